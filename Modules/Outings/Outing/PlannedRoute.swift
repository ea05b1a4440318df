public import TurGeo

/// A planned line, without times: a document, not a measurement.
public struct PlannedRoute: Hashable, Sendable {
    /// The permanent id.
    public var id: Identifier
    /// Its name.
    public var name: String?
    /// What was written about it.
    public var note: String
    /// Its unbroken lines, as they were read.
    public var lines: [Fixes]
    /// What the file said that the model has no place for.
    public var fragments: [Fragment]

    /// A route along `lines`.
    public init(id: Identifier, name: String? = nil, note: String = "", lines: [Fixes], fragments: [Fragment] = []) {
        (self.id, self.name, self.note, self.lines, self.fragments) = (id, name, note, lines, fragments)
    }

    /// Number of points.
    public var points: Int { lines.reduce(0) { $0 + $1.count } }

    /// Metres along its lines.
    ///
    /// - Complexity: O(points).
    public var length: Double { lines.reduce(0) { $0 + $1.length } }

    /// The line as it is walked: a track used as a route is thinned to steps of at least 2 m and at most 5,000 points
    /// (rows P58, P68).
    ///
    /// - Complexity: O(points).
    public var path: Fixes {
        var joined = Fixes()
        for line in lines { joined.append(contentsOf: line) }
        var kept: [Int] = []
        for index in joined.indices {
            let isLast = index == joined.count - 1
            if let last = kept.last, !isLast,
                LocalMetric.distance(joined.position(at: last), joined.position(at: index)) < 2
            {
                continue
            }
            kept.append(index)
        }
        return joined.selecting(kept).thinned(to: 5_000)
    }
}
