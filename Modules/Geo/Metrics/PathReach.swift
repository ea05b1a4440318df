#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How far stretches of a path reach in eight directions: answers which of them can hold a point far enough from another.
///
/// A binary tree over leaves of 32 points, each with the extremes along eight axes of the plane. The greatest of eight
/// projections is at least cos(π/16) = 98 % of the distance, so hardly a stretch is opened in vain.
struct PathReach {
    private static let leaf = 32
    /// Share of the distance that its greatest projection has at least, less a little for what the plane bends.
    private static let share = 0.98
    private static let axes = (
        x: SIMD8<Double>((0..<8).map { cos(Double($0) * .pi / 8) }),
        y: SIMD8<Double>((0..<8).map { sin(Double($0) * .pi / 8) })
    )

    private let points: PlanarPoints
    /// The extremes of each node; the root is 1, those below `node` are `2 · node` and `2 · node + 1`.
    private var extremes: ContiguousArray<(low: SIMD8<Double>, high: SIMD8<Double>)>
    /// Number of leaves, a power of two.
    private let leaves: Int

    /// - Complexity: O(n).
    init(_ points: PlanarPoints) {
        self.points = points
        var leaves = 1
        while leaves * Self.leaf < points.count { leaves *= 2 }
        self.leaves = leaves
        let none = (low: SIMD8(repeating: Double.infinity), high: SIMD8(repeating: -Double.infinity))
        extremes = ContiguousArray(repeating: none, count: 2 * leaves)
        for index in 0..<points.count {
            let along = Self.along(points.x[index], points.y[index])
            let node = leaves + index / Self.leaf
            extremes[node] = (pointwiseMin(extremes[node].low, along), pointwiseMax(extremes[node].high, along))
        }
        for node in stride(from: leaves - 1, to: 0, by: -1) {
            let (one, other) = (extremes[2 * node], extremes[2 * node + 1])
            extremes[node] = (pointwiseMin(one.low, other.low), pointwiseMax(one.high, other.high))
        }
    }

    private static func along(_ x: Double, _ y: Double) -> SIMD8<Double> { axes.x * x + axes.y * y }

    /// The last point before `index` for which `isFar`, looked for only where points may be `distance` away in the plane.
    ///
    /// - Complexity: O(log n) and what is opened in vain.
    func last(before index: Int, distance: Double, where isFar: (Int) -> Bool) -> Int? {
        let here = Self.along(points.x[index], points.y[index])
        return last(in: 1, before: index, here, distance * Self.share, isFar)
    }

    private func last(
        in node: Int,
        before index: Int,
        _ here: SIMD8<Double>,
        _ least: Double,
        _ isFar: (Int) -> Bool
    ) -> Int? {
        let (low, high) = extremes[node]
        guard pointwiseMax(high - here, here - low).max() >= least else { return nil }
        guard node < leaves else {
            let start = (node - leaves) * Self.leaf
            return stride(from: min(start + Self.leaf, index) - 1, through: start, by: -1).first(where: isFar)
        }
        // The later half is looked at first.
        let later = 2 * node + 1
        if first(of: later) < index, let found = last(in: later, before: index, here, least, isFar) { return found }
        return last(in: 2 * node, before: index, here, least, isFar)
    }

    /// The first point below a node.
    private func first(of node: Int) -> Int {
        var node = node
        while node < leaves { node *= 2 }
        return (node - leaves) * Self.leaf
    }
}
