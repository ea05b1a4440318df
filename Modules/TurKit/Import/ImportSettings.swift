public import TurOutings

/// What decides how the items of a file become outings.
public struct ImportSettings: Sendable {
    /// How tolerant the readers are.
    public var tolerance = Tolerance.lenient
    /// The kind of tracks whose file says nothing that is understood.
    public var kind: KindID?
    /// The zone that the user gave for this import.
    public var zone: (any ZoneRules)?
    /// The store's default zone.
    public var storeZone: (any ZoneRules)?
    /// Settings that are frozen into each outing.
    public var frozen = FrozenSettings()
    /// Whether the file itself is kept, compressed.
    public var keepsOriginals = true

    /// Lenient, with no zone and no kind.
    public init() {}
}
