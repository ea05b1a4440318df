public import TurGeo

/// What a file says of a track beside its fixes.
public struct TrackHeader: Hashable, Sendable {
    /// Its name.
    public var name: String?
    /// What was written about it.
    public var note: String = ""
    /// The word or number for its activity, as written.
    public var type: String?
    /// What our own export says of it, so that it comes back whole.
    public var own: OwnTrack?
    /// The id of the planned route that our own export wrote as this track, since it has several lines.
    public var ownRoute: Identifier?
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

/// What a point without a place still measured.
public struct Sample: Hashable, Sendable {
    /// When.
    public var time: Instant?
    /// Height in metres.
    public var elevation: Double?
    /// Heart beats a minute.
    public var heartRate: Double?

    /// A sample; what is unknown is nil.
    public init(time: Instant? = nil, elevation: Double? = nil, heartRate: Double? = nil) {
        (self.time, self.elevation, self.heartRate) = (time, elevation, heartRate)
    }
}

/// What our own files carry with a marker.
public struct OwnMarker: Hashable, Sendable {
    /// The marker.
    public var id: Identifier
    /// The outing that it belongs to, if to any.
    public var outing: Identifier?

    /// The marker `id` of `outing`.
    public init(id: Identifier, outing: Identifier?) { (self.id, self.outing) = (id, outing) }
}

/// What a file says of a planned route.
public struct RouteHeader: Hashable, Sendable {
    /// Its id, where the file is our own.
    public var id: Identifier?
    /// Its name.
    public var name: String?
    /// What was written about it.
    public var note: String = ""
    /// Number of route points as the file counts them; the lines may hold more, where a point says how to reach the next.
    public var writtenPoints = 0
    /// What the file said that the model has no place for.
    public var fragments: [Fragment] = []

    /// A route of which nothing is said.
    public init() {}
}
