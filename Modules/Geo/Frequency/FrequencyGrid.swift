/// Where we walk most: for square cells of every zoom, how many outings passed them.
///
/// Outings count, not fixes: a cell that an outing visits twice or stands in for an hour counts it once, and one that it
/// crosses by a long step without a fix counts it too. Steps are straight on the map. A coarser level counts the different
/// outings of a cell anew; it is no sum. Of a step longer than a fortieth of the map, 1,000 km at the equator, only the ends
/// count: nobody walked it, and at fine levels it would pass millions of cells. The answer depends neither on the order of
/// the outings nor on a hash.
public struct FrequencyGrid: Sendable {
    private struct Level: Sendable {
        var keys: ContiguousArray<UInt64> = []
        var counts: ContiguousArray<UInt32> = []
    }

    /// The finest level, whose cells are 2^-finest of the world wide: 20 is 38 m at the equator, 19 m at 60°.
    public let finest: Int
    /// From level 0 to the finest.
    private let levels: [Level]

    /// Counts `outings`, each given by its pieces, between which nothing is passed; `finest` is held in 0 to 28.
    ///
    /// - Complexity: O(n + c log c), c the cells passed, summed over levels and outings.
    public init(outings: [[Fixes]], finest: Int = 20) {
        let finest = min(max(finest, 0), 28)
        self.finest = finest
        var passed = [ContiguousArray<UInt64>](repeating: [], count: finest + 1)
        for outing in outings {
            var keys = Self.keys(of: outing, level: finest)
            for level in stride(from: finest, through: 0, by: -1) {
                passed[level].append(contentsOf: keys)
                keys = Self.parents(of: keys)
            }
        }
        levels = passed.map { Self.counted($0) }
    }

    /// The different cells of an outing at one level, in the order of their keys.
    private static func keys(of pieces: [Fixes], level: Int) -> ContiguousArray<UInt64> {
        var keys = PassedKeys()
        let walk = CellWalk(shift: Int64(32 - level))
        let mask = Int64(1) << Int64(level) - 1
        for piece in pieces {
            let points = Mercator.points(piece)
            for index in 0..<points.count {
                let start = max(index - 1, 0)
                walk.cells(from: (points.x[start], points.y[start]), to: (points.x[index], points.y[index])) {
                    keys.add(Morton.code(SIMD2(UInt32($0 & mask), UInt32($1))))
                }
            }
        }
        return keys.different
    }

    private static func parents(of keys: ContiguousArray<UInt64>) -> ContiguousArray<UInt64> {
        var result = ContiguousArray<UInt64>()
        for key in keys where result.last != key >> 2 { result.append(key >> 2) }
        return result
    }

    private static func counted(_ keys: ContiguousArray<UInt64>) -> Level {
        var level = Level()
        for key in keys.sorted() {
            if level.keys.last == key {
                level.counts[level.counts.count - 1] += 1
            } else {
                level.keys.append(key)
                level.counts.append(1)
            }
        }
        return level
    }

    /// All cells that were passed at `level`, held in 0 to the finest, quarter by quarter.
    ///
    /// - Complexity: O(cells).
    public func cells(level: Int) -> [FrequencyCell] { cells(min(max(level, 0), finest), 0..<UInt64.max) }

    /// The cells of a map tile, `detail` levels finer than it: at most 4^detail, quarter by quarter.
    ///
    /// Where that is beyond the finest level, cells of the finest; nothing when the tile itself is.
    ///
    /// - Complexity: O(log n + cells of the tile), whatever the zoom.
    public func tile(zoom: Int, x: Int, y: Int, detail: Int = 5) -> [FrequencyCell] {
        guard (0...finest).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y) else {
            return []
        }
        let level = zoom + min(max(detail, 0), finest - zoom)
        let shift = UInt64(2 * (level - zoom))
        let key = Morton.code(SIMD2(UInt32(x), UInt32(y)))
        return cells(level, (key << shift)..<((key + 1) << shift))
    }

    /// The most outings in one cell of `level`, by which colours are scaled; 0 when there are none.
    ///
    /// - Complexity: O(cells).
    public func most(level: Int) -> Int {
        Int(levels[min(max(level, 0), finest)].counts.max() ?? 0)
    }

    private func cells(_ level: Int, _ range: Range<UInt64>) -> [FrequencyCell] {
        let held = levels[level]
        let (first, end) = (place(of: range.lowerBound, in: held.keys), place(of: range.upperBound, in: held.keys))
        return (first..<end).map { index in
            FrequencyCell(
                level: level,
                column: Int(Morton.gathered(held.keys[index])),
                row: Int(Morton.gathered(held.keys[index] >> 1)),
                outings: Int(held.counts[index])
            )
        }
    }

    /// The first place whose key is not below `key`.
    private func place(of key: UInt64, in keys: ContiguousArray<UInt64>) -> Int {
        var (low, high) = (0, keys.count)
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
