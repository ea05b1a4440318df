/// For each fix how many places are made before it.
struct GapPlan {
    /// The places before each fix; none before the first.
    let made: Block<Int>
    /// The fixes and what is made.
    let total: Int

    init(_ columns: Fixes.Columns, _ limit: Int64, _ longest: Int64) {
        let made = Block<Int>(uninitialized: columns.count)
        made[0] = 0
        var total = columns.count
        for row in 1..<max(columns.count, 1) {
            let (before, after) = (columns.times[row - 1], columns.times[row])
            let (gap, isTooLong) = after.subtractingReportingOverflow(before)
            let isGap = before != Fixes.Columns.absentTime && after > before && !isTooLong && gap <= longest
            made[row] = isGap && gap > limit ? Int((gap - 1) / limit) : 0
            let (sum, isTooMany) = total.addingReportingOverflow(made[row])
            precondition(!isTooMany && sum < Int32.max, "more than 2³¹ fixes with what is made")
            total = sum
        }
        (self.made, self.total) = (made, total)
    }

    /// A new column of `total` values: of each fix its own value, and `filler` for what is made.
    @inline(__always)
    func column<Value: BitwiseCopyable>(
        _ values: ContiguousArray<Value>.SubSequence,
        filler: Value
    ) -> ContiguousArray<Value> {
        values.withUnsafeBufferPointer { values in
            ContiguousArray(unsafeUninitializedCapacity: total) { column, count in
                LargePages.advise(column)
                guard let old = values.baseAddress, let new = column.baseAddress else { return }
                for row in 0..<made.count {
                    if made[row] > 0 {
                        new.advanced(by: count).initialize(repeating: filler, count: made[row])
                        count += made[row]
                    }
                    new.advanced(by: count).initialize(to: old[row])
                    count += 1
                }
            }
        }
    }
}
