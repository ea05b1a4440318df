/// Points counted by the square cells of a Web Mercator grid: number and mean place of each cell that holds any.
///
/// What maps draw when a pyramid would be too much: one projection and one hash a point. Cells are in the order in which
/// they were first met.
///
/// - Complexity: O(n) time, 28 bytes a cell.
public struct GridClusters: Sendable {
    /// The grid has 2^level cells a side.
    public let level: Int
    /// Column of each cell, from the west.
    public private(set) var columns = ContiguousArray<UInt32>()
    /// Row of each cell, from the north.
    public private(set) var rows = ContiguousArray<UInt32>()
    /// Number of points in each cell.
    public private(set) var counts = ContiguousArray<Int32>()
    /// Mean place of the points of each cell, on the unit square.
    public private(set) var middles = ContiguousArray<SIMD2<Double>>()

    /// Counts the positions of `fixes` in a grid of 2^`level` cells a side; the level is held in 0 to 24.
    public init(_ fixes: Fixes, level: Int) {
        let level = min(max(level, 0), 24)
        self.level = level
        var table = CellSums(cells: Double(1 << level))
        fixes.withColumns { table.add($0) }
        (columns, rows, counts, middles) = table.finished()
    }

    /// Number of cells that hold points.
    public var count: Int { counts.count }

    /// The mean position of the points in the cell at `index`.
    public func position(_ index: Int) -> Position { Mercator.position(x: middles[index].x, y: middles[index].y) }
}

/// An open hash table of cells with what they hold.
private struct CellSums {
    private struct Sum: BitwiseCopyable {
        var place: SIMD2<Double>
        var key: UInt64
        var count: Int32
    }

    private let cells: Double
    private var sums: Block<Sum>
    private var count = 0
    /// The number of a cell, and in the upper half a part of its key; 0 where there is none.
    private var slots: Block<UInt64>
    private var mask: UInt64

    init(cells: Double) {
        self.cells = cells
        sums = Block(uninitialized: 2_048)
        slots = Block(repeating: 0, count: 4_096)
        mask = 4_095
    }

    /// Adds points in blocks that stay in the nearest cache between projecting and counting.
    mutating func add(_ fixes: Fixes.Columns) {
        let size = 512
        let (x, y) = (Block<Double>(uninitialized: size), Block<Double>(uninitialized: size))
        for start in stride(from: 0, to: fixes.count, by: size) {
            let rows = min(size, fixes.count - start)
            Mercator.project(fixes.latitudes + start, fixes.longitudes + start, count: rows, x: x.start, y: y.start)
            if count + rows > sums.count { grow() }
            for row in 0..<rows { add(SIMD2(x[row], y[row])) }
        }
    }

    @inline(__always)
    private mutating func add(_ place: SIMD2<Double>) {
        let column = UInt64(UInt32(place.x * cells))
        let key = column << 32 | UInt64(UInt32(min(place.y * cells, cells - 1)))
        let hash = Self.hash(key)
        var slot = hash & mask
        while true {
            let entry = slots[Int(slot)]
            if entry == 0 { break }
            let index = Int(entry & 0xffff_ffff) - 1
            if entry >> 32 == hash >> 32, sums[index].key == key {
                sums.start[index].place += place
                sums.start[index].count += 1
                return
            }
            slot = (slot + 1) & mask
        }
        slots[Int(slot)] = hash & 0xffff_ffff_0000_0000 | UInt64(count + 1)
        sums[count] = Sum(place: place, key: key, count: 1)
        count += 1
    }

    /// The low bits choose the slot, the upper half tells entries apart.
    @inline(__always)
    private static func hash(_ key: UInt64) -> UInt64 {
        let mixed = key &* 0x9e37_79b9_7f4a_7c15
        return mixed ^ mixed >> 32
    }

    private mutating func grow() {
        sums = sums.extended(by: sums.count)
        let size = sums.count * 2
        slots = Block(repeating: 0, count: size)
        mask = UInt64(size - 1)
        for index in 0..<count {
            let hash = Self.hash(sums[index].key)
            var slot = hash & mask
            while slots[Int(slot)] != 0 { slot = (slot + 1) & mask }
            slots[Int(slot)] = hash & 0xffff_ffff_0000_0000 | UInt64(index + 1)
        }
    }

    typealias Columns = (
        columns: ContiguousArray<UInt32>, rows: ContiguousArray<UInt32>, counts: ContiguousArray<Int32>,
        middles: ContiguousArray<SIMD2<Double>>
    )

    func finished() -> Columns {
        (
            column { UInt32(truncatingIfNeeded: $0.key >> 32) }, column { UInt32(truncatingIfNeeded: $0.key) },
            column { $0.count }, column { $0.place / Double($0.count) }
        )
    }

    @inline(__always)
    private func column<Value>(_ value: (Sum) -> Value) -> ContiguousArray<Value> {
        ContiguousArray(unsafeUninitializedCapacity: count) { values, valueCount in
            for index in 0..<count { values.initializeElement(at: index, to: value(sums[index])) }
            valueCount = count
        }
    }
}
