public import TurGeo
public import TurOutings
public import TurStorage

/// Which outings a list, a map, statistics or an export takes: alike everywhere.
public struct OutingFilter: Sendable, Hashable {
    /// The first local day.
    public var from: CivilDate?
    /// The last local day.
    public var to: CivilDate?
    /// A kind that a leg has, or the group that its kind names.
    public var kind: KindID?
    /// A place that some fix is near.
    public var place: NearbyPlace?

    /// Somewhere and how far around it, in metres.
    public struct NearbyPlace: Sendable, Hashable {
        /// The middle.
        public var position: Position
        /// Metres around it.
        public var radius: Double

        /// `radius` metres around `position`.
        public init(_ position: Position, radius: Double) { (self.position, self.radius) = (position, radius) }
    }

    /// A filter that lets everything through.
    public init() {}

    /// Whether the outing behind `header` is let through, its place not looked at.
    public func admits(_ header: OutingHeader, catalog: Catalog) -> Bool {
        let date = header.start.date
        if let from, date < from { return false }
        if let to, date > to { return false }
        guard let kind else { return true }
        return header.kinds.contains { $0 == kind || catalog.kind($0).group == kind }
    }

    /// Whether `outing`, whose fixes are `pieces`, is let through, its place looked at.
    ///
    /// - Complexity: O(fixes) where a place is asked for.
    public func admits(_ outing: Outing, _ pieces: [[Fixes]], catalog: Catalog) -> Bool {
        guard admits(OutingHeader(outing), catalog: catalog) else { return false }
        guard let place else { return true }
        return pieces.joined().contains { piece in
            piece.indices.contains { LocalMetric.distance(piece.position(at: $0), place.position) <= place.radius }
        }
    }
}
