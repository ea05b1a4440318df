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
    ///   - longest: Milliseconds; a day unless said otherwise.
    /// - Returns: The fixes with those that were made.
    /// - Complexity: O(n · channels + what is made).
    public static func fillingGaps(
        _ fixes: Fixes,
        longerThan limit: Int64 = usualStep,
        upTo longest: Int64 = 86_400_000
    ) -> Fixes {
        precondition(limit > 0, "a step takes time")
        let extra = fixes.withColumns { columns in
            (1..<max(columns.count, 1)).reduce(0) { $0 + made(columns, before: $1, limit, longest) }
        }
        guard let extra, extra > 0 else { return fixes }
        var result = Fixes()
        result.reserveCapacity(fixes.count + extra)
        var start = 0
        for row in fixes.indices.dropFirst() {
            let steps = fixes.withColumns { made($0, before: row, limit, longest) } ?? 0
            guard steps > 0 else { continue }
            result.append(contentsOf: fixes[start..<row])
            result.fill(fixes, before: row, steps)
            start = row
        }
        result.append(contentsOf: fixes[start..<fixes.count])
        return result
    }

    /// The number of places to make between fix `row` and the one before.
    private static func made(_ columns: Fixes.Columns, before row: Int, _ limit: Int64, _ longest: Int64) -> Int {
        let (before, after) = (columns.times[row - 1], columns.times[row])
        guard before != Fixes.Columns.absentTime, after > before else { return 0 }
        let (gap, isTooLong) = after.subtractingReportingOverflow(before)
        return isTooLong || gap > longest ? 0 : Int((gap - 1) / limit)
    }
}

extension Fixes {
    /// Adds `number` places between row `row` of `fixes` and the one before.
    fileprivate mutating func fill(_ fixes: Fixes, before row: Int, _ number: Int) {
        guard let before = fixes.time(at: row - 1), let after = fixes.time(at: row) else { return }
        let (from, to) = (fixes.position(at: row - 1), fixes.position(at: row))
        let gap = after.milliseconds - before.milliseconds
        for step in 1...number {
            // Whole milliseconds that are never later than in equal parts, so that no step is above the limit.
            let (part, rest) = gap.quotientAndRemainder(dividingBy: Int64(number + 1))
            let milliseconds = part * Int64(step) + rest * Int64(step) / Int64(number + 1)
            append(
                sequence: fixes.sequence(at: row - 1),
                time: Instant(milliseconds: before.milliseconds + milliseconds),
                position: from.interpolated(to: to, share: Double(milliseconds) / Double(gap)),
                flags: .synthetic
            )
        }
    }
}
