#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Distance between near positions on the ellipsoid: the default between fixes.
///
/// The two radii of curvature at the middle latitude, M along the meridian and N across it, make a plane in which the
/// distance is √((M·Δφ)² + (N·cos φ·Δλ)²): within 1 ppm of the geodesic up to 10 km (performance.md 6). Beyond that, and
/// where meridians converge so fast that |Δλ·sin φ| exceeds 0.0027, the geodesic itself is used.
public enum LocalMetric {
    /// The greatest distance that is measured in the plane, in metres.
    public static let reach = 10_000.0
    /// The greatest |Δλ·sin φ| that is measured in the plane, in radians.
    ///
    /// What the plane misses then is an eighth of its square, 0.9 ppm.
    static let bend = 0.0027

    /// Metres from `a` to `b`, the short way round.
    public static func distance(_ a: Position, _ b: Position) -> Double {
        let unit = Double.pi / 180 / 1e7
        let middle = (Double(a.latitudeE7) + Double(b.latitudeE7)) * (unit / 2)
        let north = Double(Int64(b.latitudeE7) - Int64(a.latitudeE7)) * unit
        let east = Double(wrapped(Int64(b.longitudeE7) - Int64(a.longitudeE7))) * unit
        let cosine = cos(middle)
        let sineSquared = 1 - cosine * cosine
        let w = 1 - Ellipsoid.eccentricitySquared * sineSquared
        let acrossRadius = Ellipsoid.equatorialRadius / w.squareRoot()
        let alongRadius = acrossRadius * (1 - Ellipsoid.eccentricitySquared) / w
        let x = acrossRadius * cosine * east
        let y = alongRadius * north
        let squared = x * x + y * y
        guard squared <= reach * reach, east * east * sineSquared <= bend * bend else {
            return Geodesic.distance(a, b)
        }
        return squared.squareRoot()
    }

    /// A difference of longitudes, in units of 1e-7 degree, brought into ±180°.
    @inline(__always)
    static func wrapped(_ difference: Int64) -> Int64 {
        if difference > 1_800_000_000 { return difference - 3_600_000_000 }
        return difference < -1_800_000_000 ? difference + 3_600_000_000 : difference
    }
}
