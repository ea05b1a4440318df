/// How a space is cut into rows and cells, and the keys by which its points are sorted into them.
struct CellLayout<Space: ClusterSpace> {
    /// The numbers of bits that keys have for the row and for the column.
    let bits: (row: Int, column: Int)

    /// Metres within which points are near.
    let radius: Double
    private let side: Double
    private let south: Double
    private let west: Double

    /// A layout of cells that two points of one cell can't be further apart than `radius`.
    ///
    /// - Throws: `ClusteringError.tooWide` when rows and columns need more than 62 bits.
    init(_ space: Space, radius: Double) throws(ClusteringError) {
        let (along, across) = (space.extent.along, space.extent.across)
        // A little less than radius/√2, so that rounding can't make the diagonal longer than the radius.
        side = radius / 2.0.squareRoot() * (1 - 1e-7)
        (self.radius, south, west) = (radius, along.lowerBound, across.lowerBound)
        let rows = (along.upperBound - along.lowerBound) / side
        guard rows < 2_147_483_000 else { throw .tooWide }
        // The narrowest cells of all rows: the last one reaches beyond the extent, in the south towards the equator.
        let north = south + (rows.rounded(.down) + 1) * side
        let width = Space.width(of: side, southEdge: south, northEdge: north)
        let columns = (across.upperBound - across.lowerBound) / width
        guard columns < 2_147_483_000 else { throw .tooWide }
        bits = (Self.bits(Int(rows) + 1), Self.bits(Int(columns) + 1))
    }

    private static func bits(_ value: Int) -> Int { Int.bitWidth - value.leadingZeroBitCount }

    /// The key of each point: its row, then its column.
    func keys(_ space: Space) -> Block<UInt64> {
        let keys = Block<UInt64>(uninitialized: space.count)
        for index in 0..<space.count {
            let row = Int32((space.along(index) - south) / side)
            let column = Int32((space.across(index) - west) / width(row: row))
            keys[index] = UInt64(UInt32(bitPattern: row)) << UInt64(bits.column) | UInt64(UInt32(bitPattern: column))
        }
        return keys
    }

    @inline(__always)
    func row(_ key: UInt64) -> Int32 { Int32(truncatingIfNeeded: key >> UInt64(bits.column)) }

    @inline(__always)
    func column(_ key: UInt64) -> Int32 { Int32(truncatingIfNeeded: key & ((1 << UInt64(bits.column)) - 1)) }

    /// Width of the cells of a row, in units across.
    @inline(__always)
    func width(row: Int32) -> Double {
        let edge = south + Double(row) * side
        return Space.width(of: side, southEdge: edge, northEdge: edge + side)
    }

    /// Units across that two points of these rows can be apart within the radius.
    func reach(rows: ClosedRange<Int32>) -> Double {
        let (low, high) = (south + Double(rows.lowerBound) * side, south + Double(rows.upperBound + 1) * side)
        return Space.reach(of: radius, southEdge: low, northEdge: high)
    }
}
