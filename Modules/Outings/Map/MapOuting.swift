public import TurGeo

/// An outing as the page shows it: its figures are sentences already, its days and kinds are there to filter by.
public struct MapOuting: Hashable, Sendable {
    /// Its place in the archive, as people name it: outing 128.
    public var number: Int
    /// What it is called.
    public var title: String
    /// When it began, on the local clock; nil where nothing was timed.
    public var start: LocalTime?
    /// Kinds by which the filter finds it.
    public var kinds: [KindID]
    /// How long it took, for example "1 t 12 min".
    public var duration: String
    /// How far it went, for example "4,2 km".
    public var distance: String
    /// Further figures of the popup, in their order.
    public var facts: [MapFact]
    /// What was written about it.
    public var note: String
    /// Its legs in order of time.
    public var legs: [MapLeg]

    /// An outing.
    public init(
        number: Int,
        title: String,
        start: LocalTime?,
        kinds: [KindID],
        duration: String,
        distance: String,
        facts: [MapFact] = [],
        note: String = "",
        legs: [MapLeg]
    ) {
        (self.number, self.title, self.start, self.kinds) = (number, title, start, kinds)
        (self.duration, self.distance, self.facts, self.note) = (duration, distance, facts, note)
        self.legs = legs
    }
}

/// A leg of an outing as the page shows it.
public struct MapLeg: Hashable, Sendable {
    /// Its activity kind, which colours it.
    public var kind: KindID
    /// Its figures in a few words, for example "42 min · 3,1 km".
    public var summary: String
    /// Its unbroken pieces; between them nothing is known.
    public var pieces: [Fixes]

    /// A leg.
    public init(kind: KindID, summary: String, pieces: [Fixes]) {
        (self.kind, self.summary, self.pieces) = (kind, summary, pieces)
    }
}

/// A figure with its name, for example "Ascent" and "214 m".
public struct MapFact: Hashable, Sendable {
    /// What is measured.
    public var label: String
    /// How much.
    public var value: String

    /// The figure `value` called `label`.
    public init(_ label: String, _ value: String) { (self.label, self.value) = (label, value) }
}
