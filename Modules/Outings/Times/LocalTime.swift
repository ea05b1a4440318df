public import TurGeo

/// An instant with the offset of the local clock at that place and time: what makes a local day.
public struct LocalTime: Hashable, Sendable {
    /// The instant.
    public var instant: Instant
    /// Minutes that the local clock was ahead of UTC.
    public var offsetMinutes: Int

    /// `instant` on a clock that is `offsetMinutes` ahead of UTC.
    public init(_ instant: Instant, offsetMinutes: Int) {
        (self.instant, self.offsetMinutes) = (instant, offsetMinutes)
    }

    /// The local day.
    public var date: CivilDate { CivilDate(daysSince1970: Self.floored(localMilliseconds, 86_400_000)) }

    /// Milliseconds since local midnight.
    public var millisecondsOfDay: Int {
        localMilliseconds - Self.floored(localMilliseconds, 86_400_000) * 86_400_000
    }

    private var localMilliseconds: Int { Int(instant.milliseconds) + offsetMinutes * 60_000 }

    private static func floored(_ value: Int, _ unit: Int) -> Int {
        value >= 0 ? value / unit : -((-value + unit - 1) / unit)
    }
}

extension LocalTime: CustomStringConvertible {
    /// RFC 3339 with the offset, milliseconds only when there are any: 2024-10-27T02:30:00+02:00.
    public var description: String {
        let time = millisecondsOfDay
        let zone = abs(offsetMinutes)
        var text = DigitText()
        text.append(date)
        text.append("T", time / 3_600_000, width: 2)
        text.append(":", time / 60_000 % 60, width: 2)
        text.append(":", time / 1_000 % 60, width: 2)
        if time % 1_000 != 0 { text.append(".", time % 1_000, width: 3) }
        text.append(offsetMinutes < 0 ? "-" : "+", zone / 60, width: 2)
        text.append(":", zone % 60, width: 2)
        return text.string
    }

    /// Reads the form of `description`, and Z for +00:00; nil when it is none.
    public init?(_ text: String) {
        var rest = text[...]
        guard let date = CivilDate(String(rest.prefix(10))), rest.dropFirst(10).first == "T" else { return nil }
        rest = rest.dropFirst(11)
        guard let zoneStart = rest.lastIndex(where: { "+-Z".contains($0) }),
            let offset = Self.offset(rest[zoneStart...]), let clock = Self.clock(rest[..<zoneStart])
        else { return nil }
        let local = Int64(date.daysSince1970) * 86_400_000 + Int64(clock)
        self.init(Instant(milliseconds: local - Int64(offset) * 60_000), offsetMinutes: offset)
    }

    private static func offset(_ text: Substring) -> Int? {
        if text == "Z" { return 0 }
        let parts = text.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2], let hours = Int(parts[0]), let minutes = Int(parts[1]) else {
            return nil
        }
        return (text.first == "-" ? -1 : 1) * (hours * 60 + minutes)
    }

    private static func clock(_ text: Substring) -> Int? {
        let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2, 2] else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 3, numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else { return nil }
        let fraction = halves.count == 2 ? Int((halves[1] + "00").prefix(3)) : 0
        return fraction.map { ((numbers[0] * 60 + numbers[1]) * 60 + numbers[2]) * 1_000 + $0 }
    }
}

extension LocalTime: Codable {
    /// Reads RFC 3339.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when it is none.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = LocalTime(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no RFC 3339 time")
        }
        self = time
    }

    /// Writes RFC 3339.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

/// Where the offset of a local time comes from (DESIGN.md "Local day"), best first.
public enum TimeBasis: String, Codable, Sendable, CaseIterable {
    /// The file wrote it.
    case written
    /// The user named a zone at import.
    case given
    /// The store's default zone.
    case store
    /// Nothing was known: round(longitude / 15) hours.
    case longitude
}
