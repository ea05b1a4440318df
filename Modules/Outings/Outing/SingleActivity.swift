import TurGeo

/// A record of one activity, as programs wrote it before outings had legs; it becomes an outing of one leg.
///
/// Keys, each with the spellings that are taken: `id`; `kind` or `activity` or `type`; `start` or `startDate` or
/// `startedAt`; `end` or `endDate` or `endedAt`, else `duration` in seconds; `distance` in metres; `heartRate` or
/// `averageHeartRate`; `note`; `name` or `title`; `dogName`; `stride`; `sniffFactor`. Times are RFC 3339 or seconds since
/// 2001 UTC, the form in which Swift programs write a date when nobody asks for another, or since 1970 where that would lie
/// beyond 2039.
struct SingleActivity: Decodable {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private typealias Values = KeyedDecodingContainer<Key>

    var outing: Outing

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let id = try values.decode(Identifier.self, forKey: Key(stringValue: "id"))
        let start = try Self.time(in: values, ["start", "startDate", "startedAt"])
        let seconds = try Self.first(Double.self, in: values, ["duration"])
        let end = try Self.time(in: values, ["end", "endDate", "endedAt"])
        guard let start, let end = end ?? seconds.flatMap({ start.later(by: $0) }), end.instant >= start.instant else {
            let text = "a record without legs needs a start and an end, or a duration, that follow each other"
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: text))
        }
        let distance = try Self.first(Double.self, in: values, ["distance"]) ?? 0
        let heartRate = try Self.first(Double.self, in: values, ["heartRate", "averageHeartRate"])
        guard (0...1e12).contains(distance), (0...1_000).contains(heartRate ?? 0) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "impossible figures")
            )
        }
        let kind = try Self.first(String.self, in: values, ["kind", "activity", "type"])
        let figures = LegFigures(
            distance: distance,
            heartRate: heartRate
        )
        let leg = Leg(
            id: .named("leg 0", in: SHA256.digest(id.bytes)),
            kind: kind.map(KindID.init(rawValue:)) ?? .unknown,
            start: start,
            end: end,
            figures: figures
        )
        outing = Outing(
            id: id,
            legs: [leg],
            name: try Self.first(String.self, in: values, ["name", "title"]),
            note: try Self.first(String.self, in: values, ["note"]) ?? "",
            settings: try FrozenSettings(from: decoder)
        )
    }

    private static func first<Value: Decodable>(
        _ type: Value.Type,
        in values: Values,
        _ names: [String]
    ) throws -> Value? {
        for name in names {
            if let value = try values.decodeIfPresent(Value.self, forKey: Key(stringValue: name)) { return value }
        }
        return nil
    }

    private static func time(in values: Values, _ names: [String]) throws -> LocalTime? {
        for name in names where values.contains(Key(stringValue: name)) {
            do {
                return try values.decode(LocalTime.self, forKey: Key(stringValue: name))
            } catch DecodingError.typeMismatch {
                let seconds = try values.decode(Double.self, forKey: Key(stringValue: name))
                guard abs(seconds) < 4e9 else {
                    let text = "\(seconds) seconds is no time"
                    throw DecodingError.dataCorruptedError(
                        forKey: Key(stringValue: name),
                        in: values,
                        debugDescription: text
                    )
                }
                let since1970 = seconds > 1.2e9 ? seconds : seconds + 978_307_200
                let milliseconds = Int64((since1970 * 1_000).rounded())
                return LocalTime(Instant(milliseconds: milliseconds), offsetMinutes: 0)
            }
        }
        return nil
    }
}

extension LocalTime {
    /// The time `seconds` later on the same clock; nil beyond a century.
    func later(by seconds: Double) -> LocalTime? {
        guard seconds >= 0, seconds < 4e9 else { return nil }
        let milliseconds = instant.milliseconds + Int64((seconds * 1_000).rounded())
        return LocalTime(Instant(milliseconds: milliseconds), offsetMinutes: offsetMinutes)
    }
}
