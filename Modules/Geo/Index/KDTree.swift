/// A static index of points of a plane: what lies in a box, within a distance, or nearest.
///
/// A balanced k-d tree without pointers (Bentley 1975), 20 bytes a point; see `KDLayout`. Answers are in ascending order
/// of the index, or of the distance where they are counted, so that they don't depend on the tree.
public struct KDTree: Sendable {
    private let layout: KDLayout<Double>

    /// Indexes `points`; those whose coordinates are not finite are left out.
    ///
    /// - Complexity: O(n log n).
    public init(_ points: PlanarPoints, leafSize: Int = 64) {
        let finite = Self.finite(points)
        let pairs = ContiguousArray<SIMD2<Double>>(unsafeUninitializedCapacity: finite?.count ?? points.count) {
            pairs,
            count in
            count = finite?.count ?? points.count
            for place in 0..<count {
                let index = finite.map { Int($0[place]) } ?? place
                pairs[place] = SIMD2(points.x[index], points.y[index])
            }
        }
        var layout = KDLayout(pairs, leafSize: max(1, leafSize))
        if let finite { layout.indices = ContiguousArray(layout.indices.map { finite[Int($0)] }) }
        self.layout = layout
    }

    /// The indices of the points that have finite coordinates; nil when all have.
    private static func finite(_ points: PlanarPoints) -> [Int32]? {
        var sum = 0.0
        for index in 0..<points.count {
            sum += (points.x[index] - points.x[index]) + (points.y[index] - points.y[index])
        }
        guard sum != 0 else { return nil }
        return (0..<points.count).filter { points.x[$0].isFinite && points.y[$0].isFinite }
            .map { Int32(truncatingIfNeeded: $0) }
    }

    /// Number of points that can be found.
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
        return search.answers
    }
}

/// The best answers so far of a search for the nearest points: a heap with the worst of them on top.
private struct NearestSearch {
    private var heap: [(squared: Double, index: Int)] = []
    private let layout: KDLayout<Double>
    private let center: SIMD2<Double>
    private let limit: Int
    private let squaredRadius: Double

    init(_ layout: KDLayout<Double>, center: SIMD2<Double>, limit: Int, squaredRadius: Double) {
        (self.layout, self.center, self.limit, self.squaredRadius) = (layout, center, limit, squaredRadius)
    }

    /// The answers in ascending order of distance, then index.
    var answers: [(index: Int, distance: Double)] {
        heap.sorted { $0 < $1 }.map { ($0.index, $0.squared.squareRoot()) }
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
        heap.count == limit ? min(heap[0].squared, squaredRadius) : squaredRadius
    }

    private mutating func consider(_ place: Int) {
        let offset = layout.points[place] - center
        let entry = (squared: offset.x * offset.x + offset.y * offset.y, index: Int(layout.indices[place]))
        guard entry.squared <= squaredRadius else { return }
        if heap.count < limit {
            heap.append(entry)
            rise(heap.count - 1)
        } else if entry < heap[0] {
            heap[0] = entry
            sink()
        }
    }

    /// Moves the last entry up to where no worse one lies beneath it.
    private mutating func rise(_ place: Int) {
        var place = place
        while place > 0, heap[(place - 1) / 2] < heap[place] {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Moves the top entry down to where no worse one lies beneath it.
    private mutating func sink() {
        var place = 0
        while true {
            var worst = place
            for child in (2 * place + 1)..<(2 * place + 3) where child < heap.count && heap[worst] < heap[child] {
                worst = child
            }
            guard worst != place else { return }
            heap.swapAt(place, worst)
            place = worst
        }
    }
}
