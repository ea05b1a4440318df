/// On which side of a line something lies, as one looks along it.
public enum LineSide: BitwiseCopyable, Sendable, Hashable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// On it, or beside a line without direction.
    case on
}

/// The foot of a point on a line of the plane: where the line is nearest.
public struct LineFoot: BitwiseCopyable, Sendable, Hashable {
    /// Index of the segment, that is of the vertex where it begins.
    public var segment: Int
    /// How far along the segment, 0 its start and 1 its end.
    public var share: Double
    /// Metres from the point to the foot.
    public var distance: Double
}

/// Nearest feet in the plane: columns in any unit, scaled to metres.
struct FootSearch {
    /// The point.
    let x: Double
    let y: Double
    /// Metres in one unit of each axis.
    let scale: (x: Double, y: Double)

    /// Square of the metres to the segment from `a` to `b`, and the share of it where the foot lies.
    @inline(__always)
    func foot(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) -> (square: Double, share: Double) {
        let (east, north) = ((bx - ax) * scale.x, (by - ay) * scale.y)
        let (px, py) = ((x - ax) * scale.x, (y - ay) * scale.y)
        let length = east * east + north * north
        let share = length > 0 ? min(max((px * east + py * north) / length, 0), 1) : 0
        // At its end a segment is as far as the next one at its start, to the last bit, so that the first of them wins.
        let (dx, dy) =
            share < 1
            ? (px - share * east, py - share * north) : ((x - bx) * scale.x, (y - by) * scale.y)
        return (dx * dx + dy * dy, share)
    }

    /// The nearest foot on the segments between `vertices`, of equally near ones the first.
    ///
    /// Nil when none is nearer than `limit`, a square of metres, or as near.
    func nearest(
        _ xs: UnsafePointer<Double>,
        _ ys: UnsafePointer<Double>,
        _ vertices: ClosedRange<Int>,
        limit: Double
    ) -> (segment: Int, square: Double, share: Double)? {
        var best: (segment: Int, square: Double, share: Double)?
        var least = limit
        let last = max(vertices.upperBound, vertices.lowerBound + 1)
        for vertex in vertices.lowerBound..<last {
            let end = min(vertex + 1, vertices.upperBound)
            let foot = foot(xs[vertex], ys[vertex], xs[end], ys[end])
            if foot.square < least || (best == nil && foot.square <= least) {
                (best, least) = ((vertex, foot.square, foot.share), foot.square)
            }
        }
        return best
    }

    /// The side of the point, seen along the line at a foot.
    ///
    /// At a bend both segments are as near; the direction there is the sum of theirs, which is right inside of the bend and
    /// outside.
    func side(_ xs: ContiguousArray<Double>, _ ys: ContiguousArray<Double>, segment: Int, share: Double) -> LineSide {
        let end = min(segment + 1, xs.count - 1)
        let forward = direction(xs, ys, from: segment, to: end)
        var along = forward
        if share <= 0, let before = neighbour(xs, ys, from: segment, step: -1) { along += before }
        if share >= 1, let after = neighbour(xs, ys, from: end, step: 1) { along += after }
        let footX = xs[segment] + share * (xs[end] - xs[segment])
        let footY = ys[segment] + share * (ys[end] - ys[segment])
        let (px, py) = ((x - footX) * scale.x, (y - footY) * scale.y)
        guard px != 0 || py != 0 else { return .on }
        let cross = along.x * py - along.y * px
        return cross > 0 ? .left : cross < 0 ? .right : .on
    }

    /// The direction of the next segment with a length, backwards or forwards from a vertex; along the line either way.
    private func neighbour(
        _ xs: ContiguousArray<Double>,
        _ ys: ContiguousArray<Double>,
        from vertex: Int,
        step: Int
    ) -> SIMD2<Double>? {
        var other = vertex + step
        while xs.indices.contains(other) {
            let way = step > 0 ? direction(xs, ys, from: vertex, to: other) : direction(xs, ys, from: other, to: vertex)
            if way != SIMD2() { return way }
            other += step
        }
        return nil
    }

    private func direction(
        _ xs: ContiguousArray<Double>,
        _ ys: ContiguousArray<Double>,
        from: Int,
        to: Int
    ) -> SIMD2<Double> {
        let way = SIMD2((xs[to] - xs[from]) * scale.x, (ys[to] - ys[from]) * scale.y)
        let length = (way * way).sum().squareRoot()
        return length > 0 ? way / length : SIMD2()
    }
}
