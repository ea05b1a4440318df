/// How far stretches of a path reach: finds the last row before another that is far enough from it, even in a long stay.
///
/// The path is cut where its latitudes span more than 0.01°, so that degrees have one length in a stretch; a longer stretch
/// has a binary tree over leaves of 32 rows, each with the extremes along eight axes. Sixteen lines of support bound what lies
/// between them by their corners: exact for a few places, at most 2 % too far for others.
struct PathReach {
    static let leaf = 32
    /// What the latitudes of a stretch span at most, in 1e-7 degree.
    private static let span: Int64 = 100_000
    private var stretches: [PathStretch] = []
    private var extremes = ContiguousArray<PathExtremes>()

    /// - Complexity: O(n).
    init(_ fixes: Fixes) {
        fixes.withColumns { columns in
            var (start, south, north) = (0, Int32.max, Int32.min)
            for row in 0...columns.count {
                if row < columns.count {
                    (south, north) = (min(south, columns.latitudes[row]), max(north, columns.latitudes[row]))
                    if Int64(north) - Int64(south) <= Self.span { continue }
                }
                add(start..<row, columns)
                guard row < columns.count else { return }
                (start, south, north) = (row, columns.latitudes[row], columns.latitudes[row])
            }
        }
    }

    private mutating func add(_ rows: Range<Int>, _ columns: Fixes.Columns) {
        var stretch = PathStretch(rows, columns)
        if rows.count > 2 * Self.leaf { grow(&stretch, columns) }
        stretches.append(stretch)
    }

    /// Appends the tree of a stretch; its root is node 1, those below `node` are `2 · node` and `2 · node + 1`.
    private mutating func grow(_ stretch: inout PathStretch, _ columns: Fixes.Columns) {
        var leaves = 1
        while leaves * Self.leaf < stretch.rows.count { leaves *= 2 }
        (stretch.leaves, stretch.firstNode) = (leaves, extremes.count)
        extremes.append(contentsOf: repeatElement(PathExtremes(), count: 2 * leaves))
        for row in stretch.rows {
            let along = stretch.along(columns.latitudes[row], columns.longitudes[row])
            extremes[stretch.firstNode + leaves + (row - stretch.rows.lowerBound) / Self.leaf].take(in: along)
        }
        for node in stride(from: leaves - 1, to: 0, by: -1) {
            let below = stretch.firstNode + 2 * node
            extremes[stretch.firstNode + node] = extremes[below].joined(extremes[below + 1])
        }
    }

    /// The last row before `index` for which `isFar`, which must hold from `distance` metres from `here` on and may be asked
    /// in vain.
    ///
    /// - Complexity: O(log n) for distances up to some hundred metres and what is asked in vain; a stretch at a time for greater
    ///   ones.
    func last(before index: Int, seenFrom here: Position, distance: Double, where isFar: (Int) -> Bool) -> Int? {
        guard index > 0 else { return nil }
        for stretch in stretches[...place(of: index - 1)].reversed() {
            let end = min(stretch.rows.upperBound, index)
            guard stretch.leaves > 0 else {
                if let found = (stretch.rows.lowerBound..<end).last(where: isFar) { return found }
                continue
            }
            let search = PathSearch(
                stretch: stretch,
                end: end,
                here: stretch.along(here.latitudeE7, here.longitudeE7),
                square: stretch.leastSquare(distance)
            )
            if let found = last(in: 1, search, isFar) { return found }
        }
        return nil
    }

    /// The stretch that holds a row.
    private func place(of row: Int) -> Int {
        var (low, high) = (0, stretches.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func last(in node: Int, _ search: PathSearch, _ isFar: (Int) -> Bool) -> Int? {
        let stretch = search.stretch
        guard extremes[stretch.firstNode + node].reachesSquare(from: search.here) >= search.square else { return nil }
        guard node < stretch.leaves else {
            let start = stretch.rows.lowerBound + (node - stretch.leaves) * Self.leaf
            return (start..<max(start, min(start + Self.leaf, search.end))).last(where: isFar)
        }
        // The later half is looked at first.
        let later = 2 * node + 1
        if stretch.firstRow(of: later) < search.end, let found = last(in: later, search, isFar) { return found }
        return last(in: 2 * node, search, isFar)
    }
}

/// What is looked for in a stretch.
private struct PathSearch {
    let stretch: PathStretch
    /// The row behind the last one that is looked at.
    let end: Int
    let here: SIMD8<Double>
    let square: Double
}
