/// An index over those of many lines that come near a pole, in the plane of the pole.
struct PolarLineIndex: Sendable {
    private let plane: PolarPlane
    /// The index, which knows all lines by their numbers; nil when none comes near.
    private let index: PlanarLineIndex?
    private let held: Set<Int>

    /// An index of those of `lines` that come near the pole, all of which are among the numbers of `candidates`.
    ///
    /// - Complexity: O(n log n), n the number of fixes of the candidates.
    init(_ lines: [Fixes], among candidates: [Int], _ plane: PolarPlane) {
        let held = candidates.filter { plane.isReached(by: lines[$0]) }
        (self.plane, self.held) = (plane, Set(held))
        guard !held.isEmpty else {
            index = nil
            return
        }
        var points = [PlanarPoints](repeating: PlanarPoints(x: [], y: []), count: lines.count)
        for line in held { points[line] = plane.points(lines[line]) }
        index = PlanarLineIndex(points)
    }

    /// Whether the line of that number comes near the pole.
    func holds(_ line: Int) -> Bool { held.contains(line) }

    /// Calls `body` as `PlanarLineIndex.search` does.
    func search(_ position: Position, _ tolerance: Double, _ body: (LineIndex.Hit) -> Double) {
        let point = plane.point(position)
        index?.search(point.x, point.y, tolerance, body)
    }
}
