/// The limits of cleaning; they come from the activity kind and the settings, of which Geo knows nothing.
public struct CleaningRules: Sendable, Hashable {
    /// Fixes less accurate than this many metres are rejected; those without a figure stay.
    public var accuracyLimit: Double
    /// The fastest that the activity goes, in metres a second; without effect where it is not above 0.
    public var topSpeed: Double
    /// Geometry: a detour counts as a spike when it is longer than this many times the direct way plus the slack.
    public var detourFactor = 5.0
    /// Metres that a detour may always be longer than the direct way times the factor.
    public var detourSlack = 100.0
    /// Seconds beyond which a step is too long ago for the rule of the detour.
    public var detourSeconds = 120.0

    /// The leg's time window: timed fixes outside of it are rejected (row P5); nil keeps all.
    public var window: ClosedRange<Instant>?
    /// The gates that each fix must pass after the last one kept; none by default.
    public var gates: StepGates = []

    /// Rules with the given limits; `accuracyLimit` in metres (50, row P5), `topSpeed` in metres a second.
    public init(accuracyLimit: Double = 50, topSpeed: Double) {
        (self.accuracyLimit, self.topSpeed) = (accuracyLimit, topSpeed)
    }

    /// For a track of unknown kind: nothing on the ground goes faster than 100 m/s for long.
    public static let unknownKind = CleaningRules(topSpeed: 100)
}

/// Why cleaning left a fix out; the set is open.
public struct CleaningReason: RawRepresentable, Sendable, Hashable {
    /// The permanent name.
    public var rawValue: String

    /// The reason of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The receiver called it not valid.
    public static let void = CleaningReason(rawValue: "void")
    /// It lies at exactly 0° N 0° E, which receivers write before they know better.
    public static let nullIsland = CleaningReason(rawValue: "null-island")
    /// Its accuracy is negative or beyond the limit.
    public static let accuracy = CleaningReason(rawValue: "accuracy")
    /// Its time lies outside of the leg's window.
    public static let outsideWindow = CleaningReason(rawValue: "outside-window")
    /// It lies further from the last one than the original distance gate lets through.
    public static let distanceGate = CleaningReason(rawValue: "distance-gate")
    /// It lies further from the last one than the top speed and both accuracies explain.
    public static let speedGate = CleaningReason(rawValue: "speed-gate")
    /// Another fix of the same time is more accurate, or came first.
    public static let duplicateTime = CleaningReason(rawValue: "duplicate-time")
    /// Both steps to it are faster than the activity goes, the way past it is not.
    public static let speedSpike = CleaningReason(rawValue: "speed-spike")
    /// The way over it is a detour out of all proportion.
    public static let detourSpike = CleaningReason(rawValue: "detour-spike")
}
