import TurGeo

extension Kernel {
    /// How many outings passed each 25 m of a route, against looking at every outing for each stretch.
    static let stretches = Kernel(
        name: "stretches",
        item: "fix",
        sizes: [2_000, 20_000, 200_000],
        shortSizes: [10_000, 100_000],
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(
            load: { try StretchInput($0) },
            run: { StretchFrequency.stretches(of: $0.line, length: 25, outings: $0.outings, tolerance: 20) },
            answer: { answer($0.map(\.outings), ends: $0.map(\.end)) }
        ),
        naive: (
            20_000,
            Side(
                load: { try StretchInput($0) },
                run: { $0.naive() },
                answer: { answer($0.map(\.outings), ends: $0.map(\.end)) }
            )
        ),
        goals: [.growth(1.2, at: 200_000)],
        fasterThanNaive: 15,
        // The index has arrays of its own for each outing, and each stretch a list of those that passed.
        allocations: { 500 + $0 / 5 }
    )

    private static func answer(_ outings: [Int], ends: [Double]) -> Answer {
        let weighted = outings.enumerated().reduce(0) { $0 + $1.offset * $1.element }
        return Answer(
            counts: ["stretches": outings.count, "passes": outings.reduce(0, +), "by stretch": weighted],
            sums: ["ends": ends.reduce(0, +)]
        )
    }
}

/// A walk in outings of 500 fixes, and its first tenth as the route.
private struct StretchInput {
    let outings: [[Fixes]]
    let line: Fixes

    init(_ folder: InputFolder) throws {
        let walk = try folder.fixes()
        outings = stride(from: 0, to: walk.count, by: 500).map { [walk[$0..<min($0 + 500, walk.count)]] }
        line = walk[0..<(walk.count / 10)]
    }

    func naive() -> [(end: Double, outings: Int)] {
        let steps = line.indices.dropFirst().map {
            LocalMetric.distance(line.position(at: $0 - 1), line.position(at: $0))
        }
        let total = steps.reduce(0, +)
        return stride(from: 0, to: total, by: 25).map { start in
            let end = min(start + 25, total)
            var (row, left) = (0, (start + end) / 2)
            while left > steps[row] {
                left -= steps[row]
                row += 1
            }
            let share = left / steps[row]
            let middle = line.position(at: row).interpolated(to: line.position(at: row + 1), share: share)
            let passing = outings.count { pieces in
                pieces.contains { ($0.foot(of: middle)?.distance ?? .infinity) <= 20 }
            }
            return (end, passing)
        }
    }
}
