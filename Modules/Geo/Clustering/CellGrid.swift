/// Points sorted into cells whose diagonal is at most the radius: rows from south to north, cells in a row from west.
///
/// Cells are as high as radius/√2 and as wide, in the units of the space, at the edge of their row nearest the equator.
/// So points of one cell are always within the radius of each other, and what is within the radius of a cell lies in
/// five rows, where it is one run of cells (two where the run goes across ±180°). A sweep over a row finds these runs by
/// moving five cursors; nothing is hashed (the cells are Gunawan's, 2013; the sweep is ours).
struct CellGrid<Space: ClusterSpace> {
    /// The points in the order of the grid.
    let space: Space
    /// For each place in the grid, the index in the input.
    let order: Block<UInt32>
    /// Where the points of each cell begin, and behind the last one the number of points.
    let cellStart: Block<Int32>
    let cellCount: Int
    /// Column of each cell.
    let columns: Block<Int32>
    /// Where the cells of each row begin, and behind the last one the number of cells.
    let rowStart: Block<Int32>
    /// Number of each row, ascending; rows without cells are left out.
    let rowNumber: Block<Int32>
    let rowCount: Int
    let layout: CellLayout<Space>

    /// Sorts the points of `unsorted`.
    ///
    /// - Throws: `ClusteringError.tooWide` when the extent has more than 2³¹ rows or columns.
    /// - Complexity: O(n) for a given number of key bits.
    init(_ unsorted: Space, radius: Double) throws(ClusteringError) {
        let layout = try CellLayout(unsorted, radius: radius)
        let sorted = RadixOrder(layout.keys(unsorted), bits: layout.bits.row + layout.bits.column)
        let runs = Self.countRuns(sorted.keys, layout)
        cellStart = Block(uninitialized: runs.cells + 1)
        columns = Block(uninitialized: runs.cells)
        rowStart = Block(uninitialized: runs.rows + 1)
        rowNumber = Block(uninitialized: runs.rows)
        (cellCount, rowCount, self.layout) = (runs.cells, runs.rows, layout)
        Self.fill(sorted.keys, layout, cellStart, columns, rowStart, rowNumber)
        order = sorted.order
        space = unsorted.ordered(order)
    }

    private static func countRuns(
        _ keys: Block<UInt64>,
        _ layout: CellLayout<Space>
    ) -> (cells: Int, rows: Int) {
        guard keys.count > 0 else { return (0, 0) }
        var (cells, rows) = (1, 1)
        for index in 1..<keys.count where keys[index] != keys[index - 1] {
            cells += 1
            if layout.row(keys[index]) != layout.row(keys[index - 1]) { rows += 1 }
        }
        return (cells, rows)
    }

    private static func fill(
        _ keys: Block<UInt64>,
        _ layout: CellLayout<Space>,
        _ cellStart: Block<Int32>,
        _ columns: Block<Int32>,
        _ rowStart: Block<Int32>,
        _ rowNumber: Block<Int32>
    ) {
        var (cell, row) = (0, 0)
        for index in 0..<keys.count where index == 0 || keys[index] != keys[index - 1] {
            let number = layout.row(keys[index])
            if row == 0 || rowNumber[row - 1] != number {
                rowStart[row] = Int32(cell)
                rowNumber[row] = number
                row += 1
            }
            cellStart[cell] = Int32(index)
            columns[cell] = layout.column(keys[index])
            cell += 1
        }
        cellStart[cell] = Int32(keys.count)
        rowStart[row] = Int32(cell)
    }

    /// The places of the points of `cell`.
    @inline(__always)
    func places(_ cell: Int) -> Range<Int> { Int(cellStart[cell])..<Int(cellStart[cell + 1]) }

    /// The places of the points of a run of cells.
    @inline(__always)
    func places(_ run: CellRun) -> Range<Int> { Int(cellStart[Int(run.first)])..<Int(cellStart[Int(run.end)]) }

    /// The cells of a row.
    @inline(__always)
    func cells(row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

    /// Calls `body`, in order, for each cell that `isWanted`, with the runs of cells that may hold points within the
    /// radius of its own.
    @inline(__always)
    func sweep(
        where isWanted: (_ cell: Int) -> Bool,
        _ body: (_ cell: Int, _ runs: UnsafeBufferPointer<CellRun>) -> Void
    ) {
        var strips = RowStrips()
        for row in 0..<rowCount {
            var isReady = false
            for cell in cells(row: row) where isWanted(cell) {
                if !isReady { strips.move(to: row, of: self) }
                isReady = true
                body(cell, strips.runs(of: cell, in: self))
            }
        }
    }
}
