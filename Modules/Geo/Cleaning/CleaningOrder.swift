/// The order in which fixes are cleaned.
enum CleaningOrder {
    /// Rows with timed ones sorted by (time, sequence) among the places that timed ones hold.
    ///
    /// - Complexity: O(n) where they are in order, else O(n log n).
    static func rows(_ fixes: Fixes) -> [Int] {
        var order = Array(fixes.indices)
        guard !isOrdered(fixes) else { return order }
        let timed = order.filter { fixes.time(at: $0) != nil }
        let key = { (row: Int) in (fixes.time(at: row)?.milliseconds ?? 0, fixes.sequence(at: row)) }
        for (place, row) in zip(timed, timed.sorted { key($0) < key($1) }) { order[place] = row }
        return order
    }

    private static func isOrdered(_ fixes: Fixes) -> Bool {
        fixes.withColumns { columns in
            var last = (time: Int64.min, row: 0)
            for row in 0..<columns.count where columns.times[row] != FixColumns.noTime {
                let time = columns.times[row]
                if time < last.time { return false }
                if time == last.time, fixes.sequence(at: row) < fixes.sequence(at: last.row) { return false }
                last = (time, row)
            }
            return true
        } ?? true
    }
}

extension Fixes {
    /// Stored units in one unit of `channel` as these fixes keep it; 1 when it has no column.
    func scale(of channel: Channel) -> Double {
        columns.index(of: channel).map { columns.channels[$0].channel.scale } ?? 1
    }
}
