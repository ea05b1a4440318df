import Foundation
import TurGeo

extension Kernel {
    /// Counts of outings in hexagons of 76 m, against sets of the hexagons of many places along each step.
    static let hexagons = Kernel(
        name: "hexagons",
        item: "fix",
        shortSizes: [4_000, 40_000],
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(
            load: { try outings($0) },
            run: { HexagonGrid(outings: $0, level: 18).cells },
            answer: { cells in answer(cells.map { (SIMD2($0.column, $0.row), $0.outings) }) }
        ),
        naive: (
            100_000,
            Side(
                load: { try outings($0) },
                run: { naive($0) },
                answer: { cells in answer(cells.map { ($0, $1.count) }) }
            )
        ),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 4,
        // A set an outing, which grows, and its cells in order.
        allocations: { 60 + $0 / 50 }
    )

    private static func answer(_ cells: [(cell: SIMD2<Int>, outings: Int)]) -> Answer {
        let weighted = cells.reduce(0) { $0 + $1.outings * ($1.cell.x % 1_000 + 1_000 * ($1.cell.y % 1_000)) }
        return Answer(counts: ["cells": cells.count, "passes": cells.reduce(0) { $0 + $1.outings }, "places": weighted])
    }

    /// The walk in outings of 1,000 fixes.
    private static func outings(_ folder: InputFolder) throws -> [[Fixes]] {
        let walk = try folder.fixes()
        return stride(from: 0, to: walk.count, by: 1_000).map { [walk[$0..<min($0 + 1_000, walk.count)]] }
    }

    /// Places along a step are at most a hundredth of the width apart, as the kernel promises.
    private static func naive(_ outings: [[Fixes]]) -> [SIMD2<Int>: Set<Int>] {
        var cells: [SIMD2<Int>: Set<Int>] = [:]
        for (number, pieces) in outings.enumerated() {
            for piece in pieces {
                let points = Mercator.unitPoints(piece)
                let places = zip(points.x, points.y).map { SIMD2($0, $1) * 262_144 }
                for (from, to) in zip([places[0]] + places, places) {
                    let length = abs(to.x - from.x) + abs(to.y - from.y)
                    let parts = length > 0.01 ? Int(exp2((log2(length / 0.01)).rounded(.up))) : 1
                    for part in 0...parts {
                        let place = from + (to - from) * (Double(part) / Double(parts))
                        cells[hexagon(place), default: []].insert(number)
                    }
                }
            }
        }
        return cells
    }

    /// Column and row by rounding the three coordinates of the lattice, of which the sum is 0.
    private static func hexagon(_ place: SIMD2<Double>) -> SIMD2<Int> {
        let q = place.x - place.y / 3.0.squareRoot()
        let r = 2 * place.y / 3.0.squareRoot()
        var (column, row) = (q.rounded(), r.rounded())
        let misses = (abs(column - q), abs(row - r), abs((-q - r).rounded() + q + r))
        if misses.0 > misses.1, misses.0 > misses.2 {
            column = -row - (-q - r).rounded()
        } else if misses.1 > misses.2 {
            row = -column - (-q - r).rounded()
        }
        return SIMD2(Int(column) + (Int(row) - Int(row) % 2) / 2, Int(row))
    }
}
