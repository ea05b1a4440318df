extension Fixes {
    /// Fixes without times at `positions`, numbered from 0.
    ///
    /// - Complexity: O(n).
    public init(positions: some Sequence<Position>) {
        self.init()
        for (row, position) in positions.enumerated() { append(sequence: Int64(row), time: nil, position: position) }
    }

    /// Fixes at `positions` at the times in the same places, numbered from 0; there must be as many of both.
    ///
    /// - Complexity: O(n).
    public init(positions: [Position], times: [Instant?]) {
        precondition(positions.count == times.count, "columns differ in length")
        self.init()
        for row in positions.indices { append(sequence: Int64(row), time: times[row], position: positions[row]) }
    }

    /// The place of each row.
    ///
    /// - Complexity: O(n).
    public var positions: [Position] { indices.map { position(at: $0) } }
}
