/// A binary heap of the inner points of a line by area, the least first and of equal ones the first point, in which the
/// area of a point can change.
struct AreaHeap {
    /// Points in the order of the heap.
    private var heap: ContiguousArray<Int32>
    /// Place of each point in the heap, -1 for one that has gone and for point 0, which is no inner point.
    private var places: ContiguousArray<Int32>
    private var areas: ContiguousArray<Double>

    /// A heap of points 1, 2 and so on with these areas.
    ///
    /// - Complexity: O(n).
    init(_ inner: [Double]) {
        areas = [0] + inner
        heap = ContiguousArray((0..<Int32(inner.count)).map { $0 + 1 })
        places = ContiguousArray((0..<Int32(inner.count + 1)).map { $0 - 1 })
        for place in (0..<(heap.count / 2)).reversed() { sink(place) }
    }

    /// Takes the point with the least area out.
    ///
    /// - Complexity: O(log n).
    mutating func popLeast() -> (point: Int32, area: Double)? {
        guard let least = heap.first, let last = heap.popLast() else { return nil }
        places[Int(least)] = -1
        if last != least {
            put(last, 0)
            sink(0)
        }
        return (least, areas[Int(least)])
    }

    /// Gives a point that is in the heap another area.
    ///
    /// - Complexity: O(log n).
    mutating func update(_ point: Int32, to area: Double) {
        areas[Int(point)] = area
        let place = Int(places[Int(point)])
        rise(place)
        sink(Int(places[Int(point)]))
    }

    private func isLess(_ a: Int32, _ b: Int32) -> Bool {
        let (first, second) = (areas[Int(a)], areas[Int(b)])
        return first < second || (first == second && a < b)
    }

    private mutating func put(_ point: Int32, _ place: Int) {
        heap[place] = point
        places[Int(point)] = Int32(place)
    }

    private mutating func rise(_ start: Int) {
        var place = start
        let point = heap[place]
        while place > 0, isLess(point, heap[(place - 1) / 2]) {
            put(heap[(place - 1) / 2], place)
            place = (place - 1) / 2
        }
        put(point, place)
    }

    private mutating func sink(_ start: Int) {
        var place = start
        let point = heap[place]
        while 2 * place + 1 < heap.count {
            var child = 2 * place + 1
            if child + 1 < heap.count, isLess(heap[child + 1], heap[child]) { child += 1 }
            guard isLess(heap[child], point) else { break }
            put(heap[child], place)
            place = child
        }
        put(point, place)
    }
}
