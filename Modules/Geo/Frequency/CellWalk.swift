/// The square cells that a straight step of the Mercator square passes, in order and exactly.
///
/// A cell holds its western and northern edge, not the others. Amanatides and Woo's walk, with whole numbers: where a step
/// goes through a corner, the edge that belongs to the next cell is passed at once, one that belongs to the old cell just
/// after.
struct CellWalk {
    /// The share of the world's width that no step is longer than which counts as walked: 1,000 km at the equator.
    static let longestShare = 1.0 / 40
    /// The same in 2⁻³² of the world.
    static let longest = Int64(4_294_967_296 * longestShare)
    /// Bits of a coordinate within a cell.
    let shift: Int64

    /// Calls `body` with column and row of each cell from `a` to `b`, 2^32 a world; the short way round.
    ///
    /// Columns may lie beyond the world's edge. Of a step longer than `longest` only both ends.
    @inline(__always)
    func cells(
        from a: (x: UInt32, y: UInt32),
        to b: (x: UInt32, y: UInt32),
        _ body: (_ column: Int64, _ row: Int64) -> Void
    ) {
        let (x, y) = (Int64(a.x), Int64(a.y))
        let dx = Int64(Int32(truncatingIfNeeded: Int64(b.x) &- x))
        let dy = Int64(b.y) - y
        var (column, row) = (x >> shift, y >> shift)
        var (columnsLeft, rowsLeft) = (abs((x + dx) >> shift - column), abs((y + dy) >> shift - row))
        body(column, row)
        guard columnsLeft + rowsLeft > 0 else { return }
        guard max(abs(dx), abs(dy)) <= Self.longest else { return body((x + dx) >> shift, (y + dy) >> shift) }
        let (east, south) = (dx > 0, dy > 0)
        let (width, height) = (Int128(abs(dx)), Int128(abs(dy)))
        // Times of the next crossings, both multiplied by |dx|·|dy|.
        var across = Int128(east ? (column + 1) << shift - x : x - column << shift) * height
        var down = Int128(south ? (row + 1) << shift - y : y - row << shift) * width
        while columnsLeft + rowsLeft > 0 {
            let isTie = across == down && columnsLeft > 0 && rowsLeft > 0
            let movesAcross = columnsLeft > 0 && (rowsLeft == 0 || across < down || (isTie && (east || !south)))
            let movesDown = rowsLeft > 0 && (!movesAcross || (isTie && east == south))
            if movesAcross {
                column += east ? 1 : -1
                columnsLeft -= 1
                across += height << Int128(shift)
            }
            if movesDown {
                row += south ? 1 : -1
                rowsLeft -= 1
                down += width << Int128(shift)
            }
            body(column, row)
        }
    }
}
