extension Fixes {
    /// The heading at row `index`: the great-circle course from the last row before it that lies at least `distance`
    /// metres away (row P43: 10 m), in degrees clockwise from north; nil when none does.
    ///
    /// For all rows of a track use `courses`: this one goes back row by row.
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

    /// The heading at every row, as `course(at:minimumDistance:)` gives it.
    ///
    /// - Complexity: O(n log n), in one long stay too.
    public func courses(minimumDistance distance: Double = 10) -> [Double?] {
        let reach = PathReach(self)
        return indices.map { index in
            let here = position(at: index)
            let from = reach.last(before: index, distance: distance) {
                LocalMetric.distance(position(at: $0), here) >= distance
            }
            return from.flatMap { GreatCircle.course(from: position(at: $0), to: here) }
        }
    }
}
