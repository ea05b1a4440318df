/// Simplification by effective area: the point whose triangle with its neighbours is smallest goes first.
///
/// M. Visvalingam and J. D. Whyatt, 1993. The effective area of a point is that of its triangle when it goes, or that of
/// an earlier one where that was greater, so that areas grow in the order in which points go. Of equal areas the first
/// point goes first. Not quadratic on any input, unlike Douglas–Peucker, but without a bound on the distance.
public enum Visvalingam {
    /// The order in which points go, without the two ends, and the effective area of each point.
    struct Removal {
        var order: ContiguousArray<Int32> = []
        var areas: ContiguousArray<Double> = []
    }

    /// The effective area of each point, in square metres; infinite for both ends.
    ///
    /// - Complexity: O(n log n).
    public static func areas(_ points: PlanarPoints) -> ContiguousArray<Double> { removal(points).areas }

    /// The indices of the points whose effective area is at least `area`, ascending, with both ends.
    ///
    /// An area below 0, or that is no number, counts as 0.
    ///
    /// - Complexity: O(n log n).
    public static func indices(_ points: PlanarPoints, atLeast area: Double) -> [Int] {
        let (areas, least) = (areas(points), area > 0 ? area : 0)
        return areas.indices.filter { areas[$0] >= least }
    }

    /// The indices of the fixes whose effective area is at least `area` square metres, ascending, with both ends; right across
    /// ±180°.
    ///
    /// - Complexity: O(n log n).
    public static func indices(_ fixes: Fixes, atLeast area: Double) -> [Int] { indices(fixes.unrolled, atLeast: area) }

    /// Takes all points away but the ends, the least significant first.
    static func removal(_ points: PlanarPoints) -> Removal {
        precondition(points.count <= Int(Int32.max), "too many points")
        var removal = Removal()
        removal.areas = ContiguousArray(repeating: .infinity, count: points.count)
        guard points.count > 2 else { return removal }
        removal.order.reserveCapacity(points.count - 2)
        var line = LinkedLine(points)
        var heap = AreaHeap((1..<Int32(points.count - 1)).map { line.area($0) })
        var floor = 0.0
        while let (point, area) = heap.popLeast() {
            // Not a number, as from infinite coordinates, must not be the floor of what follows.
            floor = area > floor ? area : floor
            removal.areas[Int(point)] = floor
            removal.order.append(point)
            for neighbour in line.remove(point) { heap.update(neighbour, to: line.area(neighbour)) }
        }
        return removal
    }
}

/// A line whose points know their neighbours, so that one can be taken out.
private struct LinkedLine {
    private let points: PlanarPoints
    private var before: ContiguousArray<Int32>
    private var after: ContiguousArray<Int32>

    init(_ points: PlanarPoints) {
        self.points = points
        before = ContiguousArray((0..<Int32(points.count)).map { $0 - 1 })
        after = ContiguousArray((0..<Int32(points.count)).map { $0 + 1 })
    }

    /// The area of the triangle of an inner point with its neighbours.
    func area(_ point: Int32) -> Double {
        let (a, b, c) = (Int(before[Int(point)]), Int(point), Int(after[Int(point)]))
        let (ux, uy) = (points.x[b] - points.x[a], points.y[b] - points.y[a])
        let (vx, vy) = (points.x[c] - points.x[a], points.y[c] - points.y[a])
        return abs(ux * vy - uy * vx) / 2
    }

    /// Takes an inner point out; the answer is those of its neighbours that are inner points.
    mutating func remove(_ point: Int32) -> InnerNeighbours {
        let (left, right) = (before[Int(point)], after[Int(point)])
        after[Int(left)] = right
        before[Int(right)] = left
        return InnerNeighbours(left: left, right: right, last: Int32(points.count - 1))
    }
}

/// Up to two neighbours, without an array.
private struct InnerNeighbours: Sequence, IteratorProtocol {
    private var left: Int32?
    private var right: Int32?

    init(left: Int32, right: Int32, last: Int32) {
        self.left = left > 0 ? left : nil
        self.right = right < last ? right : nil
    }

    mutating func next() -> Int32? {
        let next = left ?? right
        if left != nil { left = nil } else { right = nil }
        return next
    }
}
