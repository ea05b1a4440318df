import TurGeo

extension Marker: Codable {
    private enum Key: String, CodingKey {
        case id, latitude, longitude, time, elevation, name, note, type, photos, fragments
    }

    /// Reads a marker; only `id`, `latitude` and `longitude` are required.
    ///
    /// - Throws: `DecodingError` that names the key; `dataCorrupted` for a place out of range.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let latitude = try values.decode(Double.self, forKey: .latitude)
        let longitude = try values.decode(Double.self, forKey: .longitude)
        guard let position = Position(latitude: latitude, longitude: longitude) else {
            let place = "\(latitude), \(longitude) is no place"
            throw DecodingError.dataCorruptedError(forKey: .latitude, in: values, debugDescription: place)
        }
        self.init(
            id: try values.decode(Identifier.self, forKey: .id),
            position: position,
            time: try values.decodeIfPresent(LocalTime.self, forKey: .time)?.instant,
            elevation: try values.decodeIfPresent(Double.self, forKey: .elevation),
            name: try values.decodeIfPresent(String.self, forKey: .name),
            note: try values.decodeIfPresent(String.self, forKey: .note) ?? "",
            type: try values.decodeIfPresent(String.self, forKey: .type),
            photos: try values.decodeIfPresent([PhotoReference].self, forKey: .photos) ?? [],
            fragments: try values.decodeIfPresent([Fragment].self, forKey: .fragments) ?? []
        )
    }

    /// Writes a marker, degrees for its place and UTC for its time.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(position.latitude, forKey: .latitude)
        try values.encode(position.longitude, forKey: .longitude)
        try values.encodeIfPresent(time.map { LocalTime($0, offsetMinutes: 0) }, forKey: .time)
        try values.encodeIfPresent(elevation, forKey: .elevation)
        try values.encodeIfPresent(name, forKey: .name)
        if !note.isEmpty { try values.encode(note, forKey: .note) }
        try values.encodeIfPresent(type, forKey: .type)
        if !photos.isEmpty { try values.encode(photos, forKey: .photos) }
        if !fragments.isEmpty { try values.encode(fragments, forKey: .fragments) }
    }
}
