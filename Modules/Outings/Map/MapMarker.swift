public import TurGeo

/// A marked place as the page shows it.
public struct MapMarker: Hashable, Sendable {
    /// Where it is.
    public var position: Position
    /// Its name, or the name of its sort where it has none.
    public var name: String
    /// What was written about it.
    public var note: String

    /// A marker at `position`.
    public init(position: Position, name: String, note: String = "") {
        (self.position, self.name, self.note) = (position, name, note)
    }
}
