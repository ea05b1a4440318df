/// How many outings passed the hexagons of one size: as `FrequencyGrid`, for the eye.
///
/// Hexagons stand on a corner; 2^level of them reach round the world, so that they meet at ±180°. They do not nest, so each
/// level is counted by itself. A corner cut by less than a hundredth of the width may go uncounted.
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
        self.level = min(max(level, 1), 24)
        let lattice = HexagonLattice(level: self.level)
        var keys: [UInt64] = []
        for outing in outings { keys += lattice.keys(of: outing) }
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

    /// The middle of a hexagon.
    public func centre(of cell: Cell) -> Position {
        let lattice = HexagonLattice(level: level)
        let centre = lattice.centre(column: cell.column, row: cell.row)
        return Mercator.position(x: centre.x / lattice.world, y: centre.y / lattice.world)
    }
}

/// The lattice of hexagons on the Mercator square, in widths of a hexagon.
struct HexagonLattice {
    private static let rowStep = 3.0.squareRoot() / 2
    /// Hexagons round the world.
    let world: Double

    init(level: Int) { world = Double(1 << level) }

    func centre(column: Int, row: Int) -> (x: Double, y: Double) {
        (Double(column) + (row & 1 == 1 ? 0.5 : 0), Double(row) * Self.rowStep)
    }

    /// The hexagon of a point: the nearest centre of two rows, of equally near ones the upper.
    func cell(_ x: Double, _ y: Double) -> (column: Int, row: Int) {
        let upper = Int((y / Self.rowStep).rounded(.down))
        let (first, second) = (candidate(x, y, row: upper), candidate(x, y, row: upper + 1))
        return second.square < first.square ? (second.column, upper + 1) : (first.column, upper)
    }

    /// The hexagon of a row that is nearest to a point, and the squared distance of its centre.
    private func candidate(_ x: Double, _ y: Double, row: Int) -> (column: Int, square: Double) {
        let column = Int((x - (row & 1 == 1 ? 0.5 : 0)).rounded())
        let centre = centre(column: column, row: row)
        let (dx, dy) = (x - centre.x, y - centre.y)
        return (column, dx * dx + dy * dy)
    }

    /// The different hexagons of an outing, as row and column in one number, sorted.
    func keys(of pieces: [Fixes]) -> [UInt64] {
        var keys = Set<UInt64>()
        for piece in pieces {
            let points = Mercator.unitPoints(piece)
            for index in 0..<points.count {
                let start = max(index - 1, 0)
                let (x, y) = (points.x[start] * world, points.y[start] * world)
                let turned = points.x[index] - points.x[start]
                let dx = (turned - turned.rounded()) * world
                collect((x, y), (x + dx, points.y[index] * world), &keys)
            }
        }
        return keys.sorted()
    }

    /// Halves the step until both ends lie in one hexagon, which then holds all of it, or nothing is left to halve.
    private func collect(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double), _ keys: inout Set<UInt64>) {
        let (first, last) = (cell(a.x, a.y), cell(b.x, b.y))
        keys.insert(key(first))
        guard first != last else { return }
        keys.insert(key(last))
        guard abs(b.x - a.x) + abs(b.y - a.y) > 0.01 else { return }
        let middle = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        collect(a, middle, &keys)
        collect(middle, b, &keys)
    }

    private func key(_ cell: (column: Int, row: Int)) -> UInt64 {
        UInt64(max(cell.row, 0)) << 32 | UInt64(cell.column & (Int(world) - 1))
    }
}
