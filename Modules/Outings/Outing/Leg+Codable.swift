import TurGeo

extension Leg: Codable {
    private enum Key: String, CodingKey { case id, kind, start, end, pieces, figures, media, fragments }

    /// Reads a leg; only `id`, `start` and `end` are required.
    ///
    /// - Throws: `DecodingError` that names the key; `dataCorrupted` when it ends before it starts.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            id: try values.decode(Identifier.self, forKey: .id),
            kind: try values.decodeIfPresent(KindID.self, forKey: .kind) ?? .unknown,
            start: try values.decode(LocalTime.self, forKey: .start),
            end: try values.decode(LocalTime.self, forKey: .end),
            pieces: try values.decodeIfPresent([Piece].self, forKey: .pieces) ?? [],
            figures: try values.decodeIfPresent(LegFigures.self, forKey: .figures) ?? LegFigures(),
            media: try values.decodeIfPresent([Media].self, forKey: .media) ?? [],
            fragments: try values.decodeIfPresent([Fragment].self, forKey: .fragments) ?? []
        )
        guard duration >= 0 else {
            throw DecodingError.dataCorruptedError(forKey: .end, in: values, debugDescription: "ends before it starts")
        }
    }

    /// Writes a leg, empty lists left out.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .id)
        try values.encode(kind, forKey: .kind)
        try values.encode(start, forKey: .start)
        try values.encode(end, forKey: .end)
        try values.encode(pieces, forKey: .pieces)
        try values.encode(figures, forKey: .figures)
        if !media.isEmpty { try values.encode(media, forKey: .media) }
        if !fragments.isEmpty { try values.encode(fragments, forKey: .fragments) }
    }
}

extension LegFigures: Codable {
    private enum Key: String, CodingKey {
        case distance, gapSeconds, heartRate, topSpeed, ascent, descent, fixes, rejected, bounds
    }

    /// Reads figures; what is missing is nought or unknown.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let edges = try values.decodeIfPresent([Int32].self, forKey: .bounds) ?? []
        let box =
            edges.count == 4
            ? Bounds(southE7: edges[1], westE7: edges[0], northE7: edges[3], eastE7: edges[2]) : nil
        self.init(
            distance: try values.decodeIfPresent(Double.self, forKey: .distance) ?? 0,
            gapSeconds: try values.decodeIfPresent(Double.self, forKey: .gapSeconds) ?? 0,
            heartRate: try values.decodeIfPresent(Double.self, forKey: .heartRate),
            topSpeed: try values.decodeIfPresent(Double.self, forKey: .topSpeed),
            ascent: try values.decodeIfPresent(Double.self, forKey: .ascent),
            descent: try values.decodeIfPresent(Double.self, forKey: .descent),
            fixes: try values.decodeIfPresent(Int.self, forKey: .fixes) ?? 0,
            rejected: try values.decodeIfPresent(Int.self, forKey: .rejected) ?? 0,
            bounds: box
        )
        guard isPossible else {
            throw DecodingError.dataCorruptedError(
                forKey: .distance,
                in: values,
                debugDescription: "impossible figures"
            )
        }
    }

    /// Whether the figures are such as an outing on this planet can have; readers of foreign files rely on it.
    private var isPossible: Bool {
        let measures = [distance, gapSeconds, heartRate ?? 0, topSpeed ?? 0, ascent ?? 0, descent ?? 0]
        return measures.allSatisfy { $0 >= 0 && $0 <= 1e12 } && (0...1_000_000_000_000).contains(fixes)
            && (0...1_000_000_000_000).contains(rejected)
    }

    /// Writes metres, seconds and metres a second; the box as west, south, east, north in units of 1e-7 degree.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(distance, forKey: .distance)
        if gapSeconds != 0 { try values.encode(gapSeconds, forKey: .gapSeconds) }
        try values.encodeIfPresent(heartRate, forKey: .heartRate)
        try values.encodeIfPresent(topSpeed, forKey: .topSpeed)
        try values.encodeIfPresent(ascent, forKey: .ascent)
        try values.encodeIfPresent(descent, forKey: .descent)
        try values.encode(fixes, forKey: .fixes)
        if rejected != 0 { try values.encode(rejected, forKey: .rejected) }
        guard let bounds else { return }
        try values.encode([bounds.westE7, bounds.southE7, bounds.eastE7, bounds.northE7], forKey: .bounds)
    }
}
