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
        return (0..<limit).map { place in
            // place · (count − 1) / steps, halves up, of whole numbers that may be as great as there are.
            let (high, low) = place.multipliedFullWidth(by: count - 1)
            let (whole, rest) = steps.dividingFullWidth((high, low))
            return rest >= steps - rest ? whole + 1 : whole
        }
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
