/// The lattice of hexagons on the Mercator square, in widths of a hexagon.
struct HexagonLattice {
    private static let rowStep = 3.0.squareRoot() / 2
    /// Hexagons round the world.
    let world: Double

    init(level: Int) { world = Double(1 << level) }

    func centre(column: Int, row: Int) -> (x: Double, y: Double) {
        (Double(column) + (row & 1 == 1 ? 0.5 : 0), Double(row) * Self.rowStep)
    }

    /// The rows whose middles lie from `north` up to, but not at, `south`.
    func rows(from north: Double, to south: Double) -> Range<Int> {
        let first = Int((north / Self.rowStep).rounded(.up))
        return first..<max(first, Int((south / Self.rowStep).rounded(.up)))
    }

    /// The columns of a row whose middles lie from `west` up to, but not at, `east`.
    func columns(_ row: Int, from west: Double, to east: Double) -> Range<Int> {
        let shift = row & 1 == 1 ? 0.5 : 0
        return Int((west - shift).rounded(.up))..<Int((east - shift).rounded(.up))
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
    func keys(of pieces: [PlanarPoints]) -> ContiguousArray<UInt64> {
        var keys = PassedKeys()
        for points in pieces {
            for index in 0..<points.count {
                let start = max(index - 1, 0)
                let (x, y) = (points.x[start] * world, points.y[start] * world)
                let turned = points.x[index] - points.x[start]
                let dx = (turned - turned.rounded()) * world
                collect((x, y), (x + dx, points.y[index] * world), &keys)
            }
        }
        return keys.different
    }

    /// Halves the step until both ends lie in one hexagon, which then holds all of it, or nothing is left to halve.
    private func collect(
        _ a: (x: Double, y: Double),
        _ b: (x: Double, y: Double),
        _ keys: inout PassedKeys
    ) {
        let (first, last) = (cell(a.x, a.y), cell(b.x, b.y))
        keys.add(key(first))
        guard first != last else { return }
        let (width, height) = (abs(b.x - a.x), abs(b.y - a.y))
        guard width + height > 0.01, max(width, height) <= world * CellWalk.longestShare else {
            return keys.add(key(last))
        }
        let middle = ((a.x + b.x) / 2, (a.y + b.y) / 2)
        collect(a, middle, &keys)
        collect(middle, b, &keys)
    }

    private func key(_ cell: (column: Int, row: Int)) -> UInt64 {
        UInt64(max(cell.row, 0)) << 32 | UInt64(cell.column & (Int(world) - 1))
    }
}
