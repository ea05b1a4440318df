/// A square cell of the Mercator square with the number of outings that passed it.
public struct FrequencyCell: BitwiseCopyable, Hashable, Sendable {
    /// The world is 2^level cells wide.
    public var level: Int
    /// Cells east of −180°.
    public var column: Int
    /// Cells south of the northern edge.
    public var row: Int
    /// How many outings passed it, each counted once.
    public var outings: Int

    /// A cell with its count.
    public init(level: Int, column: Int, row: Int, outings: Int) {
        (self.level, self.column, self.row, self.outings) = (level, column, row, outings)
    }

    /// The cell on the globe, its edges rounded to positions.
    public var bounds: Bounds {
        let side = 1 / Double(1 << level)
        let corner = Mercator.position(x: Double(column) * side, y: Double(row) * side)
        let opposite = Mercator.position(x: Double(column + 1) * side, y: Double(row + 1) * side)
        let isLast = column + 1 == 1 << level
        return Bounds(
            southE7: opposite.latitudeE7,
            westE7: corner.longitudeE7,
            northE7: corner.latitudeE7,
            eastE7: isLast ? 1_800_000_000 : opposite.longitudeE7
        )
    }
}
