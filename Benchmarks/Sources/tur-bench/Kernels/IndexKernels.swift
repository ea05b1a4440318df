import TurGeo

extension Kernel {
    /// Building the k-d tree.
    static let kdTree = Kernel(
        name: "kd-tree",
        item: "point",
        inputs: { try Scatter.clustered($0).writePlane(to: $1) },
        ours: Side(
            load: { try $0.points() },
            run: { KDTree($0) },
            answer: { tree in
                let found = tree.indices(within: 500, x: 0, y: 0).count
                return Answer(counts: ["points": tree.count, "found": found])
            }
        ),
        naive: (
            100_000, Side(load: { try $0.points() }, run: { SortedTree($0) }, answer: { $0.answer })
        ),
        peers: [.scipyKDTree],
        goals: [.times(2, fasterThan: "scipy", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 2
    )

    /// Counting points by the cells of a Mercator grid, in a city.
    static let grid = grid(
        "grid",
        goals: [.times(1.5, fasterThan: "duckdb", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        inputs: { .clustered($0) }
    )

    /// The same over the world, where nearly every point has a cell of its own.
    static let gridUniform = grid(
        "grid-uniform",
        goals: [.times(1.5, fasterThan: "duckdb", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        inputs: { .uniform($0) }
    )

    /// The same in one place.
    static let gridOneStay = grid("grid-one-stay", goals: [.growth(1.2, at: 1_000_000)], inputs: { .oneStay($0) })

    private static func grid(
        _ name: String,
        goals: [KernelGoal],
        inputs: @escaping @Sendable (Int) -> Scatter
    ) -> Kernel {
        Kernel(
            name: name,
            item: "point",
            inputs: { try inputs($0).writeDegrees(to: $1) },
            ours: Side(
                load: { try $0.positions() },
                run: { GridClusters($0, level: 16) },
                answer: { answer($0.counts, $0.middles) }
            ),
            naive: (
                1_000_000,
                Side(
                    load: { try $0.positions() },
                    run: cellCounts,
                    answer: { sums in
                        answer(sums.values.map { Int32($0.count) }, sums.values.map { $0.sum / Double($0.count) })
                    }
                )
            ),
            peers: [.duckDB(cells: 65_536)],
            goals: goals,
            fasterThanNaive: 2
        )
    }

    private static func answer(
        _ counts: some Collection<Int32>,
        _ middles: some Collection<SIMD2<Double>>
    ) -> Answer {
        let sum = middles.reduce(SIMD2(0, 0), +)
        return Answer(
            counts: [
                "cells": counts.count, "points": counts.reduce(0) { $0 + Int($1) }, "largest": Int(counts.max() ?? 0),
            ],
            sums: ["x": sum.x, "y": sum.y]
        )
    }

    /// A dictionary, and one projection after the other.
    @Sendable private static func cellCounts(_ fixes: Fixes) -> [UInt64: (count: Int, sum: SIMD2<Double>)] {
        var cells: [UInt64: (count: Int, sum: SIMD2<Double>)] = [:]
        for row in fixes.indices {
            let point = Mercator.point(fixes.position(at: row))
            let key = UInt64(point.x * 65_536) << 32 | UInt64(point.y * 65_536)
            let known = cells[key] ?? (0, SIMD2(0, 0))
            cells[key] = (known.count + 1, known.sum + SIMD2(point.x, point.y))
        }
        return cells
    }
}

/// A k-d tree by sorting each part of it anew.
private struct SortedTree {
    private var points: [(x: Double, y: Double)]

    init(_ points: PlanarPoints) {
        self.points = (0..<points.count).map { (points.x[$0], points.y[$0]) }
        sort(0..<points.count, byX: true)
    }

    private mutating func sort(_ range: Range<Int>, byX: Bool) {
        guard range.count > 64 else { return }
        points[range].sort { byX ? $0.x < $1.x : $0.y < $1.y }
        let middle = range.lowerBound + range.count / 2
        sort(range.lowerBound..<middle, byX: !byX)
        sort((middle + 1)..<range.upperBound, byX: !byX)
    }

    var answer: Answer {
        let found = points.count { $0.x * $0.x + $0.y * $0.y <= 250_000 }
        return Answer(counts: ["points": points.count, "found": found])
    }
}
