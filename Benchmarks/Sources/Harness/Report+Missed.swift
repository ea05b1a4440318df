extension Report {
    /// The goals that were not reached, whether a run must fail for them or not, each with its benchmark.
    public var missed: [(benchmark: String, goal: Goal)] {
        rows.flatMap { row in row.goals.filter { !$0.isReached }.map { (row.benchmark, $0) } }
    }

    /// One line that counts the goals and names those that were missed.
    public var goalCount: String {
        let (all, missed) = (rows.reduce(0) { $0 + $1.goals.count }, missed)
        let count = "\(all - missed.count) of \(all) goals reached"
        guard !missed.isEmpty else { return count }
        return count + "; missed: " + missed.map { Self.text($0.goal, $0.benchmark) }.joined(separator: "; ")
    }

    private static func text(_ goal: Goal, _ benchmark: String) -> String {
        let bound = (goal.isCeiling ? "at most " : "at least ") + text(goal.aim, 2)
        return "\(benchmark) \(goal.what) \(text(goal.value, 2)) (\(bound))"
    }
}
