/// An index over those of many lines that come near a pole, in the plane of the pole.
struct PolarLineIndex: Sendable {
    private let plane: PolarPlane
    /// The index, which knows all lines by their numbers; nil when none comes near.
    private let index: PlanarLineIndex?
    private let isHeld: [Bool]

    /// - Complexity: O(n log n), n the number of fixes of lines near the pole; O(n) for others.
    init(_ lines: [Fixes], _ plane: PolarPlane) {
        let isHeld = lines.map(plane.isReached)
        let isAny = isHeld.contains(true)
        let points = zip(lines, isHeld).map { $1 ? plane.points($0) : PlanarPoints(x: [], y: []) }
        (self.plane, self.isHeld, index) = (plane, isAny ? isHeld : [], isAny ? PlanarLineIndex(points) : nil)
    }

    /// Whether the line of that number comes near the pole.
    func holds(_ line: Int) -> Bool { index != nil && isHeld[line] }

    /// Calls `body` as `PlanarLineIndex.search` does.
    func search(_ position: Position, _ tolerance: Double, _ body: (LineIndex.Hit) -> Double) {
        let point = plane.point(position)
        index?.search(point.x, point.y, tolerance, body)
    }
}
