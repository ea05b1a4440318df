public import TurGeo

/// Fixes as the log keeps them: by rising sequence, each once.
extension Fixes {
    /// Whether the sequences rise from row to row.
    ///
    /// - Complexity: O(n).
    public var isOrdered: Bool {
        for index in indices.dropFirst() where sequence(at: index - 1) >= sequence(at: index) { return false }
        return true
    }

    /// The rows by sequence; of several with one sequence the first stays.
    ///
    /// - Complexity: O(n log n), O(n) when they are ordered already.
    public var ordered: Fixes {
        guard !isOrdered else { return self }
        let rows = indices.sorted { (sequence(at: $0), $0) < (sequence(at: $1), $1) }
        var kept: [Int] = []
        for row in rows where kept.last.map({ sequence(at: $0) != sequence(at: row) }) ?? true { kept.append(row) }
        return selecting(kept)
    }

    /// These rows and those of `other` whose sequence is not among them, ordered.
    ///
    /// - Complexity: O(n log n), O(rows of `other`) when both are ordered and `other` lies behind.
    public func joined(with other: Fixes) -> Fixes {
        var joined = self
        joined.append(contentsOf: other)
        return joined.ordered
    }

    /// The rows whose sequence lies in `sequences`; the rows are ordered.
    ///
    /// - Complexity: O(log n).
    public func within(_ sequences: Range<Int64>) -> Fixes {
        let start = firstRow(from: sequences.lowerBound)
        return self[start..<max(start, firstRow(from: sequences.upperBound))]
    }

    /// Whether any row lies within `radius` metres of `place`.
    ///
    /// - Complexity: O(n).
    public func isNear(_ place: Position, radius: Double) -> Bool {
        indices.contains { LocalMetric.distance(position(at: $0), place) <= radius }
    }

    private func firstRow(from sequence: Int64) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self.sequence(at: middle) < sequence { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
