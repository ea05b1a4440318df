/// One measured position at an instant, with its accuracy: the row that live sources, filters and detectors exchange.
///
/// Batches travel as `Fixes`; there every value is kept at the resolution of its channel.
public struct Fix: BitwiseCopyable, Hashable, Sendable {
    /// Place in the order of its source, counted from 0.
    public var sequence: Int64
    /// When it was measured; nil where the source gave no time.
    public var time: Instant?
    /// Where it was measured.
    public var position: Position
    /// Height above the datum of the source, in metres.
    public var elevation: Double?
    /// Radius of the horizontal uncertainty, in metres.
    public var horizontalAccuracy: Double?
    /// Speed over ground, in metres a second.
    public var speed: Double?
    /// Direction of travel, in degrees clockwise from true north.
    public var course: Double?
    /// Heart beats a minute.
    public var heartRate: Double?
    /// What is peculiar about it.
    public var flags: FixFlags

    /// A fix at `position`; all but the place may be unknown.
    public init(
        sequence: Int64,
        time: Instant?,
        position: Position,
        elevation: Double? = nil,
        horizontalAccuracy: Double? = nil,
        speed: Double? = nil,
        course: Double? = nil,
        heartRate: Double? = nil,
        flags: FixFlags = []
    ) {
        self.sequence = sequence
        self.time = time
        self.position = position
        self.elevation = elevation
        self.horizontalAccuracy = horizontalAccuracy
        self.speed = speed
        self.course = course
        self.heartRate = heartRate
        self.flags = flags
    }
}
