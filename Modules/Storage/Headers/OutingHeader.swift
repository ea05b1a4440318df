public import TurGeo
public import TurOutings

/// What a list needs of an outing; it follows from the outing and is never an authority.
public struct OutingHeader: Hashable, Sendable {
    /// The permanent id.
    public var id: Identifier
    /// When its first leg began.
    public var start: LocalTime
    /// When its last leg ended.
    public var end: LocalTime
    /// The name that a person or a file gave it.
    public var name: String?
    /// Kinds in the order of first appearance, each once.
    public var kinds: [KindID]
    /// Number of legs.
    public var legs: Int
    /// Metres over all legs.
    public var distance: Double
    /// Seconds: the sum of the legs' durations (row P47).
    public var duration: Double
    /// Seconds in gaps between pieces of a leg.
    public var gapSeconds: Double
    /// Mean heart rate, in beats a minute.
    public var heartRate: Double?
    /// The highest top speed of a leg, in metres a second.
    public var topSpeed: Double?
    /// Metres climbed.
    public var ascent: Double?
    /// Metres descended.
    public var descent: Double?
    /// Number of fixes as recorded.
    public var fixes: Int
    /// The box around the cleaned fixes of all legs.
    public var bounds: Bounds?
    /// Whether a person wrote something about it.
    public var hasNote: Bool

    /// The header of `outing`.
    ///
    /// - Complexity: O(legs).
    public init(_ outing: Outing) {
        let summary = outing.summary
        (id, start, end, name) = (outing.id, outing.start, outing.end, outing.name)
        (kinds, legs, fixes) = (summary.kinds, outing.legs.count, summary.fixes)
        (distance, duration, heartRate) = (summary.distance, summary.duration, summary.heartRate)
        (topSpeed, ascent, descent) = (summary.topSpeed, summary.ascent, summary.descent)
        gapSeconds = outing.legs.reduce(0) { $0 + $1.figures.gapSeconds }
        bounds = Bounds.around(outing.legs.compactMap(\.figures.bounds))
        hasNote = !outing.note.isEmpty
    }

    /// A header of an outing of one leg from `start` to `end`, of which nothing else is known: for stores, which fill it.
    public init(id: Identifier, start: LocalTime, end: LocalTime) {
        (self.id, self.start, self.end) = (id, start, end)
        (kinds, legs, distance, duration, gapSeconds, fixes, hasNote) = ([], 1, 0, 0, 0, 0, false)
    }

    /// The headers in the order of lists: by the instant of their start, then by id (row P55).
    ///
    /// - Complexity: O(n log n), O(n) when they are in order already.
    public static func inOrder(_ headers: [OutingHeader]) -> [OutingHeader] {
        // Headers are wide: sorting places moves a tenth of the memory.
        let starts = headers.map(\.start.instant)
        func isBefore(_ left: Int, _ right: Int) -> Bool {
            starts[left] == starts[right] ? headers[left].id < headers[right].id : starts[left] < starts[right]
        }
        guard headers.indices.dropFirst().contains(where: { isBefore($0, $0 - 1) }) else { return headers }
        return headers.indices.sorted(by: isBefore).map { headers[$0] }
    }
}
