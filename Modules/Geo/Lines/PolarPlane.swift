#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The plane of a polar cap, seen from above: metres from the pole along meridians, for lines where degrees east say nothing.
///
/// Azimuthal equidistant (Snyder 1987, p. 191, with the ellipsoid's meridian arcs). Across, a place r metres from the pole is
/// measured too long by r²/6R² of itself: 0.05 % at the edge of the cap.
struct PolarPlane: Sendable {
    /// From this latitude on, north or south, lines are measured here.
    static let edgeE7: Int32 = 870_000_000
    /// What comes nearer to the pole than this is near it.
    static let wideEdgeE7: Int32 = 800_000_000
    /// So far from the cap, at least, lies what does not come near the pole.
    static let clearance = 700_000.0

    /// The north pole's, or the south pole's.
    let isNorth: Bool

    /// The plane of the cap that `position` lies in; nil elsewhere.
    init?(around position: Position) {
        guard Int64(position.latitudeE7).magnitude >= Self.edgeE7 else { return nil }
        isNorth = position.latitudeE7 > 0
    }

    /// The plane of a pole.
    init(isNorth: Bool) { self.isNorth = isNorth }

    /// Metres along the meridians of 0° and of ±90°; to the left of a line is the left side of a walker.
    func point(_ position: Position) -> (x: Double, y: Double) {
        let unit = Double.pi / 180 / 1e7
        let latitude = Double(position.latitudeE7) * (isNorth ? unit : -unit)
        let distance = MeridianArc.quarter - MeridianArc(latitude: latitude).length
        let longitude = Double(position.longitudeE7) * (isNorth ? unit : -unit)
        return (distance * cos(longitude), distance * sin(longitude))
    }

    /// The position of a point, as far as the equator.
    ///
    /// By Newton's method with the slope at the pole, which each step brings 200 times nearer.
    func position(x: Double, y: Double) -> Position {
        let distance = (x * x + y * y).squareRoot()
        let radius = Ellipsoid.equatorialRadius / (1 - Ellipsoid.eccentricitySquared).squareRoot()
        var latitude = Double.pi / 2 - distance / radius
        for _ in 0..<6 {
            latitude += (MeridianArc.quarter - distance - MeridianArc(latitude: latitude).length) / radius
        }
        let longitude = atan2(y, x)
        return GreatCircle.position(
            latitude: isNorth ? latitude : -latitude,
            longitude: isNorth ? longitude : -longitude
        )
    }

    /// The points of all `fixes`.
    ///
    /// - Complexity: O(n).
    func points(_ fixes: Fixes) -> PlanarPoints {
        let points = fixes.indices.map { point(fixes.position(at: $0)) }
        return PlanarPoints(x: ContiguousArray(points.map(\.x)), y: ContiguousArray(points.map(\.y)))
    }

    /// Whether a line comes nearer to the pole than the wide edge, with a fix or a step.
    ///
    /// - Complexity: O(n).
    func isReached(by line: Fixes) -> Bool {
        let edge = MeridianArc.quarter - MeridianArc(latitude: Double(Self.wideEdgeE7) * (.pi / 1.8e9)).length
        return line.withColumns { columns in
            (0..<columns.count).contains { row in
                if isBeyond(Self.wideEdgeE7, columns.latitudes[row]) { return true }
                let east = row > 0 ? Int64(columns.longitudes[row]) - Int64(columns.longitudes[row - 1]) : 0
                guard Self.isWide(LocalMetric.wrapped(east)), isBeyond(0, columns.latitudes[row]) else { return false }
                let (from, to) = (point(line.position(at: row - 1)), point(line.position(at: row)))
                let pole = FootSearch(x: 0, y: 0, scale: (1, 1))
                return pole.foot(from.x, from.y, to.x, to.y).square < edge * edge
            }
        } ?? false
    }

    /// Whether a line with such a fix, or such a step to it, may come near a pole: what asks all of a line costs little.
    @inline(__always)
    static func mayBeReached(latitude: Int32, step: Int64) -> Bool {
        latitude >= wideEdgeE7 || latitude <= -wideEdgeE7 || isWide(step)
    }

    /// Whether a step east is so long that it may come near the pole between places that don't: a shorter one stays out of
    /// `clearance` of the cap.
    @inline(__always)
    private static func isWide(_ step: Int64) -> Bool { step.magnitude > 400_000_000 }

    private func isBeyond(_ edge: Int32, _ latitude: Int32) -> Bool { isNorth ? latitude >= edge : latitude <= -edge }
}
