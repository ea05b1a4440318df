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
    /// - Complexity: O(n log n), in one long stay too; O(n²) only where nearly all of many rows are between 98 % and 100 % of
    ///   the distance away, or where that is so great that a path goes up and down a hundredth of a degree within it.
    public func courses(minimumDistance distance: Double = 10) -> [Double?] {
        let reach = PathReach(self)
        // On the way it is one of the rows just before.
        let few = 32
        return indices.map { index in
            let here = position(at: index)
            let isFar = { (row: Int) in LocalMetric.distance(position(at: row), here) >= distance }
            let from =
                (Swift.max(index - few, 0)..<index).last(where: isFar)
                ?? reach.last(before: Swift.max(index - few, 0), seenFrom: here, distance: distance, where: isFar)
            return from.flatMap { GreatCircle.course(from: position(at: $0), to: here) }
        }
    }
}
