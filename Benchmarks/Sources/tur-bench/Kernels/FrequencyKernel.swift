import TurGeo

extension Kernel {
    /// Counts of outings in cells of twenty-one levels, against sets of cells of samples along each step.
    static let frequency = Kernel(
        name: "frequency",
        item: "fix",
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(load: { try outings($0) }, run: { FrequencyGrid(outings: $0) }, answer: { answer($0) }),
        naive: (
            100_000,
            Side(
                load: { try outings($0) },
                run: { naive($0) },
                answer: { Answer(counts: ["coarse": $0.count, "passes": $0.values.reduce(0) { $0 + $1.count }]) }
            )
        ),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 3,
        allocations: { 1_000 + $0 / 5 }
    )

    private static func answer(_ grid: FrequencyGrid) -> Answer {
        let coarse = grid.cells(level: 10)
        return Answer(counts: ["coarse": coarse.count, "passes": coarse.reduce(0) { $0 + $1.outings }])
    }

    /// The walk in outings of 1,000 fixes.
    private static func outings(_ folder: InputFolder) throws -> [[Fixes]] {
        let walk = try folder.fixes()
        return stride(from: 0, to: walk.count, by: 1_000).map { [walk[$0..<min($0 + 1_000, walk.count)]] }
    }

    /// At level 10 alone, whose cells no step of a walk passes without a fix in them but for corners.
    private static func naive(_ outings: [[Fixes]]) -> [SIMD2<Int32>: Set<Int>] {
        var cells: [SIMD2<Int32>: Set<Int>] = [:]
        for (number, outing) in outings.enumerated() {
            for piece in outing {
                for row in piece.indices {
                    let (from, to) = (piece.position(at: max(row - 1, 0)), piece.position(at: row))
                    for share in [0.25, 0.5, 0.75, 1] {
                        let point = Mercator.point(from.interpolated(to: to, share: share))
                        cells[SIMD2(Int32(point.x * 1_024), Int32(point.y * 1_024)), default: []].insert(number)
                    }
                }
            }
        }
        return cells
    }
}
