/// A point in time: whole milliseconds since 1970-01-01T00:00:00 UTC, leap seconds not counted.
public struct Instant: BitwiseCopyable, Hashable, Comparable, Sendable, Codable {
    /// Milliseconds since 1970 UTC.
    public var milliseconds: Int64

    /// The instant `milliseconds` after 1970 UTC.
    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    /// The instant `seconds` after 1970 UTC, held in what milliseconds can say: 292 million years.
    public init(seconds: Int64) {
        let limit = Int64.max / 1_000
        milliseconds = min(max(seconds, -limit), limit) * 1_000
    }

    /// Reads whole milliseconds.
    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    /// Writes whole milliseconds.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }

    /// Earlier first.
    public static func < (left: Instant, right: Instant) -> Bool { left.milliseconds < right.milliseconds }

    /// The time from `other` to this instant, in seconds; negative when this one is earlier.
    public func seconds(since other: Instant) -> Double {
        let (difference, isFar) = milliseconds.subtractingReportingOverflow(other.milliseconds)
        return (isFar ? Double(milliseconds) - Double(other.milliseconds) : Double(difference)) / 1_000
    }
}
