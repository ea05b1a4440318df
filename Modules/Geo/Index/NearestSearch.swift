/// How far points are from the one that is searched around, in any measure that grows with the distance.
protocol SearchDistance {
    /// Where it stands on both axes.
    var center: SIMD2<Double> { get }

    /// How far a point is; nil for one that is not to be found from here.
    func distance(to point: SIMD2<Double>) -> Double?

    /// What points so far away on both axes, or further, are away at least.
    func least(_ offset: SIMD2<Double>) -> Double
}

/// The best answers so far of a search for the nearest points: a heap with the worst of them on top.
struct NearestSearch<Distance: SearchDistance> {
    private var heap: [(distance: Double, index: Int)] = []
    private let layout: KDLayout<Double>
    private let limit: Int
    private let radius: Double

    init(_ layout: KDLayout<Double>, limit: Int, radius: Double) {
        (self.layout, self.limit, self.radius) = (layout, limit, radius)
    }

    /// The answers in ascending order of distance, then index.
    var answers: [(index: Int, distance: Double)] {
        heap.sorted { $0 < $1 }.map { ($0.index, $0.distance) }
    }

    /// Looks through all points.
    ///
    /// - Complexity: O(log n + k log k) for k answers, on average.
    mutating func look(from start: Distance) {
        look(KDRange(left: 0, right: layout.points.count - 1, axis: 0), offset: SIMD2(0, 0), start)
    }

    /// Looks through a range whose box is `offset` away from the center along each axis, the nearer half first.
    private mutating func look(_ range: KDRange, offset: SIMD2<Double>, _ start: Distance) {
        guard start.least(offset) <= bound else { return }
        guard range.right - range.left > layout.leafSize else {
            for place in range.left..<(range.right + 1) { consider(place, start) }
            return
        }
        let middle = (range.left + range.right) >> 1
        let step = start.center[range.axis] - layout.points[middle][range.axis]
        let low = KDRange(left: range.left, right: middle - 1, axis: 1 - range.axis)
        let high = KDRange(left: middle + 1, right: range.right, axis: 1 - range.axis)
        var beyond = offset
        beyond[range.axis] = max(abs(step), offset[range.axis])
        consider(middle, start)
        look(step < 0 ? low : high, offset: offset, start)
        look(step < 0 ? high : low, offset: beyond, start)
    }

    /// What a better answer may at most be away.
    private var bound: Double {
        heap.count == limit ? min(heap[0].distance, radius) : radius
    }

    private mutating func consider(_ place: Int, _ start: Distance) {
        guard let distance = start.distance(to: layout.points[place]), distance <= radius else { return }
        let entry = (distance: distance, index: Int(layout.indices[place]))
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
