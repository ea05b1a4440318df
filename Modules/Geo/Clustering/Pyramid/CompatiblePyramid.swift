#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Builds a pyramid as supercluster 8 does: at each zoom a k-d tree of 32-bit floats, points gathered in data order.
///
/// What it came to stands in Tests/Fixtures/supercluster. A port of the published behaviour for checks and comparison.
struct CompatiblePyramid {
    private(set) var nodes: PyramidNodes
    private let options: PyramidOptions
    private var level: Level

    /// What is left at one zoom, in data order.
    private struct Level {
        var points: ContiguousArray<SIMD2<Float>> = []
        var nodes: ContiguousArray<Int32> = []
        var counts: ContiguousArray<Int32> = []

        mutating func append(_ point: SIMD2<Float>, node: Int32, count: Int32) {
            points.append(point)
            nodes.append(node)
            counts.append(count)
        }
    }

    init(_ fixes: Fixes, weights: ContiguousArray<Int32>?, options: PyramidOptions) {
        self.options = options
        let points = ContiguousArray(fixes.indices.lazy.map { Self.point(fixes.position(at: $0)) })
        nodes = PyramidNodes(places: ContiguousArray(points.lazy.map(Self.place)), weights: weights)
        level = Level()
        for node in points.indices {
            level.append(points[node], node: Int32(truncatingIfNeeded: node), count: nodes.weight(node))
        }
        for zoom in stride(from: options.maxZoom, through: 0, by: -1) { gather(zoom: zoom) }
    }

    private static func point(_ position: Position) -> SIMD2<Float> {
        let sine = sin(position.latitude * .pi / 180)
        let y = 0.5 - 0.25 * log((1 + sine) / (1 - sine)) / .pi
        return SIMD2(Float(position.longitude / 360 + 0.5), Float(min(max(y, 0), 1)))
    }

    private static func place(_ point: SIMD2<Float>) -> SIMD2<UInt32> {
        SIMD2(
            UInt32(clamping: Int64(Double(point.x) * 4_294_967_296)),
            UInt32(clamping: Int64(Double(point.y) * 4_294_967_296))
        )
    }

    private mutating func gather(zoom: Int) {
        let tree = KDLayout(level.points, leafSize: 64)
        let radius = options.radius(zoom: zoom)
        let isTaken = Block<Bool>(repeating: false, count: level.points.count)
        var next = Level()
        var near: [Int] = []
        for index in level.points.indices where !isTaken[index] {
            isTaken[index] = true
            near.removeAll(keepingCapacity: true)
            let total = collect(around: index, radius, tree, isTaken, into: &near)
            if !near.isEmpty, total >= options.minPoints {
                close(index, near, total: total, zoom: zoom, into: &next)
            } else {
                next.append(level.points[index], node: level.nodes[index], count: level.counts[index])
                for other in near {
                    next.append(level.points[other], node: level.nodes[other], count: level.counts[other])
                }
            }
            for other in near { isTaken[other] = true }
        }
        level = next
    }

    /// Collects the points within `radius` that are not taken; the answer is what they and the point itself count.
    @inline(__always)
    private func collect(
        around index: Int,
        _ radius: Double,
        _ tree: KDLayout<Float>,
        _ isTaken: Block<Bool>,
        into near: inout [Int]
    ) -> Int {
        let center = SIMD2<Double>(level.points[index])
        // Floats a little more than asked for, so that rounding leaves nothing out; the distance decides in doubles.
        let low = SIMD2(Float(center.x - radius).nextDown, Float(center.y - radius).nextDown)
        let high = SIMD2(Float(center.x + radius).nextUp, Float(center.y + radius).nextUp)
        var total = Int(level.counts[index])
        let (x, y, limit) = (Float(center.x), Float(center.y), Float(radius * radius) * 1.0001)
        let mayBeNear = { (point: SIMD2<Float>) in
            let (dx, dy) = (point.x - x, point.y - y)
            return dx * dx + dy * dy <= limit
        }
        tree.places(from: low, to: high, where: mayBeNear) { place, point in
            let offset = SIMD2<Double>(point) - center
            let other = Int(tree.indices[place])
            guard offset.x * offset.x + offset.y * offset.y <= radius * radius, !isTaken[other] else { return }
            near.append(other)
            total += Int(level.counts[other])
        }
        return total
    }

    private mutating func close(_ index: Int, _ near: [Int], total: Int, zoom: Int, into next: inout Level) {
        var sum = SIMD2<Double>(level.points[index]) * Double(level.counts[index])
        nodes.gather(level.nodes[index])
        for other in near {
            sum += SIMD2<Double>(level.points[other]) * Double(level.counts[other])
            nodes.gather(level.nodes[other])
        }
        let center = SIMD2<Float>(sum / Double(total))
        let count = Int32(clamping: total)
        next.append(center, node: nodes.close(at: Self.place(center), count: count, zoom: zoom), count: count)
    }
}
