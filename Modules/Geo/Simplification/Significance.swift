/// The points of a line in the order of their significance, so that the best `k` of any `k` come in one pass.
///
/// Both ends come first, then the others in the reverse of the order in which Visvalingam takes them away. So the best
/// `k` points are always among the best `k + 1`.
///
///     let ranking = Significance(line)
///     ranking.best(180)  // ascending indices of the 180 points that matter most
public struct Significance: Sendable, Hashable {
    /// The place of each point in the order, from 0: a point is among the best `k` when its rank is below `k`.
    public let ranks: ContiguousArray<Int32>

    /// The ranking of a line of the plane.
    ///
    /// - Complexity: O(n log n).
    public init(_ points: PlanarPoints) {
        let removal = Visvalingam.removal(points)
        var ranks = ContiguousArray<Int32>(repeating: 0, count: points.count)
        if points.count > 1 { ranks[points.count - 1] = 1 }
        for (steps, point) in removal.order.enumerated() { ranks[Int(point)] = Int32(points.count - 1 - steps) }
        self.ranks = ranks
    }

    /// The ranking of fixes; right across the antimeridian.
    ///
    /// - Complexity: O(n log n).
    public init(_ fixes: Fixes) { self.init(fixes.unrolled) }

    /// The indices of the best `count` points, ascending; all where there are no more.
    ///
    /// - Complexity: O(n).
    public func best(_ count: Int) -> [Int] { ranks.indices.filter { ranks[$0] < count } }
}
