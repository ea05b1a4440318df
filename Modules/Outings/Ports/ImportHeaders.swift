/// What a file says of a track before its fixes.
public struct TrackHeader: Hashable, Sendable {
    /// Its name.
    public var name: String?
    /// What was written about it.
    public var note: String = ""
    /// The word or number for its activity, as written.
    public var type: String?
    /// What our own export says of it, so that it comes back whole.
    public var own: OwnTrack?
    /// What the file said that the model has no place for.
    public var fragments: [Fragment] = []

    /// A track of which nothing is said.
    public init() {}
}

/// The ids and fields that our own files carry with a track (DESIGN.md "Data").
public struct OwnTrack: Hashable, Sendable {
    /// The outing with every field but its fixes; its legs hold no pieces.
    public var outing: Outing
    /// The leg that this track is.
    public var leg: Identifier

    /// The track is `leg` of `outing`.
    public init(outing: Outing, leg: Identifier) { (self.outing, self.leg) = (outing, leg) }
}

/// What a file says of a planned route.
public struct RouteHeader: Hashable, Sendable {
    /// Its id, where the file is our own.
    public var id: Identifier?
    /// Its name.
    public var name: String?
    /// What was written about it.
    public var note: String = ""
    /// Whether the file held it as a track without times.
    public var isTrack = false
    /// What the file said that the model has no place for.
    public var fragments: [Fragment] = []

    /// A route of which nothing is said.
    public init() {}
}
