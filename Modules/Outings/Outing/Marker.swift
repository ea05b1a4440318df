public import TurGeo

/// What a person noted at a place: a nice spot, a damage; with text and photographs.
public struct Marker: Hashable, Sendable {
    /// The permanent id.
    public var id: Identifier
    /// Where it is.
    public var position: Position
    /// When it was noted, if known.
    public var time: Instant?
    /// Height in metres, if known.
    public var elevation: Double?
    /// Its name.
    public var name: String?
    /// What was written about it.
    public var note: String
    /// What sort of thing it is, for example `nice-spot`, or the symbol of the file.
    public var type: String?
    /// Photographs, by reference.
    public var photos: [PhotoReference]
    /// What the file said that the model has no place for.
    public var fragments: [Fragment]

    /// A marker at `position`; `elevation` in metres.
    public init(
        id: Identifier,
        position: Position,
        time: Instant? = nil,
        elevation: Double? = nil,
        name: String? = nil,
        note: String = "",
        type: String? = nil,
        photos: [PhotoReference] = [],
        fragments: [Fragment] = []
    ) {
        (self.id, self.position, self.time, self.elevation) = (id, position, time, elevation)
        (self.name, self.note, self.type) = (name, note, type)
        (self.photos, self.fragments) = (photos, fragments)
    }
}

/// A photograph that lies elsewhere.
public struct PhotoReference: Hashable, Sendable, Codable {
    /// Path or address.
    public var link: String
    /// What it shows.
    public var caption: String?

    /// The photograph at `link`.
    public init(link: String, caption: String? = nil) { (self.link, self.caption) = (link, caption) }
}

/// Weather at the start of an outing.
public struct Weather: Hashable, Sendable, Codable {
    /// Air temperature, in degrees Celsius.
    public var temperature: Double?
    /// Wind speed, in metres a second.
    public var windSpeed: Double?
    /// What the sky was like, in the words of the source.
    public var condition: String?

    /// Weather; what is unknown is nil.
    public init(temperature: Double? = nil, windSpeed: Double? = nil, condition: String? = nil) {
        (self.temperature, self.windSpeed, self.condition) = (temperature, windSpeed, condition)
    }
}
