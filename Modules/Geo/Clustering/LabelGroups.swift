/// Groups of labels for a map: what falls into one cell of a coarse grid shares a label (rows P63, A10).
///
/// When more cells are filled than labels may stand, the two nearest groups are merged, and so on; a label is never
/// dropped. Ties go to the group with the lowest index.
public struct LabelGroups: Sendable {
    /// How closely labels may stand.
    public struct Level: Sendable, Hashable {
        /// Cells a side.
        public let cells: Int
        /// The most groups.
        public let limit: Int

        /// A grid of `cells` a side, from 1 to 64, with at most `limit` groups, at least 1.
        public init(cells: Int, limit: Int) { (self.cells, self.limit) = (min(max(1, cells), 64), max(1, limit)) }

        /// 4 × 4 cells, 8 groups.
        public static let coarse = Level(cells: 4, limit: 8)
        /// 9 × 9 cells, 20 groups.
        public static let middle = Level(cells: 9, limit: 20)
        /// 18 × 18 cells, 40 groups.
        public static let fine = Level(cells: 18, limit: 40)
    }

    /// Positions under one label.
    public struct Group: Sendable, Hashable {
        /// The indices of the positions, ascending.
        public var members: [Int]
        /// Their mean place on the map.
        public var position: Position
    }

    /// The groups, by their lowest member.
    public let groups: [Group]

    /// Groups the positions in `bounds`, or all of them in the box around them when nil.
    ///
    /// With bounds, positions outside of them count as lying on the edge.
    ///
    /// - Complexity: O(n + cells⁴).
    public init(_ positions: [Position], level: Level, in bounds: Bounds? = nil) {
        var builder = Bounds.Builder()
        for position in positions { builder.add(position) }
        guard let box = bounds ?? builder.bounds else {
            groups = []
            return
        }
        var cells = LabelCells(positions, cells: level.cells, in: box)
        while cells.groups.count > level.limit { cells.mergeNearest() }
        groups = cells.groups.map { group in
            let place = cells.place(group)
            return Group(members: group.members.sorted(), position: Mercator.position(x: place.x, y: place.y))
        }
    }

    /// Groups the places of `fixes` in `bounds`, or all of them when nil.
    ///
    /// - Complexity: O(n + cells⁴).
    public init(_ fixes: Fixes, level: Level, in bounds: Bounds? = nil) {
        self.init(fixes.positions, level: level, in: bounds)
    }
}
