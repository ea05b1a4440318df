/// What is left at one zoom of a pyramid in the making: nodes in Morton order, and behind them clusters made since.
///
/// Nodes that were gathered stay in place, marked, until a fifth of them is stale; then the level is packed anew. Few
/// are gathered at most zooms, so most zooms touch only what is active.
struct MortonLevel {
    /// A place, what it counts for, and its node.
    struct Entry: BitwiseCopyable {
        var place: SIMD2<UInt32>
        var count: Int32
        var node: Int32
    }

    /// The wake of a node that was gathered.
    static let gathered = Int8.min

    private(set) var entries: Block<Entry>
    /// For each entry the highest zoom at which another may be within the radius.
    private(set) var wakes: Block<Int8>
    /// For each entry the last zoom at which it was left in a group of too few.
    private(set) var rests: Block<Int8>
    /// Entries in Morton order, and all entries.
    private(set) var sortedCount: Int
    private(set) var count: Int
    /// Cells that hold few points on average.
    private(set) var grid: MortonGrid
    /// The finest cells, where some of the others are crowded all the same: a town in a wide country.
    private(set) var fineGrid: MortonGrid?
    /// Number of entries that were gathered since the level was packed.
    var staleCount = 0
    private var lateCells: LateCells

    /// Packs `entries`, which are in Morton order.
    init(_ entries: Block<Entry>, wakes: Block<Int8>, finest: Int) {
        let codes = Block<UInt64>(uninitialized: entries.count)
        for index in 0..<entries.count { codes[index] = Morton.code(entries[index].place) }
        let counts = Self.cellCounts(codes, finest: finest)
        let level = counts.lastIndex { $0 <= max(64, codes.count / 2) } ?? 0
        grid = MortonGrid(codes, level: level, cells: counts[level])
        let isCrowded = level < finest && grid.crowding > Self.crowding
        fineGrid = isCrowded ? MortonGrid(codes, level: finest, cells: counts[finest]) : nil
        let spare = entries.count / 8 + 16
        self.entries = entries.extended(by: spare)
        self.wakes = wakes.extended(by: spare)
        rests = Block(repeating: .max, count: entries.count + spare)
        (sortedCount, count) = (entries.count, entries.count)
        lateCells = LateCells(capacity: spare)
    }

    /// A point shares its cell with so many on average before finer cells are worth it.
    private static let crowding = 16.0

    /// The number of cells that hold points at each level up to `finest`.
    private static func cellCounts(_ codes: Block<UInt64>, finest: Int) -> [Int] {
        guard codes.count > 0 else { return Array(repeating: 0, count: finest + 1) }
        let starts = Block<Int>(repeating: 0, count: 34)
        for index in 1..<max(1, codes.count) {
            starts[1 + (codes[index] ^ codes[index - 1]).leadingZeroBitCount / 2] += 1
        }
        var cells = 1
        return [1]
            + (0..<finest).map { level in
                cells += starts[level + 1]
                return cells
            }
    }

    /// Whether no cell is finer than `finest`, `more` clusters fit behind the sorted ones, and little enough is stale.
    func serves(finest: Int, more: Int) -> Bool {
        guard grid.level <= finest, fineGrid.map({ $0.level <= finest && more + staleCount == 0 }) ?? true else {
            return false
        }
        return count + more <= entries.count && staleCount + (count - sortedCount) + more <= sortedCount / 5
    }

    /// Puts a cluster behind the sorted entries.
    mutating func append(_ entry: Entry, wake: Int8) {
        entries[count] = entry
        wakes[count] = wake
        lateCells.insert(Int32(count - sortedCount), key: grid.key(entry.place))
        count += 1
    }

    /// The first entry that was put late into a cell, counted from `sortedCount`, or −1.
    @inline(__always)
    func firstLate(_ key: UInt64) -> Int32 { count == sortedCount ? -1 : lateCells.first(key) }

    /// The entry that was put into the same cell before.
    @inline(__always)
    func nextLate(_ late: Int32) -> Int32 { lateCells.next[Int(late)] }

    /// Squared steps from `place` to the entry at `index`; east and west meet, north and south don't.
    ///
    /// More than half the world to the south counts as half, which no radius reaches, so that the sum fits.
    @inline(__always)
    func squared(_ index: Int, _ place: SIMD2<UInt32>) -> UInt64 {
        let there = entries[index].place
        let x = Int64(Int32(bitPattern: there.x &- place.x))
        let y = min(abs(Int64(there.y) &- Int64(place.y)), 1 << 31)
        return UInt64(bitPattern: x &* x &+ y &* y)
    }

    /// The entries that are still there, in Morton order together with `fresh`, which are in none.
    func packed(with fresh: [Entry], wake: Int8, finest: Int) -> MortonLevel {
        var late = (sortedCount..<count).filter { wakes[$0] != Self.gathered }.map { (entries[$0], wakes[$0]) }
        late += fresh.map { ($0, wake) }
        let keyed = late.map { (code: Morton.code($0.0.place), entry: $0.0, wake: $0.1) }
            .sorted { ($0.code, $0.entry.node) < ($1.code, $1.entry.node) }
        let left = (0..<sortedCount).reduce(0) { $0 + (wakes[$1] == Self.gathered ? 0 : 1) }
        let (merged, mergedWakes) = (
            Block<Entry>(uninitialized: left + late.count), Block<Int8>(uninitialized: left + late.count)
        )
        var (place, next) = (0, 0)
        for index in 0..<sortedCount where wakes[index] != Self.gathered {
            let code = Morton.code(entries[index].place)
            while next < keyed.count, keyed[next].code < code {
                (merged[place], mergedWakes[place]) = (keyed[next].entry, keyed[next].wake)
                (place, next) = (place + 1, next + 1)
            }
            (merged[place], mergedWakes[place]) = (entries[index], wakes[index])
            place += 1
        }
        while next < keyed.count {
            (merged[place], mergedWakes[place]) = (keyed[next].entry, keyed[next].wake)
            (place, next) = (place + 1, next + 1)
        }
        return MortonLevel(merged, wakes: mergedWakes, finest: finest)
    }
}

/// Chains of entries by cell, for the few that came after the others were sorted.
struct LateCells {
    /// For each late entry, the one before it in its cell, or −1.
    let next: Block<Int32>
    private let keys: Block<UInt64>
    private let heads: Block<Int32>
    private let mask: UInt64

    init(capacity: Int) {
        let size = 1 << (Int.bitWidth - max(63, capacity * 2).leadingZeroBitCount)
        next = Block(uninitialized: capacity)
        keys = Block(uninitialized: size)
        heads = Block(repeating: -1, count: size)
        mask = UInt64(size - 1)
    }

    @inline(__always)
    private func slot(_ key: UInt64) -> Int {
        var slot = MortonGrid.slot(key) & mask
        while heads[Int(slot)] >= 0, keys[Int(slot)] != key { slot = (slot + 1) & mask }
        return Int(slot)
    }

    func insert(_ entry: Int32, key: UInt64) {
        let slot = slot(key)
        next[Int(entry)] = heads[slot]
        keys[slot] = key
        heads[slot] = entry
    }

    @inline(__always)
    func first(_ key: UInt64) -> Int32 { heads[slot(key)] }
}
