/// A static index of points of a plane: what lies in a box, within a distance, or nearest.
///
/// A balanced k-d tree without pointers (Bentley 1975), 20 bytes a point; see `KDLayout`. Answers are in ascending order
/// of the index, or of the distance where they are counted, so that they don't depend on the tree.
public struct KDTree: Sendable {
    private let layout: KDLayout<Double>

    /// Indexes `points`; those whose coordinates are not finite are left out.
    ///
    /// - Complexity: O(n log n).
    public init(_ points: PlanarPoints, leafSize: Int = 64) {
        let finite = Self.finite(points)
        let pairs = ContiguousArray<SIMD2<Double>>(unsafeUninitializedCapacity: finite?.count ?? points.count) {
            pairs,
            count in
            count = finite?.count ?? points.count
            for place in 0..<count {
                let index = finite.map { Int($0[place]) } ?? place
                pairs[place] = SIMD2(points.x[index], points.y[index])
            }
        }
        var layout = KDLayout(pairs, leafSize: max(1, leafSize))
        if let finite { layout.indices = ContiguousArray(layout.indices.map { finite[Int($0)] }) }
        self.layout = layout
    }

    /// The indices of the points that have finite coordinates; nil when all have.
    private static func finite(_ points: PlanarPoints) -> [Int32]? {
        var sum = 0.0
        for index in 0..<points.count {
            sum += (points.x[index] - points.x[index]) + (points.y[index] - points.y[index])
        }
        guard sum != 0 else { return nil }
        return (0..<points.count).filter { points.x[$0].isFinite && points.y[$0].isFinite }
            .map { Int32(truncatingIfNeeded: $0) }
    }

    /// Number of points that can be found.
    public var count: Int { layout.points.count }

    /// The indices of the points in the box, edges included, ascending.
    ///
    /// - Complexity: O(√n + k log k) for k answers.
    public func indices(x: ClosedRange<Double>, y: ClosedRange<Double>) -> [Int] {
        var found: [Int] = []
        let (low, high) = (SIMD2(x.lowerBound, y.lowerBound), SIMD2(x.upperBound, y.upperBound))
        layout.places(from: low, to: high) { place, _ in found.append(Int(layout.indices[place])) }
        return found.sorted()
    }

    /// The indices of the points at most `radius` metres from (x, y), ascending.
    ///
    /// - Complexity: O(√n + k log k) for k answers.
    public func indices(within radius: Double, x: Double, y: Double) -> [Int] {
        guard radius >= 0 else { return [] }
        var found: [Int] = []
        let center = SIMD2(x, y)
        let isNear = { (point: SIMD2<Double>) in
            let offset = point - center
            return offset.x * offset.x + offset.y * offset.y <= radius * radius
        }
        layout.places(from: center - radius, to: center + radius, where: isNear) { place, _ in
            found.append(Int(layout.indices[place]))
        }
        return found.sorted()
    }

    /// The `limit` points nearest to (x, y) and at most `radius` metres away, the nearest first, then by index.
    ///
    /// - Complexity: O(log n + k log k) for k answers, on average.
    public func nearest(
        _ limit: Int,
        x: Double,
        y: Double,
        within radius: Double = .infinity
    ) -> [(index: Int, distance: Double)] {
        guard limit > 0, radius >= 0, count > 0 else { return [] }
        var search = NearestSearch<PlanarDistance>(layout, limit: limit, radius: radius * radius)
        search.look(from: PlanarDistance(center: SIMD2(x, y)))
        return search.answers.map { ($0.index, $0.distance.squareRoot()) }
    }
}

/// Squared metres in the plane.
private struct PlanarDistance: SearchDistance {
    let center: SIMD2<Double>

    func distance(to point: SIMD2<Double>) -> Double? {
        let offset = point - center
        return offset.x * offset.x + offset.y * offset.y
    }

    func least(_ offset: SIMD2<Double>) -> Double { offset.x * offset.x + offset.y * offset.y }
}
