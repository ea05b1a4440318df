public import TurGeo

/// The offset of a place's clock from UTC at any time.
///
/// Contract: pure; the same instant always has the same offset.
public protocol ZoneRules: Sendable {
    /// The name by which the user asked for it, for example `Europe/Oslo`.
    var name: String { get }

    /// Minutes that the clock is ahead of UTC at `instant`.
    func offsetMinutes(at instant: Instant) -> Int
}

extension ZoneRules {
    /// The instant at which the clock shows `local`, the milliseconds since 1970 that it would be on a clock at UTC.
    ///
    /// A time that comes twice is the earlier one; one that is skipped is read with the offset before the change.
    public func instant(local: Int64) -> Instant {
        let day = Instant(milliseconds: local - 86_400_000)
        let before = Instant(milliseconds: local - Int64(offsetMinutes(at: day)) * 60_000)
        let after = Instant(milliseconds: local - Int64(offsetMinutes(at: before)) * 60_000)
        return offsetMinutes(at: after) == offsetMinutes(at: before) ? after : before
    }
}

/// A clock that is always the same number of minutes ahead of UTC.
public struct FixedZone: ZoneRules, Hashable {
    /// The name by which the user asked for it.
    public var name: String
    private var minutes: Int

    /// A clock `minutes` ahead of UTC.
    public init(name: String, minutes: Int) { (self.name, self.minutes) = (name, minutes) }

    /// The same at any instant.
    public func offsetMinutes(at instant: Instant) -> Int { minutes }
}
