/// A run of neighbouring cells, and by how much their points are shifted across.
struct CellRun: BitwiseCopyable {
    var first: Int32
    var end: Int32
    var shift: Double
}

/// The up to five rows around a row of a grid, with a cursor in each that follows a sweep from west to east.
struct RowStrips {
    private struct Strip: BitwiseCopyable {
        var cursor: Int32
        var first: Int32
        var end: Int32
        var width: Double
        var reach: Double
    }

    private let strips = Block<Strip>(uninitialized: 5)
    private let found = Block<CellRun>(uninitialized: 15)
    private var count = 0
    private var width = 0.0
    private var goesRound = false

    /// Looks at the rows around `row`, from their western ends.
    mutating func move<Space: ClusterSpace>(to row: Int, of grid: CellGrid<Space>) {
        let number = grid.rowNumber[row]
        var other = row
        while other > 0, grid.rowNumber[other - 1] >= number - 2 { other -= 1 }
        (count, width, goesRound) = (0, grid.layout.width(row: number), false)
        while other < grid.rowCount, grid.rowNumber[other] <= number + 2 {
            let otherNumber = grid.rowNumber[other]
            let reach = grid.layout.reach(rows: min(number, otherNumber)...max(number, otherNumber))
            strips[count] = Strip(
                cursor: grid.rowStart[other],
                first: grid.rowStart[other],
                end: grid.rowStart[other + 1],
                width: grid.layout.width(row: otherNumber),
                reach: reach
            )
            let extent = grid.space.extent.across
            if Space.isRound, extent.upperBound - extent.lowerBound + reach >= 2 * .pi { goesRound = true }
            count += 1
            other += 1
        }
    }

    /// The runs around `cell`, which is in the row and not west of the one before.
    @inline(__always)
    mutating func runs<Space: ClusterSpace>(
        of cell: Int,
        in grid: CellGrid<Space>
    ) -> UnsafeBufferPointer<CellRun> {
        let west = Double(grid.columns[cell]) * width
        var runs = 0
        for index in 0..<count {
            let strip = strips[index]
            let low = (west - strip.reach) / strip.width - 1e-6
            let high = (west + width + strip.reach) / strip.width + 1e-6
            if Space.isRound, strip.reach > 1 {
                found[runs] = CellRun(first: strip.first, end: strip.end, shift: 0)
                runs += 1
                continue
            }
            var cursor = strip.cursor
            while cursor < strip.end, Double(grid.columns[Int(cursor)]) + 1 <= low { cursor += 1 }
            strips[index].cursor = cursor
            var end = cursor
            while end < strip.end, Double(grid.columns[Int(end)]) <= high { end += 1 }
            if end > cursor {
                found[runs] = CellRun(first: cursor, end: end, shift: 0)
                runs += 1
            }
            if Space.isRound, goesRound { appendRound(strip, low, high, grid, &runs) }
        }
        return UnsafeBufferPointer(start: found.start, count: runs)
    }

    /// The runs that are met across ±180°.
    private func appendRound<Space: ClusterSpace>(
        _ strip: Strip,
        _ low: Double,
        _ high: Double,
        _ grid: CellGrid<Space>,
        _ runs: inout Int
    ) {
        let circle = 2 * Double.pi / strip.width
        var first = strip.end
        while first > strip.first, Double(grid.columns[Int(first) - 1]) + 1 > low + circle { first -= 1 }
        if first < strip.end {
            found[runs] = CellRun(first: first, end: strip.end, shift: -2 * .pi)
            runs += 1
        }
        var end = strip.first
        while end < strip.end, Double(grid.columns[Int(end)]) <= high - circle { end += 1 }
        guard end > strip.first else { return }
        found[runs] = CellRun(first: strip.first, end: end, shift: 2 * .pi)
        runs += 1
    }
}
