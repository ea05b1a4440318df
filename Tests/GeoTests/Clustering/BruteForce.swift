import TurGeo

/// Clustering by its definition, every point against every other.
struct BruteForce {
    var count: Int
    var ids: ContiguousArray<Int64>
    /// Metres between two points, in a form that grows with them.
    var measure: (Int, Int) -> Double
    var limit: Double

    /// Points of a plane.
    init(_ points: PlanarPoints, radius: Double, ids: ContiguousArray<Int64>? = nil) {
        count = points.count
        self.ids = ids ?? ContiguousArray((0..<points.count).map(Int64.init))
        limit = radius * radius
        measure = { first, second in
            let (dx, dy) = (points.x[first] - points.x[second], points.y[first] - points.y[second])
            return dx * dx + dy * dy
        }
    }

    /// Positions, by the local ellipsoid metric.
    init(_ fixes: Fixes, radius: Double) {
        count = fixes.count
        ids = ContiguousArray((0..<fixes.count).map(Int64.init))
        limit = radius
        measure = { LocalMetric.distance(fixes.position(at: $0), fixes.position(at: $1)) }
    }

    func labels(minimum: Int) -> [Int32] {
        let cores = (0..<count).map { point in
            (0..<count).count { measure(point, $0) <= limit } >= minimum
        }
        var labels = Array(repeating: Int32(-1), count: count)
        var number: Int32 = 0
        for start in (0..<count).sorted(by: { ids[$0] < ids[$1] }) where cores[start] && labels[start] < 0 {
            flood(from: start, cores, number, &labels)
            number += 1
        }
        let found = labels
        for point in 0..<count where !cores[point] {
            let near = (0..<count).filter { cores[$0] && measure(point, $0) <= limit }
            let best = near.min { (measure(point, $0), ids[$0]) < (measure(point, $1), ids[$1]) }
            if let best { labels[point] = found[best] }
        }
        return labels
    }

    private func flood(from start: Int, _ cores: [Bool], _ number: Int32, _ labels: inout [Int32]) {
        var open = [start]
        labels[start] = number
        while let core = open.popLast() {
            for other in 0..<count where cores[other] && labels[other] < 0 && measure(core, other) <= limit {
                labels[other] = number
                open.append(other)
            }
        }
    }
}
