extension Densification {
    /// All fixes as they are, and synthetic ones in every gap that is longer than `limit`.
    ///
    /// A gap is divided into equal steps, as few as are not longer than the limit. What is made has the sequence of the fix
    /// before it and no channels. Where a fix without time stands in between, or time steps back, nothing is made; nor in a
    /// gap of more than `longest`, which is no part of an outing but a clock that was wrong.
    ///
    /// - Parameters:
    ///   - fixes: The fixes, in the order of their line.
    ///   - limit: Milliseconds, above 0.
    ///   - longest: Milliseconds; a day unless said otherwise, and not so long that there would be 2³¹ fixes.
    /// - Returns: The fixes with those that were made.
    /// - Complexity: O((n + what is made) · channels), some 20 ns a row of the result without channels.
    public static func fillingGaps(
        _ fixes: Fixes,
        longerThan limit: Int64 = usualStep,
        upTo longest: Int64 = 86_400_000
    ) -> Fixes {
        precondition(limit > 0, "a step takes time")
        return fixes.withColumns { columns in
            let plan = GapPlan(columns, limit, longest)
            return plan.total > columns.count ? Fixes(fixes.columns.filled(fixes.range, plan)) : fixes
        } ?? fixes
    }
}
