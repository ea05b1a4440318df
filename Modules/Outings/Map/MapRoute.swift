public import TurGeo

/// A planned line as the page shows it: dashed.
public struct MapRoute: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// What was written about it.
    public var note: String
    /// How long it is, for example "4,2 km".
    public var distance: String
    /// Its unbroken lines.
    public var lines: [Fixes]

    /// A route along `lines`.
    public init(name: String, note: String = "", distance: String = "", lines: [Fixes]) {
        (self.name, self.note, self.distance, self.lines) = (name, note, distance, lines)
    }
}
