import Testing
import TurTestKit

@testable import TurGeo

@Suite struct FrequencyGridTests {
    /// Every cell that a step passes, by Liang and Barsky's clipping against each cell of its box.
    private func naive(_ outings: [[Fixes]], level: Int) -> [SIMD2<Int>: Int] {
        var counts: [SIMD2<Int>: Int] = [:]
        let side = Int64(1) << Int64(32 - level)
        let mask = 1 << level - 1
        for outing in outings {
            var passed = Set<SIMD2<Int>>()
            for piece in outing {
                let points = Mercator.points(piece)
                for index in 0..<points.count {
                    let start = max(index - 1, 0)
                    let (x, y) = (Int64(points.x[start]), Int64(points.y[start]))
                    let endX = x + Int64(Int32(truncatingIfNeeded: Int64(points.x[index]) - x))
                    let endY = Int64(points.y[index])
                    for column in (min(x, endX) / side - 1)...(max(x, endX) / side) {
                        for row in (min(y, endY) / side)...(max(y, endY) / side) {
                            // A thousandth below the far edges stands for "not on them".
                            let box = SegmentTree.Box(
                                Double(column * side),
                                Double(row * side),
                                Double((column + 1) * side) - 1e-3,
                                Double((row + 1) * side) - 1e-3
                            )
                            if SegmentClip.passes((Double(x), Double(y)), (Double(endX), Double(endY)), box) {
                                passed.insert(SIMD2(Int(column) & mask, Int(row)))
                            }
                        }
                    }
                }
            }
            for cell in passed { counts[cell, default: 0] += 1 }
        }
        return counts
    }

    @Test(arguments: [10.0, 180, -179.99]) func `every level counts outings as looking at every cell does`(
        longitude: Double
    ) {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<3 {
                let outings = SomeOutings.outings(&dice, around: longitude)
                let grid = FrequencyGrid(outings: outings, finest: 16)
                for level in [0, 5, 11, 14, 16] {
                    let naive = naive(outings, level: level)
                    let cells = grid.cells(level: level)
                    #expect(cells.count == naive.count)
                    for cell in cells { #expect(naive[SIMD2(cell.column, cell.row)] == cell.outings, "\(cell)") }
                    #expect(grid.most(level: level) == naive.values.max() ?? 0)
                }
            }
        }
    }

    @Test func `a coarse cell counts different outings, not the sum, and standing still counts once`() throws {
        let home = try #require(Position(latitude: 59.91, longitude: 10.75))
        let out = try #require(Position(latitude: 59.92, longitude: 10.77))
        let walk = Fixes(positions: [home, home, home, out, home])
        let grid = FrequencyGrid(outings: [[walk], [walk], [walk[0..<3]]], finest: 18)
        #expect(grid.cells(level: 0).map(\.outings) == [3])
        #expect(grid.most(level: 18) == 3)
        let fine = grid.cells(level: 18)
        #expect(fine.filter { $0.outings == 3 }.count == 1 && fine.filter { $0.outings == 2 }.count == fine.count - 1)
        #expect(fine.first { $0.outings == 3 }?.bounds.contains(home) == true)
    }

    @Test func `tiles hold what the level holds, cell by cell, at every zoom`() {
        SeededRandom.eachOfSeeds { dice in
            let grid = FrequencyGrid(outings: SomeOutings.outings(&dice, around: 10), finest: 15)
            for zoom in [0, 3, 8, 12, 15] {
                let level = min(zoom + 4, 15)
                let all = grid.cells(level: level)
                let tiles = Set(all.map { SIMD2($0.column >> (level - zoom), $0.row >> (level - zoom)) })
                var sum = 0
                for tile in tiles {
                    let cells = grid.tile(zoom: zoom, x: tile.x, y: tile.y, detail: 4)
                    #expect(cells.count <= 256 && cells.allSatisfy { all.contains($0) })
                    sum += cells.count
                }
                #expect(sum == all.count)
            }
            #expect(grid.tile(zoom: 3, x: 8, y: 0).isEmpty && grid.tile(zoom: 16, x: 0, y: 0).isEmpty)
        }
    }

    @Test func `the order of outings does not matter`() {
        SeededRandom.eachOfSeeds { dice in
            let outings = SomeOutings.outings(&dice, around: 10)
            let (one, other) = (
                FrequencyGrid(outings: outings, finest: 14), FrequencyGrid(outings: outings.reversed(), finest: 14)
            )
            for level in 0...14 { #expect(one.cells(level: level) == other.cells(level: level)) }
        }
    }

    @Test func `a step across half the world counts its ends and ends soon`() {
        let ends = [
            Position(latitudeE7: 300_000_000, longitudeE7: -900_000_000),
            Position(latitudeE7: -300_000_000, longitudeE7: 899_000_000),
        ]
        let jump = [[Fixes(positions: ends)]]
        let grid = FrequencyGrid(outings: jump, finest: 28)
        #expect(grid.cells(level: 28).count == 2 && grid.cells(level: 0).map(\.outings) == [1])
        #expect(ends.allSatisfy { end in grid.cells(level: 20).contains { $0.bounds.contains(end) } })
        for hexagons in HexagonGrid.levels(8...24, outings: jump) {
            #expect(hexagons.cells.count == 2 && hexagons.most == 1)
        }
        // 900 km is walked: every column between is passed.
        let walk = Fixes(positions: [0, 80_000_000].map { Position(latitudeE7: 0, longitudeE7: $0) })
        #expect(FrequencyGrid(outings: [[walk]], finest: 12).cells(level: 12).count >= 91)
    }

    @Test func `as fine as can be is the finest level`() {
        let line = Fixes(positions: [Position(latitudeE7: 0, longitudeE7: 5), Position(latitudeE7: 9, longitudeE7: 9)])
        let grid = FrequencyGrid(outings: [[line]])
        #expect(grid.tile(zoom: 1, x: 1, y: 0, detail: .max) == grid.tile(zoom: 1, x: 1, y: 0, detail: 19))
    }
}
