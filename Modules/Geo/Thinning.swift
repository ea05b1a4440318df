/// The one rule by which a line loses points: evenly by index, both ends kept (rows.md D1).
public enum Thinning {
    /// The indices that are kept of `count` when at most `limit` may stay: round(i·(n−1)/(k−1)), halves up.
    ///
    /// Exactly min(count, limit) indices, ascending, each once; the first and the last are among them when two may stay.
    ///
    ///     Thinning.indices(count: 5, limit: 3)  // [0, 2, 4]
    ///
    /// - Complexity: O(limit).
    public static func indices(count: Int, limit: Int) -> [Int] {
        guard count > limit else { return Array(0..<max(0, count)) }
        guard limit > 1 else { return limit == 1 ? [0] : [] }
        let steps = limit - 1
        return (0..<limit).map { (2 * $0 * (count - 1) + steps) / (2 * steps) }
    }
}

extension Fixes {
    /// At most `limit` fixes, chosen by the one thinning rule.
    ///
    /// - Complexity: O(limit · channels).
    public func thinned(to limit: Int) -> Fixes {
        count <= limit ? self : selecting(Thinning.indices(count: count, limit: limit))
    }
}
