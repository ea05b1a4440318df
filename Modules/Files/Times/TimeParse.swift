/// What a text that should be a time turned out to be.
public enum TimeParse: Sendable, Hashable {
    /// A time.
    case value(TimeReading)
    /// No time is given: nothing, blanks, "null" or "NaN".
    case absent
    /// Anything else.
    case malformed

    /// The time, if there is one.
    @inlinable public var reading: TimeReading? {
        guard case .value(let reading) = self else { return nil }
        return reading
    }
}

/// A time as it was read, with what was peculiar about it.
public struct TimeReading: BitwiseCopyable, Sendable, Hashable {
    /// Milliseconds since 1970-01-01T00:00:00 UTC; a time without zone is taken as UTC.
    public var milliseconds: Int64
    /// The written offset from UTC in minutes, east positive; nil for Z, for -00:00 and for no zone.
    public var offsetMinutes: Int?
    /// Whether a zone, offset or Z, was written; a bracketed zone name alone does not count.
    public var hasZone: Bool
    /// Whether the written year is outside 1900…2100.
    public var isOutOfRange: Bool
    /// Whether the seconds were 60, read as 59.999.
    public var isLeapSecond: Bool

    /// A time as read.
    @inlinable public init(
        milliseconds: Int64,
        offsetMinutes: Int? = nil,
        hasZone: Bool = true,
        isOutOfRange: Bool = false,
        isLeapSecond: Bool = false
    ) {
        (self.milliseconds, self.offsetMinutes, self.hasZone) = (milliseconds, offsetMinutes, hasZone)
        (self.isOutOfRange, self.isLeapSecond) = (isOutOfRange, isLeapSecond)
    }
}
