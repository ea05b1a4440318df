/// The polygon of the points that are outermost in eight directions; what lies strictly within is no corner of the hull.
///
/// S. Akl and G. Toussaint, 1978, with the diagonals as four directions more. First goes what has one of the four outermost
/// points in each quadrant around it, which needs comparisons only; then what is to the left of all edges, by more than
/// rounding can be wrong. Both are right even if the polygon is not convex: around such a point it goes once.
struct Octagon {
    private typealias Columns = (x: UnsafeBufferPointer<Double>, y: UnsafeBufferPointer<Double>)

    /// So few points are not worth the search.
    private static let few = 32
    /// What a cross product must exceed, as a share of its terms at most: thousands of times its rounding error.
    private static let slack = 1e-12

    /// The open box that lies within the outermost points of the diagonals.
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>
    /// The edges: where they begin, where they go, and the margin; the last may stand more than once.
    private var (x, y) = (SIMD8<Double>(), SIMD8<Double>())
    private var (east, north) = (SIMD8<Double>(), SIMD8<Double>())
    private var margin = SIMD8<Double>()

    /// The points that are not strictly within, in their order, without those that have a coordinate that is not finite.
    ///
    /// - Complexity: O(n).
    static func remaining(_ points: PlanarPoints) -> [ConvexHull.Corner] {
        points.x.withUnsafeBufferPointer { x in
            points.y.withUnsafeBufferPointer { y in
                let octagon = Octagon((x, y))
                var remaining: [ConvexHull.Corner] = []
                remaining.reserveCapacity(octagon == nil ? x.count : 512)
                for index in 0..<x.count {
                    let isLeft =
                        octagon.map { !$0.encloses(x[index], y[index]) } ?? (x[index].isFinite && y[index].isFinite)
                    if isLeft { remaining.append(ConvexHull.Corner(x: x[index], y: y[index], index: index)) }
                }
                return remaining
            }
        }
    }

    private init?(_ columns: Columns) {
        guard columns.x.count > Self.few, let ends = Self.outermost(columns) else { return nil }
        // From the west by south, east and north.
        low = SIMD2(max(ends[1].x, ends[7].x), max(ends[1].y, ends[3].y))
        high = SIMD2(min(ends[3].x, ends[5].x), min(ends[5].y, ends[7].y))
        let size = SIMD2(ends[4].x - ends[0].x, ends[6].y - ends[2].y)
        // Where products would leave the range of numbers, nothing is known of what lies where.
        guard size.x * size.y > 1e-200, size.x * size.y < 1e300 else { return nil }
        let edges = ends.indices.map { (from: ends[$0], to: ends[($0 + 1) % 8]) }.filter { $0.from != $0.to }
        guard let last = edges.last, edges.count > 2 else { return nil }
        for lane in 0..<8 {
            let edge = lane < edges.count ? edges[lane] : last
            let way = edge.to - edge.from
            (x[lane], y[lane], east[lane], north[lane]) = (edge.from.x, edge.from.y, way.x, way.y)
            margin[lane] = Self.slack * (abs(way.x) * size.y + abs(way.y) * size.x)
        }
    }

    /// Whether a point lies strictly within.
    @inline(__always)
    private func encloses(_ px: Double, _ py: Double) -> Bool {
        if px > low.x, px < high.x, py > low.y, py < high.y { return true }
        return all(east * (py - y) - north * (px - x) .> margin)
    }

    /// The outermost points to the west, southwest and so on; nil when a coordinate is not finite.
    private static func outermost(_ columns: Columns) -> [SIMD2<Double>]? {
        var rows = SIMD8<Int>()
        var (west, east, south, north) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        var (southwest, northeast, southeast, northwest) = (west, east, east, west)
        var unknown = 0.0
        for row in 0..<columns.x.count {
            let (x, y) = (columns.x[row], columns.y[row])
            unknown += 0 * x + 0 * y
            if x < west { (west, rows[0]) = (x, row) }
            if x + y < southwest { (southwest, rows[1]) = (x + y, row) }
            if y < south { (south, rows[2]) = (y, row) }
            if x - y > southeast { (southeast, rows[3]) = (x - y, row) }
            if x > east { (east, rows[4]) = (x, row) }
            if x + y > northeast { (northeast, rows[5]) = (x + y, row) }
            if y > north { (north, rows[6]) = (y, row) }
            if x - y < northwest { (northwest, rows[7]) = (x - y, row) }
        }
        guard unknown == 0 else { return nil }
        return (0..<8).map { SIMD2(columns.x[rows[$0]], columns.y[rows[$0]]) }
    }
}
