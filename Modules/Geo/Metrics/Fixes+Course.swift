extension Fixes {
    /// The heading at row `index`: the great-circle course from the last row before it that lies at least `distance`
    /// metres away (row P43: 10 m), in degrees clockwise from north; nil when none does.
    ///
    /// - Complexity: O(rows back to it).
    public func course(at index: Int, minimumDistance distance: Double = 10) -> Double? {
        let here = position(at: index)
        for earlier in stride(from: index - 1, through: 0, by: -1) {
            let there = position(at: earlier)
            if LocalMetric.distance(there, here) >= distance { return GreatCircle.course(from: there, to: here) }
        }
        return nil
    }
}
