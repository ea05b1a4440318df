/// How many outings passed the hexagons of one size: as `FrequencyGrid`, for the eye.
///
/// Hexagons stand on a corner; 2^level of them reach round the world, so that they meet at ±180°. They do not nest, so each
/// level is counted by itself: `levels` makes those of a map. A corner cut by less than a hundredth of the width may go
/// uncounted. Of a step longer than a fortieth of the map only the ends count, as in `FrequencyGrid`.
public struct HexagonGrid: Sendable {
    /// A hexagon with its count.
    public struct Cell: BitwiseCopyable, Hashable, Sendable {
        /// Hexagons east of −180°, in its row.
        public var column: Int
        /// Rows from the northern edge; odd ones lie half a width further east.
        public var row: Int
        /// How many outings passed it, each counted once.
        public var outings: Int
    }

    /// Hexagons round the world: 2^level.
    public let level: Int
    /// All hexagons that were passed, by row and column.
    public let cells: [Cell]

    /// Counts `outings`, each given by its pieces, between which nothing is passed; `level` is held in 1 to 24.
    ///
    /// - Complexity: O(n + c log c), c the hexagons passed, summed over outings.
    public init(outings: [[Fixes]], level: Int) {
        self.init(points: outings.map { $0.map(Mercator.unitPoints) }, level: level)
    }

    /// A grid for each level of `levels`, held in 1 to 24, from the coarsest on.
    ///
    /// - Complexity: As of so many grids, but for the projection.
    public static func levels(_ levels: ClosedRange<Int>, outings: [[Fixes]]) -> [HexagonGrid] {
        let points = outings.map { $0.map(Mercator.unitPoints) }
        return levels.clamped(to: 1...24).map { HexagonGrid(points: points, level: $0) }
    }

    private init(points: [[PlanarPoints]], level: Int) {
        self.level = min(max(level, 1), 24)
        let lattice = HexagonLattice(level: self.level)
        var keys: ContiguousArray<UInt64> = []
        for outing in points { keys += lattice.keys(of: outing) }
        keys.sort()
        var cells: [Cell] = []
        var last: UInt64?
        for key in keys {
            if key == last {
                cells[cells.count - 1].outings += 1
            } else {
                cells.append(Cell(column: Int(key & 0xffff_ffff), row: Int(key >> 32), outings: 1))
            }
            last = key
        }
        self.cells = cells
    }

    /// The hexagons whose middle lies in a map tile, by row and column: each is in one tile of a zoom.
    ///
    /// Tiles at `level - 5` hold at most about 1,200 of them.
    ///
    /// - Complexity: O(2^(level − zoom) · log n + hexagons of the tile).
    public func tile(zoom: Int, x: Int, y: Int) -> [Cell] {
        guard (0...24).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y) else { return [] }
        let lattice = HexagonLattice(level: level)
        let side = lattice.world / Double(1 << zoom)
        // The last row of tiles takes what stands out of the map.
        let south = y + 1 == 1 << zoom ? lattice.world + 1 : Double(y + 1) * side
        return lattice.rows(from: Double(y) * side, to: south).flatMap { row in
            let columns = lattice.columns(row, from: Double(x) * side, to: Double(x + 1) * side)
            return cells[place(row, columns.lowerBound)..<place(row, columns.upperBound)]
        }
    }

    /// The most outings in one hexagon, by which colours are scaled; 0 when there are none.
    ///
    /// - Complexity: O(hexagons).
    public var most: Int { cells.reduce(0) { max($0, $1.outings) } }

    /// The first place whose hexagon is not before that one.
    private func place(_ row: Int, _ column: Int) -> Int {
        var (low, high) = (0, cells.count)
        while low < high {
            let middle = (low + high) / 2
            if (cells[middle].row, cells[middle].column) < (row, column) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The six corners of a hexagon, counterclockwise from the eastern one of the south; for a polygon on a map.
    public func outline(of cell: Cell) -> [Position] {
        let lattice = HexagonLattice(level: level)
        let centre = lattice.centre(column: cell.column, row: cell.row)
        // Half a width to the sides, 1/√3 of it to the corners.
        let (side, up) = (0.5, 0.5 / 3.0.squareRoot())
        let corners = [(side, up), (side, -up), (0, -2 * up), (-side, -up), (-side, up), (0, 2 * up)]
        return corners.map {
            Mercator.position(x: (centre.x + $0.0) / lattice.world, y: (centre.y + $0.1) / lattice.world)
        }
    }

    /// The middle of a hexagon.
    public func centre(of cell: Cell) -> Position {
        let lattice = HexagonLattice(level: level)
        let centre = lattice.centre(column: cell.column, row: cell.row)
        return Mercator.position(x: centre.x / lattice.world, y: centre.y / lattice.world)
    }
}
