extension Outing: Codable {
    /// The version of the form that is written; a reader takes any up to its own (row P53).
    public static let schema = 1

    private enum Key: String, CodingKey {
        case schema, id, legs, name, note, tags, markers, photos, weather, settings, timeBasis, creator, fragments
        case summary
    }

    /// Reads an outing; every key but `id` and `legs` has a default, and a record of a single activity, as programs
    /// before legs wrote it, becomes an outing of one leg (row P45).
    ///
    /// - Throws: `DecodingError` that names the key; `dataCorrupted` for a newer schema or an outing without a leg.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let schema = try values.decodeIfPresent(Int.self, forKey: .schema) ?? 1
        guard schema <= Self.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema,
                in: values,
                debugDescription: "schema \(schema) is newer than \(Self.schema)"
            )
        }
        guard let legs = try values.decodeIfPresent([Leg].self, forKey: .legs) else {
            self = try SingleActivity(from: decoder).outing
            return
        }
        guard !legs.isEmpty else {
            throw DecodingError.dataCorruptedError(forKey: .legs, in: values, debugDescription: "an outing has a leg")
        }
        self.init(
            id: try values.decode(Identifier.self, forKey: .id),
            legs: legs.sorted { ($0.start.instant, $0.id) < ($1.start.instant, $1.id) },
            name: try values.decodeIfPresent(String.self, forKey: .name),
            note: try values.decodeIfPresent(String.self, forKey: .note) ?? "",
            tags: try values.decodeIfPresent([String].self, forKey: .tags) ?? [],
            markers: try values.decodeIfPresent([Marker].self, forKey: .markers) ?? [],
            photos: try values.decodeIfPresent([PhotoReference].self, forKey: .photos) ?? [],
            weather: try values.decodeIfPresent(Weather.self, forKey: .weather),
            settings: try values.decodeIfPresent(FrozenSettings.self, forKey: .settings) ?? FrozenSettings(),
            timeBasis: try values.decodeIfPresent(TimeBasis.self, forKey: .timeBasis) ?? .written,
            creator: try values.decodeIfPresent(String.self, forKey: .creator),
            fragments: try values.decodeIfPresent([Fragment].self, forKey: .fragments) ?? []
        )
    }

    /// Writes an outing with its summary, which readers of ours derive anew.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(Self.schema, forKey: .schema)
        try values.encode(id, forKey: .id)
        try values.encode(legs, forKey: .legs)
        try values.encodeIfPresent(name, forKey: .name)
        if !note.isEmpty { try values.encode(note, forKey: .note) }
        if !tags.isEmpty { try values.encode(tags, forKey: .tags) }
        if !markers.isEmpty { try values.encode(markers, forKey: .markers) }
        if !photos.isEmpty { try values.encode(photos, forKey: .photos) }
        try values.encodeIfPresent(weather, forKey: .weather)
        try values.encode(settings, forKey: .settings)
        try values.encode(timeBasis, forKey: .timeBasis)
        try values.encodeIfPresent(creator, forKey: .creator)
        if !fragments.isEmpty { try values.encode(fragments, forKey: .fragments) }
        try values.encode(summary, forKey: .summary)
    }
}

extension OutingSummary: Encodable {
    private enum Key: String, CodingKey { case distance, duration, heartRate, ascent, descent, topSpeed, kinds, fixes }

    /// Writes metres, seconds and metres a second.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(distance, forKey: .distance)
        try values.encode(duration, forKey: .duration)
        try values.encodeIfPresent(heartRate, forKey: .heartRate)
        try values.encodeIfPresent(ascent, forKey: .ascent)
        try values.encodeIfPresent(descent, forKey: .descent)
        try values.encodeIfPresent(topSpeed, forKey: .topSpeed)
        try values.encode(kinds, forKey: .kinds)
        try values.encode(fixes, forKey: .fixes)
    }
}
