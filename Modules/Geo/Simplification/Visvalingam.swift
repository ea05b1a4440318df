/// Simplification by effective area: the point whose triangle with its neighbours is smallest goes first.
///
/// M. Visvalingam and J. D. Whyatt, 1993. The effective area of a point is that of its triangle when it goes, or that of
/// an earlier one where that was greater, so that areas grow in the order in which points go. Of equal areas the first
/// point goes first; what is no number goes after all others. Not quadratic on any input, unlike Douglas–Peucker, but
/// without a bound on the distance.
public enum Visvalingam {
    /// The order in which points go, without the two ends, and the effective area of each point.
    struct Removal {
        var order: ContiguousArray<Int32> = []
        var areas: ContiguousArray<Double> = []
    }

    /// The effective area of each point, in square metres; infinite for both ends.
    ///
    /// - Complexity: O(n log n), some 130 ns a point of a short line and 350 ns of a million.
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
        guard points.count > 2 else {
            return Removal(areas: ContiguousArray(repeating: .infinity, count: points.count))
        }
        var areas = ContiguousArray(repeating: Double.infinity, count: points.count)
        let order = areas.withUnsafeMutableBufferPointer { areas in
            ContiguousArray<Int32>(unsafeUninitializedCapacity: points.count - 2) { order, count in
                var removing = Removing(points)
                while let (point, area) = removing.next() {
                    areas[Int(point)] = area
                    order[count] = point
                    count += 1
                }
                withExtendedLifetime(removing) {}
            }
        }
        return Removal(order: order, areas: areas)
    }
}

/// Points on their way out of a line.
private struct Removing {
    private var line: LinkedLine
    private var queue: AreaQueue
    private var floor = 0.0

    init(_ points: PlanarPoints) {
        line = LinkedLine(points)
        queue = AreaQueue(count: points.count - 2)
        enqueue()
    }

    /// Takes the least point out; the answer is it and its effective area.
    @inline(__always)
    mutating func next() -> (point: Int32, area: Double)? {
        guard let entry = queue.popLeast(where: line.holds) else { return nil }
        let (point, area) = (AreaQueue.point(entry), AreaQueue.area(entry))
        // Not a number, as from infinite coordinates, must not be the floor of what follows.
        floor = area > floor ? area : floor
        let name = line.name(point)
        let (left, right) = line.remove(point)
        if line.isInner(left) { queue.insert(line.measured(left)) }
        if line.isInner(right) { queue.insert(line.measured(right)) }
        if line.isSparse { closeUp() }
        return (name, floor)
    }

    private mutating func closeUp() {
        line.closeUp()
        queue.removeAll(count: line.count - 2)
        enqueue()
    }

    private mutating func enqueue() {
        for place in 1..<Int32(line.count - 1) { queue.insert(line.measured(place)) }
    }
}
