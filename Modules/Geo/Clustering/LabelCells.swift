/// The filled cells of a label grid, merged two by two where there are too many.
struct LabelCells {
    struct Group {
        var members: [Int]
        /// Sum of the places of the members, east of the western edge and from the north.
        var sum: SIMD2<Double>

        var middle: SIMD2<Double> { sum / Double(members.count) }
    }

    /// In the order of their lowest member, which merging keeps.
    private(set) var groups: [Group] = []
    private let corner: SIMD2<Double>
    /// For each group the nearest one behind it, and the squared distance.
    private var nearest: [(squared: Double, index: Int)] = []

    init(_ positions: [Position], cells: Int, in bounds: Bounds) {
        let corner = Mercator.point(Position(latitudeE7: bounds.northE7, longitudeE7: bounds.westE7))
        let south = Mercator.point(Position(latitudeE7: bounds.southE7, longitudeE7: bounds.westE7)).y
        let size = SIMD2(max(Double(bounds.widthE7) / 3.6e9, 1e-12), max(south - corner.y, 1e-12))
        self.corner = SIMD2(corner.x, corner.y)
        var groupOfCell = Array(repeating: -1, count: cells * cells)
        for (index, position) in positions.enumerated() {
            let point = Mercator.point(position)
            let east = point.x - corner.x
            let wrapped = east < 0 ? east + 1 : east
            // What lies outside of the window goes to the nearer edge.
            let inside = wrapped > size.x && wrapped - size.x > (1 - size.x) / 2 ? 0 : min(wrapped, size.x)
            let place = SIMD2(inside, min(max(point.y - corner.y, 0), size.y))
            let cell = (place / size * Double(cells)).rounded(.down)
            let number = min(Int(cell.y), cells - 1) * cells + min(Int(cell.x), cells - 1)
            if groupOfCell[number] < 0 {
                groupOfCell[number] = groups.count
                groups.append(Group(members: [], sum: SIMD2(0, 0)))
            }
            groups[groupOfCell[number]].members.append(index)
            groups[groupOfCell[number]].sum += place
        }
        nearest = groups.indices.map(nearestBehind)
    }

    /// Where a label of the group stands on the unit square.
    func place(_ group: Group) -> (x: Double, y: Double) { (corner.x + group.middle.x, corner.y + group.middle.y) }

    private func nearestBehind(_ index: Int) -> (squared: Double, index: Int) {
        var best = (squared: Double.infinity, index: index)
        for other in groups.indices.dropFirst(index + 1) {
            let squared = squared(index, other)
            if squared < best.squared { best = (squared, other) }
        }
        return best
    }

    private func squared(_ first: Int, _ second: Int) -> Double {
        let offset = groups[first].middle - groups[second].middle
        return offset.x * offset.x + offset.y * offset.y
    }

    /// Merges the two groups that are nearest to each other; of equally near ones, the first two.
    mutating func mergeNearest() {
        guard let first = nearest.indices.min(by: { nearest[$0].squared < nearest[$1].squared }) else { return }
        let second = nearest[first].index
        guard second != first else { return }
        groups[first].members += groups[second].members
        groups[first].sum += groups[second].sum
        groups.remove(at: second)
        nearest.remove(at: second)
        for index in groups.indices {
            let known = nearest[index].index
            if index == first || known == first || known == second {
                nearest[index] = nearestBehind(index)
                continue
            }
            if known > second { nearest[index].index -= 1 }
            guard index < first else { continue }
            let squared = squared(index, first)
            if squared < nearest[index].squared || squared == nearest[index].squared && first < nearest[index].index {
                nearest[index] = (squared, first)
            }
        }
    }
}
