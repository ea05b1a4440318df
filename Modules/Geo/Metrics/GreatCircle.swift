#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Courses and places on the sphere of radius `Haversine.radius`: what headings on a map are (row P43).
public enum GreatCircle {
    /// The course from `a` towards `b` at `a`, in degrees clockwise from north, 0 up to 360; nil when both are one place.
    ///
    /// At a pole every course follows a meridian: it is counted against the meridian of `a`.
    public static func course(from a: Position, to b: Position) -> Double? {
        guard a != b else { return nil }
        let unit = Double.pi / 180 / 1e7
        let (start, end) = (Double(a.latitudeE7) * unit, Double(b.latitudeE7) * unit)
        let east = Double(LocalMetric.wrapped(Int64(b.longitudeE7) - Int64(a.longitudeE7))) * unit
        let half = sin(east / 2)
        let across = cos(end) * sin(east)
        // sin φ₂·cos φ₁ − cos φ₂·sin φ₁·cos Δλ, without the difference of near numbers.
        let along = sin(end - start) + 2 * sin(start) * cos(end) * half * half
        guard across != 0 || along != 0 else { return nil }
        return turned(atan2(across, along) * (180 / .pi))
    }

    /// The place `distance` metres from `start` under `course`, in degrees clockwise from north; `start` when one of them is
    /// no number.
    public static func destination(from start: Position, course: Double, distance: Double) -> Position {
        guard course.isFinite, distance.isFinite else { return start }
        let unit = Double.pi / 180
        let (latitude, angle) = (start.latitude * unit, distance / Haversine.radius)
        let (sine, cosine) = (sin(course * unit), cos(course * unit))
        let up = sin(latitude) * cos(angle) + cos(latitude) * sin(angle) * cosine
        let out = cos(latitude) * cos(angle) - sin(latitude) * sin(angle) * cosine
        let across = sin(angle) * sine
        return position(
            latitude: atan2(up, (out * out + across * across).squareRoot()),
            longitude: start.longitude * unit + atan2(across, out)
        )
    }

    /// The place at `share` of the great circle from `a` to `b`, 0 the start and 1 the end.
    ///
    /// Of antipodes, where every great circle is as short, the one along the meridian of `a` over the north pole.
    public static func interpolated(from a: Position, to b: Position, share: Double) -> Position {
        guard share != 0, share.isFinite, a != b else { return a }
        guard share != 1 else { return b }
        let distance = Haversine.distance(a, b)
        return destination(from: a, course: course(from: a, to: b) ?? 0, distance: distance * share)
    }

    /// An angle in degrees brought into 0 up to 360.
    static func turned(_ degrees: Double) -> Double {
        let positive = degrees < 0 ? degrees + 360 : degrees
        return positive >= 360 ? positive - 360 : positive
    }

    /// The nearest position to an angle pair in radians; the longitude may lie anywhere.
    static func position(latitude: Double, longitude: Double) -> Position {
        let turns = longitude / (2 * .pi)
        let east = ((turns - turns.rounded()) * 3.6e9).rounded()
        let north = (latitude * (1.8e9 / .pi)).rounded()
        let folded = east == 1.8e9 ? -1.8e9 : east
        return Position(latitudeE7: Int32(min(max(north, -9e8), 9e8)), longitudeE7: Int32(folded))
    }
}
