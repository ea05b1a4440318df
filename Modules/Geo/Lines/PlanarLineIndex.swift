/// An index over polylines of a plane in metres, such as pipes in LV95 (row S10).
///
/// As `LineIndex`, without turns of the globe.
public struct PlanarLineIndex: Sendable {
    private let tree: SegmentTree

    /// The index of `lines`; empty ones, and those with a coordinate that is not finite, are never found.
    ///
    /// - Complexity: O(n log n), n the number of vertices.
    public init(_ lines: [PlanarPoints]) {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        var starts: ContiguousArray<Int32> = [0]
        for line in lines {
            defer { starts.append(Int32(x.count)) }
            guard line.x.allSatisfy(\.isFinite), line.y.allSatisfy(\.isFinite) else { continue }
            x.append(contentsOf: line.x)
            y.append(contentsOf: line.y)
        }
        tree = SegmentTree(x: x, y: y, starts: starts)
    }

    /// The line nearest to a point of those no further away than `tolerance` metres; nil when there is none.
    ///
    /// Of equally near ones the first of the list.
    ///
    /// - Complexity: O(log n + chunks within the tolerance).
    public func nearest(x: Double, y: Double, within tolerance: Double) -> LineIndex.Hit? {
        LineIndex.Hit.nearest(within: tolerance) { search(x, y, tolerance, $0) }
    }

    /// All lines no further from a point than `tolerance` metres, nearest first, for a chooser.
    ///
    /// - Complexity: O(log n + chunks within the tolerance).
    public func hits(x: Double, y: Double, within tolerance: Double) -> [LineIndex.Hit] {
        LineIndex.Hit.nearestOfLines(within: tolerance) { search(x, y, tolerance, $0) }
    }

    /// The lines that pass through a box or touch its edge, in the order of the list.
    ///
    /// - Complexity: O(log n + chunks in the box).
    public func lines(x: ClosedRange<Double>, y: ClosedRange<Double>) -> [Int] {
        tree.lines(in: SegmentTree.Box(x.lowerBound, y.lowerBound, x.upperBound, y.upperBound)).sorted()
    }

    /// Calls `body` with the nearest foot of each chunk that has one within the tolerance; it answers with the tolerance of
    /// what follows.
    func search(_ x: Double, _ y: Double, _ tolerance: Double, _ body: (LineIndex.Hit) -> Double) {
        guard tolerance >= 0 else { return }
        // A millimetre more, so that rounding hides no tie.
        let window = { (reach: Double) in
            SegmentTree.Box(x - reach - 0.001, y - reach - 0.001, x + reach + 0.001, y + reach + 0.001)
        }
        var (box, reach) = (window(tolerance), tolerance)
        tree.searchFeet(FootSearch(x: x, y: y, scale: (1, 1)), &box, reach: &reach) { hit, box in
            let next = body(hit)
            box = window(next)
            return next
        }
    }
}
