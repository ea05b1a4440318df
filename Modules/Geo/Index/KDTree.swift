/// A static index of points of a plane: what lies in a box, within a distance, or nearest.
///
/// A balanced k-d tree without pointers (Bentley 1975), 20 bytes a point; see `KDLayout`. Answers are in ascending order
/// of the index, or of the distance where they are counted, so that they don't depend on the tree.
public struct KDTree: Sendable {
    private let layout: KDLayout<Double>

    /// Indexes `points`; those whose coordinates are not numbers are never found.
    ///
    /// - Complexity: O(n log n).
    public init(_ points: PlanarPoints, leafSize: Int = 64) {
        let pairs = ContiguousArray<SIMD2<Double>>(unsafeUninitializedCapacity: points.count) { pairs, count in
            for index in 0..<points.count { pairs[index] = SIMD2(points.x[index], points.y[index]) }
            count = points.count
        }
        layout = KDLayout(pairs, leafSize: max(1, leafSize))
    }

    /// Number of points.
    public var count: Int { layout.points.count }

    /// The indices of the points in the box, edges included, ascending.
    ///
    /// - Complexity: O(√n + k log k) for k answers.
    public func indices(x: ClosedRange<Double>, y: ClosedRange<Double>) -> [Int] {
        var found: [Int] = []
        let (low, high) = (SIMD2(x.lowerBound, y.lowerBound), SIMD2(x.upperBound, y.upperBound))
        layout.places(from: low, to: high) { place, _ in found.append(Int(layout.indices[place])) }
        return found.sorted()
    }

    /// The indices of the points at most `radius` metres from (x, y), ascending.
    ///
    /// - Complexity: O(√n + k log k) for k answers.
    public func indices(within radius: Double, x: Double, y: Double) -> [Int] {
        guard radius >= 0 else { return [] }
        var found: [Int] = []
        let center = SIMD2(x, y)
        let isNear = { (point: SIMD2<Double>) in
            let offset = point - center
            return offset.x * offset.x + offset.y * offset.y <= radius * radius
        }
        layout.places(from: center - radius, to: center + radius, where: isNear) { place, _ in
            found.append(Int(layout.indices[place]))
        }
        return found.sorted()
    }

    /// The `limit` points nearest to (x, y) and at most `radius` metres away, the nearest first, then by index.
    ///
    /// - Complexity: O(log n + k log k) for k answers, on average.
    public func nearest(
        _ limit: Int,
        x: Double,
        y: Double,
        within radius: Double = .infinity
    ) -> [(index: Int, distance: Double)] {
        guard limit > 0, radius >= 0, count > 0 else { return [] }
        var search = NearestSearch(layout, center: SIMD2(x, y), limit: limit, squaredRadius: radius * radius)
        search.look(KDRange(left: 0, right: count - 1, axis: 0), offset: SIMD2(0, 0))
        return search.found.map { ($0.index, $0.squared.squareRoot()) }
    }
}

/// The best answers so far of a search for the nearest points.
private struct NearestSearch {
    /// In ascending order of distance, then index.
    private(set) var found: [(index: Int, squared: Double)] = []
    private let layout: KDLayout<Double>
    private let center: SIMD2<Double>
    private let limit: Int
    private let squaredRadius: Double

    init(_ layout: KDLayout<Double>, center: SIMD2<Double>, limit: Int, squaredRadius: Double) {
        (self.layout, self.center, self.limit, self.squaredRadius) = (layout, center, limit, squaredRadius)
        found.reserveCapacity(min(limit, layout.points.count))
    }

    /// Looks through a range whose box is `offset` away from the center along each axis, the nearer half first.
    mutating func look(_ range: KDRange, offset: SIMD2<Double>) {
        guard offset.x * offset.x + offset.y * offset.y <= bound else { return }
        guard range.right - range.left > layout.leafSize else {
            for place in range.left..<(range.right + 1) { consider(place) }
            return
        }
        let middle = (range.left + range.right) >> 1
        let step = center[range.axis] - layout.points[middle][range.axis]
        let low = KDRange(left: range.left, right: middle - 1, axis: 1 - range.axis)
        let high = KDRange(left: middle + 1, right: range.right, axis: 1 - range.axis)
        var beyond = offset
        beyond[range.axis] = max(abs(step), offset[range.axis])
        consider(middle)
        look(step < 0 ? low : high, offset: offset)
        look(step < 0 ? high : low, offset: beyond)
    }

    /// What a better answer may at most be away.
    private var bound: Double {
        guard found.count == limit, let last = found.last else { return squaredRadius }
        return min(last.squared, squaredRadius)
    }

    private mutating func consider(_ place: Int) {
        let offset = layout.points[place] - center
        let squared = offset.x * offset.x + offset.y * offset.y
        guard squared <= bound else { return }
        let index = Int(layout.indices[place])
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if (found[middle].squared, found[middle].index) < (squared, index) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < limit else { return }
        if found.count == limit { found.removeLast() }
        found.insert((index, squared), at: low)
    }
}
