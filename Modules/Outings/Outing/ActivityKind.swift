/// The permanent id of an activity kind, for example `dog-walk`; an open set.
public struct KindID: RawRepresentable, Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
    /// The id as stored and written.
    public var rawValue: String

    /// The kind of that id, known or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Alphabetical.
    public static func < (left: KindID, right: KindID) -> Bool { left.rawValue < right.rawValue }

    /// The id.
    public var description: String { rawValue }

    /// What an outing has until somebody says what it was.
    public static let unknown = KindID(rawValue: "unknown")
}

/// What people do on the way: data, so that anybody adds one without touching the program.
///
/// Stored outings hold the id alone; one that no catalog knows is shown as a neutral kind and kept as it is.
public struct ActivityKind: Hashable, Sendable {
    /// Whether a leg is shown with its pace or with its speed (row P71).
    public enum Measure: String, Codable, Sendable {
        case pace, speed
    }

    /// The permanent id.
    public var id: KindID
    /// Its name by language code, as it begins a sentence: "Gåtur".
    public var names: [String: String]
    /// The fastest that it goes, in metres a second: the limit of cleaning (row P7).
    public var topSpeed: Double
    /// Whether its distance is walked and counts into dog steps (row P49).
    public var isPedestrian: Bool
    /// Whether it is standing still on purpose: left out of moving time, pace and title (row A16).
    public var isPause: Bool
    /// Pace or speed.
    public var measure: Measure
    /// Colour on maps, `#rrggbb` (row P59).
    public var color: String
    /// Place in titles and lists, small first: walk, run, drive (row A18).
    public var rank: Int
    /// Further kinds that a statistic of this id takes in.
    public var group: KindID?
    /// Words and numbers by which other programs mean it, in lower case.
    public var aliases: [String]

    /// A kind; speeds in metres a second, `color` as `#rrggbb`.
    public init(
        id: KindID,
        names: [String: String],
        topSpeed: Double,
        isPedestrian: Bool = false,
        isPause: Bool = false,
        measure: Measure = .speed,
        color: String = "#5b6770",
        rank: Int = 100,
        group: KindID? = nil,
        aliases: [String] = []
    ) {
        (self.id, self.names, self.topSpeed) = (id, names, topSpeed)
        (self.isPedestrian, self.isPause, self.measure) = (isPedestrian, isPause, measure)
        (self.color, self.rank, self.group, self.aliases) = (color, rank, group, aliases)
    }

    /// The neutral kind that stands in for an id that nobody declared.
    public static func neutral(_ id: KindID) -> ActivityKind {
        ActivityKind(id: id, names: ["en": id.rawValue], topSpeed: 100, rank: 1_000)
    }

    /// Its name in `language`, else in English, else its id.
    public func name(in language: String) -> String { names[language] ?? names["en"] ?? id.rawValue }
}

extension ActivityKind: Codable {
    private enum Key: String, CodingKey {
        case id, names, topSpeed, isPedestrian, isPause, measure, color, rank, group, aliases
    }

    /// Reads a kind; only `id` is required, everything else has the default of the initialiser.
    ///
    /// - Throws: `DecodingError` that names the key.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let id = try values.decode(KindID.self, forKey: .id)
        self.init(
            id: id,
            names: try values.decodeIfPresent([String: String].self, forKey: .names) ?? ["en": id.rawValue],
            topSpeed: try values.decodeIfPresent(Double.self, forKey: .topSpeed) ?? 100,
            isPedestrian: try values.decodeIfPresent(Bool.self, forKey: .isPedestrian) ?? false,
            isPause: try values.decodeIfPresent(Bool.self, forKey: .isPause) ?? false,
            measure: try values.decodeIfPresent(Measure.self, forKey: .measure) ?? .speed,
            color: try values.decodeIfPresent(String.self, forKey: .color) ?? "#5b6770",
            rank: try values.decodeIfPresent(Int.self, forKey: .rank) ?? 100,
            group: try values.decodeIfPresent(KindID.self, forKey: .group),
            aliases: try values.decodeIfPresent([String].self, forKey: .aliases) ?? []
        )
    }
}
