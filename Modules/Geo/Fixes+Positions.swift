extension Fixes {
    /// Fixes without times at `positions`, numbered from 0.
    ///
    /// - Complexity: O(n).
    public init(positions: some Sequence<Position>) {
        self.init()
        for (row, position) in positions.enumerated() { append(sequence: Int64(row), time: nil, position: position) }
    }

    /// The place of each row.
    ///
    /// - Complexity: O(n).
    public var positions: [Position] { indices.map { position(at: $0) } }
}
