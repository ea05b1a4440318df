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
    /// Lines that come nearer to the pole than this are looked for.
    static let wideEdgeE7: Int32 = 800_000_000
    /// So many metres, no more, lie between both edges.
    static let reach = 700_000.0

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

    /// The points of all `fixes`.
    ///
    /// - Complexity: O(n).
    func points(_ fixes: Fixes) -> PlanarPoints {
        let points = fixes.indices.map { point(fixes.position(at: $0)) }
        return PlanarPoints(x: ContiguousArray(points.map(\.x)), y: ContiguousArray(points.map(\.y)))
    }

    /// The index of those of `lines` that come near the pole, under their own numbers; nil when none does.
    ///
    /// - Complexity: O(n log n), n the number of fixes.
    func index(_ lines: [Fixes]) -> PlanarLineIndex? {
        let isNear = lines.map(comesNear)
        guard isNear.contains(true) else { return nil }
        return PlanarLineIndex(
            zip(lines, isNear).map { line, isNear in isNear ? points(line) : PlanarPoints(x: [], y: []) }
        )
    }

    private func comesNear(_ line: Fixes) -> Bool {
        line.withColumns { columns in
            (0..<columns.count).contains {
                isNorth ? columns.latitudes[$0] >= Self.wideEdgeE7 : columns.latitudes[$0] <= -Self.wideEdgeE7
            }
        } ?? false
    }
}
