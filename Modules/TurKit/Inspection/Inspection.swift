public import TurGeo
public import TurOutings

/// What a file holds, counted as it is written, before anything becomes an outing: the answer of `tur inspect`.
public struct Inspection: Sendable {
    /// Id of the format; `zip` or `gzip` content is named by what lies inside, an archive of several by `zip`.
    public var format = ""
    /// Elements in the file.
    public var counts = Counts()
    /// Metres between neighbours inside a segment, as written, before any cleaning.
    public var length = 0.0
    /// The first and the last time in the order of the file.
    public var inFileOrder: (first: Instant, last: Instant)?
    /// The earliest and the latest time.
    public var extremes: (first: Instant, last: Instant)?
    /// Lowest and highest elevation, in metres.
    public var elevations: ClosedRange<Double>?
    /// The box around the track points.
    public var bounds: Bounds? { box.bounds }
    /// Number, lowest and highest of the heart rates.
    public var heartRates: (count: Int, lowest: Double, highest: Double)?
    /// The first ten speeds, in metres a second.
    public var speeds: [Double] = []
    /// The names of the first ten waypoints.
    public var names: [String] = []
    /// What was repaired, skipped or is worth knowing.
    public var report = Report()

    var box = Bounds.Builder()
    /// Points of tracks that have no time at all, hence are planned routes.
    var plannedPoints = 0

    /// Numbers of elements.
    public struct Counts: Sendable, Hashable {
        /// Tracks.
        public var tracks = 0
        /// Segments of tracks.
        public var segments = 0
        /// Segments without a point that has a place.
        public var emptySegments = 0
        /// Routes.
        public var routes = 0
        /// Points of routes.
        public var routePoints = 0
        /// Waypoints, with or without a place.
        public var waypoints = 0
        /// Track points with a place.
        public var points = 0
        /// Those of them that have a time.
        public var pointsWithTime = 0
        /// Those of them that have an elevation.
        public var pointsWithElevation = 0
        /// Steps inside a segment whose time falls.
        public var timeStepsBack = 0
        /// Steps inside a segment whose time stays.
        public var equalTimes = 0
        /// Points that the default cleaning leaves.
        public var cleanedPoints = 0
        /// Outings that an import would make.
        public var outings = 0
        /// Planned routes that an import would make.
        public var plannedRoutes = 0
    }

    /// An inspection of nothing.
    public init() {}
}
