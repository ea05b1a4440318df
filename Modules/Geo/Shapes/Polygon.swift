/// An area with holes, whose edges are straight in degrees, the short way round.
///
/// Right across ±180°; an area that holds a pole must be cut along a meridian. Points on an edge, of a hole too, lie inside.
/// Reckoned in whole numbers, so nothing is lost to rounding.
public struct Polygon: Sendable, Hashable {
    private let outer: PolygonRing
    private let holes: [PolygonRing]

    /// The area within `outer` but not within `holes`; rings may repeat their first corner at the end or not.
    ///
    /// - Complexity: O(corners); some 300 bytes a corner at most.
    public init(outer: [Position], holes: [[Position]] = []) {
        self.outer = PolygonRing(outer)
        self.holes = holes.map { PolygonRing($0) }
    }

    /// Whether `position` lies inside or on an edge.
    ///
    /// - Complexity: O(edges near its latitude and holes): some 80 ns of a star with 60 corners, O(corners) of a comb at worst.
    public func contains(_ position: Position) -> Bool {
        switch outer.side(of: position) {
        case .outside: return false
        case .edge: return true
        case .inside:
            for index in holes.indices where holes[index].side(of: position) == .inside { return false }
            return true
        }
    }
}
