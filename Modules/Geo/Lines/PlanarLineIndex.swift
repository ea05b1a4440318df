/// An index over polylines of a plane in metres, such as pipes in LV95 (row S10).
///
/// As `LineIndex`, without turns of the globe.
public struct PlanarLineIndex: Sendable {
    private let tree: SegmentTree

    /// The index of `lines`; empty ones are never found.
    ///
    /// - Complexity: O(n log n), n the number of vertices.
    public init(_ lines: [PlanarPoints]) {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        var starts: ContiguousArray<Int32> = [0]
        for line in lines {
            x.append(contentsOf: line.x)
            y.append(contentsOf: line.y)
            starts.append(Int32(x.count))
        }
        tree = SegmentTree(x: x, y: y, starts: starts)
    }

    /// The line nearest to a point of those no further away than `tolerance` metres; nil when there is none.
    ///
    /// Of equally near ones the first of the list.
    ///
    /// - Complexity: O(log n + chunks within the tolerance).
    public func nearest(x: Double, y: Double, within tolerance: Double) -> LineIndex.Hit? {
        guard tolerance >= 0 else { return nil }
        let foot = FootSearch(x: x, y: y, scale: (1, 1))
        var reach = tolerance
        // A millimetre more, so that rounding hides no tie.
        let window = { (reach: Double) in
            SegmentTree.Box(x - reach, y - reach, x + reach, y + reach) + SegmentTree.Box(-0.001, -0.001, 0.001, 0.001)
        }
        var box = window(reach)
        var best: LineIndex.Hit?
        tree.searchFeet(foot, &box, reach: &reach) { hit, box in
            let held = best.map { ($0.distance, $0.line, $0.segment) } ?? (.infinity, .max, .max)
            guard (hit.distance, hit.line, hit.segment) < held else { return best?.distance ?? tolerance }
            best = hit
            box = window(hit.distance)
            return hit.distance
        }
        return best
    }
}
