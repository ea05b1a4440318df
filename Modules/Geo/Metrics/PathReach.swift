#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How far stretches of a path reach: finds the last row before another that is far enough from it, even in a long stay.
///
/// The path is cut where its latitudes span more than 0.01°, so that degrees have one length in a stretch; a longer stretch
/// has a binary tree over leaves of 32 rows, each with the extremes along eight axes. Sixteen lines of support bound what lies
/// between them by their corners: exact for a few places, at most 2 % too far for others.
struct PathReach {
    static let leaf = 32
    /// What the latitudes of a stretch span at most, in 1e-7 degree.
    private static let span: Int32 = 100_000
    private let fixes: Fixes
    private var stretches: [PathStretch] = []
    private var extremes = ContiguousArray<PathExtremes>()

    /// - Complexity: O(n).
    init(_ fixes: Fixes) {
        self.fixes = fixes
        fixes.withColumns { columns in
            var (start, south, north) = (0, Int32.max, Int32.min)
            for row in 0...columns.count {
                if row < columns.count {
                    (south, north) = (min(south, columns.latitudes[row]), max(north, columns.latitudes[row]))
                    if north - south <= Self.span { continue }
                }
                add(start..<row, columns)
                guard row < columns.count else { return }
                (start, south, north) = (row, columns.latitudes[row], columns.latitudes[row])
            }
        }
    }

    private mutating func add(_ rows: Range<Int>, _ columns: Fixes.Columns) {
        var stretch = PathStretch(rows, columns)
        if rows.count > 2 * Self.leaf { grow(&stretch, columns) }
        stretches.append(stretch)
    }

    /// Appends the tree of a stretch; its root is node 1, those below `node` are `2 · node` and `2 · node + 1`.
    private mutating func grow(_ stretch: inout PathStretch, _ columns: Fixes.Columns) {
        var leaves = 1
        while leaves * Self.leaf < stretch.rows.count { leaves *= 2 }
        (stretch.leaves, stretch.firstNode) = (leaves, extremes.count)
        extremes.append(contentsOf: repeatElement(PathExtremes(), count: 2 * leaves))
        for row in stretch.rows {
            let along = stretch.along(columns.latitudes[row], columns.longitudes[row])
            extremes[stretch.firstNode + leaves + (row - stretch.rows.lowerBound) / Self.leaf].take(in: along)
        }
        for node in stride(from: leaves - 1, to: 0, by: -1) {
            let below = stretch.firstNode + 2 * node
            extremes[stretch.firstNode + node] = extremes[below].joined(extremes[below + 1])
        }
    }

    /// The last row before `index` for which `isFar`, which must hold from `distance` metres on and may be asked in vain.
    ///
    /// - Complexity: O(log n) for distances up to some hundred metres; a stretch at a time for greater ones.
    func last(before index: Int, distance: Double, where isFar: (Int) -> Bool) -> Int? {
        let here = fixes.position(at: index)
        for stretch in stretches[...place(of: index)].reversed() {
            let end = min(stretch.rows.upperBound, index)
            guard stretch.leaves > 0 else {
                if let found = (stretch.rows.lowerBound..<end).last(where: isFar) { return found }
                continue
            }
            let search = PathSearch(
                stretch: stretch,
                end: end,
                here: stretch.along(here.latitudeE7, here.longitudeE7),
                square: stretch.leastSquare(distance)
            )
            if let found = last(in: 1, search, isFar) { return found }
        }
        return nil
    }

    /// The stretch that holds a row.
    private func place(of row: Int) -> Int {
        var (low, high) = (0, stretches.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].rows.upperBound <= row { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func last(in node: Int, _ search: PathSearch, _ isFar: (Int) -> Bool) -> Int? {
        let stretch = search.stretch
        guard extremes[stretch.firstNode + node].reachesSquare(from: search.here) >= search.square else { return nil }
        guard node < stretch.leaves else {
            let start = stretch.rows.lowerBound + (node - stretch.leaves) * Self.leaf
            return (start..<max(start, min(start + Self.leaf, search.end))).last(where: isFar)
        }
        // The later half is looked at first.
        let later = 2 * node + 1
        if stretch.firstRow(of: later) < search.end, let found = last(in: later, search, isFar) { return found }
        return last(in: 2 * node, search, isFar)
    }
}

/// What is looked for in a stretch.
private struct PathSearch {
    let stretch: PathStretch
    /// The row behind the last one that is looked at.
    let end: Int
    let here: SIMD8<Double>
    let square: Double
}

/// Rows of a path whose latitudes span little, and the plane in which they are measured, no distance too short.
private struct PathStretch {
    let rows: Range<Int>
    /// Number of leaves, a power of two; 0 where rows are few.
    var leaves = 0
    var firstNode = 0
    private let origin: Position
    private let metres: (east: Double, north: Double)
    /// By what share a metre further south or north may change the length of a degree east.
    private let bend: Double

    init(_ rows: Range<Int>, _ columns: Fixes.Columns) {
        self.rows = rows
        let latitudes = rows.lazy.map { columns.latitudes[$0].magnitude }
        let (nearest, farthest) = (Int32(clamping: latitudes.min() ?? 0), Int32(clamping: latitudes.max() ?? 0))
        origin = Position(
            latitudeE7: columns.latitudes[rows.lowerBound],
            longitudeE7: columns.longitudes[rows.lowerBound]
        )
        // A degree is as long as where it is longest.
        metres = (
            LocalPlane(around: Position(latitudeE7: nearest, longitudeE7: 0)).metresEast,
            LocalPlane(around: Position(latitudeE7: farthest, longitudeE7: 0)).metresNorth
        )
        bend = abs(tan(Double(farthest) * (Double.pi / 1.8e9))) / 6.3e6
    }

    /// How far a place lies along each axis.
    func along(_ latitude: Int32, _ longitude: Int32) -> SIMD8<Double> {
        let east = Double(LocalMetric.wrapped(Int64(longitude) - Int64(origin.longitudeE7))) * metres.east
        let north = Double(Int64(latitude) - Int64(origin.latitudeE7)) * metres.north
        return PathExtremes.axes.x * east + PathExtremes.axes.y * north
    }

    /// The square of what is `distance` away from a place, of this stretch or so near, at least in the plane.
    func leastSquare(_ distance: Double) -> Double {
        guard distance > 0 else { return distance.isNaN ? .infinity : -.infinity }
        let least = distance * max(1 - 1e-5 - distance * bend, 0)
        return least * least
    }

    func firstRow(of node: Int) -> Int {
        var node = node
        while node < leaves { node *= 2 }
        return rows.lowerBound + (node - leaves) * PathReach.leaf
    }
}

/// The extremes of places along eight axes, 22.5° apart.
private struct PathExtremes {
    static let axes = (
        x: SIMD8<Double>((0..<8).map { cos(Double($0) * Double.pi / 8) }),
        y: SIMD8<Double>((0..<8).map { sin(Double($0) * Double.pi / 8) })
    )
    private static let corner = (
        cosine: cos(Double.pi / 8), inverseSquare: 1 / (sin(Double.pi / 8) * sin(Double.pi / 8))
    )
    private var low = SIMD8(repeating: Double.infinity)
    private var high = SIMD8(repeating: -Double.infinity)

    mutating func take(in along: SIMD8<Double>) {
        (low, high) = (pointwiseMin(low, along), pointwiseMax(high, along))
    }

    func joined(_ other: PathExtremes) -> PathExtremes {
        var both = self
        (both.low, both.high) = (pointwiseMin(low, other.low), pointwiseMax(high, other.high))
        return both
    }

    /// The square of the metres from `here` to the furthest corner of the polygon that the lines of support make.
    func reachesSquare(from here: SIMD8<Double>) -> Double {
        let (ahead, behind) = (high - here, here - low)
        // Each direction with the next one, round the circle.
        let afterAhead = SIMD8(ahead[1], ahead[2], ahead[3], ahead[4], ahead[5], ahead[6], ahead[7], behind[0])
        let afterBehind = SIMD8(behind[1], behind[2], behind[3], behind[4], behind[5], behind[6], behind[7], ahead[0])
        let squares = pointwiseMax(Self.corners(ahead, afterAhead), Self.corners(behind, afterBehind))
        return squares.max()
    }

    private static func corners(_ one: SIMD8<Double>, _ next: SIMD8<Double>) -> SIMD8<Double> {
        let product = one * next * (2 * corner.cosine)
        return (one * one + next * next - product) * corner.inverseSquare
    }
}
