import Testing
import TurTestKit

@testable import TurGeo

@Suite struct FrequencyGridTests {
    private func outings(_ dice: inout SeededRandom, around longitude: Double) -> [[Fixes]] {
        (0..<dice.whole(0...12)).map { _ in
            (0..<dice.whole(0...3)).map { _ in
                var (north, east) = (dice.number(59.9...59.95), dice.number(-0.05...0.05))
                return Fixes(
                    positions: (0..<dice.whole(0...30)).compactMap { _ in
                        // Every tenth step is a long one that jumps over cells.
                        let reach = dice.whole(0...9) == 0 ? 0.05 : 0.001
                        north += dice.number(-reach...reach)
                        east += dice.number(-reach...reach)
                        let whole = Int64((longitude + east) * 1e7)
                        return Position(latitudeE7: Int32(north * 1e7), longitudeE7: Int32(LocalMetric.wrapped(whole)))
                    }
                )
            }
        }
    }

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
                let outings = outings(&dice, around: longitude)
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

    @Test func `a step through corners passes the cells that hold the points of it`() {
        let walk = CellWalk(shift: 4)
        let cells = { (a: (UInt32, UInt32), b: (UInt32, UInt32)) in
            var cells: [SIMD2<Int64>] = []
            walk.cells(from: a, to: b) { cells.append(SIMD2($0, $1)) }
            return cells
        }
        #expect(cells((8, 8), (40, 40)) == [SIMD2(0, 0), SIMD2(1, 1), SIMD2(2, 2)])
        #expect(cells((40, 40), (8, 8)) == [SIMD2(2, 2), SIMD2(1, 1), SIMD2(0, 0)])
        // The corner itself belongs to the cell south-east of it.
        #expect(cells((8, 24), (24, 8)) == [SIMD2(0, 1), SIMD2(1, 1), SIMD2(1, 0)])
        #expect(cells((24, 8), (8, 24)) == [SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)])
        #expect(cells((0, 0), (16, 0)) == [SIMD2(0, 0), SIMD2(1, 0)])
        #expect(cells((16, 5), (15, 5)) == [SIMD2(1, 0), SIMD2(0, 0)])
        #expect(cells((5, 5), (5, 5)) == [SIMD2(0, 0)])
        // Westward over the world's edge.
        #expect(cells((3, 0), (.max, 0)) == [SIMD2(0, 0), SIMD2(-1, 0)])
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
            let grid = FrequencyGrid(outings: outings(&dice, around: 10), finest: 15)
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
            let outings = outings(&dice, around: 10)
            let (one, other) = (
                FrequencyGrid(outings: outings, finest: 14), FrequencyGrid(outings: outings.reversed(), finest: 14)
            )
            for level in 0...14 { #expect(one.cells(level: level) == other.cells(level: level)) }
            let hexagons = (
                HexagonGrid(outings: outings, level: 14), HexagonGrid(outings: outings.reversed(), level: 14)
            )
            #expect(hexagons.0.cells == hexagons.1.cells)
        }
    }

    @Test func `hexagons count every one that a step passes, round the world too`() {
        SeededRandom.eachOfSeeds { dice in
            for longitude in [10.0, 180] {
                let outings = outings(&dice, around: longitude)
                let grid = HexagonGrid(outings: outings, level: 13)
                let lattice = HexagonLattice(level: 13)
                var naive: [SIMD2<Int>: Set<Int>] = [:]
                for (number, outing) in outings.enumerated() {
                    for piece in outing {
                        let points = Mercator.unitPoints(piece)
                        for index in 0..<points.count {
                            let start = max(index - 1, 0)
                            let turned = points.x[index] - points.x[start]
                            for step in 0...200 {
                                let share = Double(step) / 200
                                let x = points.x[start] + (turned - turned.rounded()) * share
                                let y = points.y[start] + (points.y[index] - points.y[start]) * share
                                let cell = lattice.cell(x * lattice.world, y * lattice.world)
                                naive[SIMD2(cell.column & 8_191, cell.row), default: []].insert(number)
                            }
                        }
                    }
                }
                // What samples see is counted; what is counted beyond is a corner between samples.
                var extra = 0
                for cell in grid.cells {
                    extra += cell.outings - (naive[SIMD2(cell.column, cell.row)]?.count ?? 0)
                    #expect(cell.outings >= naive[SIMD2(cell.column, cell.row)]?.count ?? 0)
                }
                #expect(grid.cells.count >= naive.count && extra <= max(3, grid.cells.count / 20))
                for cell in grid.cells {
                    let centre = Mercator.point(grid.centre(of: cell))
                    let back = lattice.cell(centre.x * lattice.world, centre.y * lattice.world)
                    #expect(back.row == cell.row && back.column & 8_191 == cell.column)
                }
            }
        }
    }

    @Test func `stretches count the outings that pass them, by steps and not by fixes`() throws {
        let place = { (north: Int32, east: Int32) in
            Position(latitudeE7: 600_000_000 + north, longitudeE7: 100_000_000 + east)
        }
        // 1 115 m eastward, in stretches of 100 m.
        let line = Fixes(positions: [place(0, 0), place(0, 100_000), place(0, 200_000)])
        let half = Fixes(positions: [place(100, 0), place(100, 100_000)])
        let whole = Fixes(positions: [place(-100, -100), place(-100, 210_000)])
        let far = Fixes(positions: [place(5_000, 0), place(5_000, 200_000)])
        let stretches = StretchFrequency.stretches(
            of: line,
            length: 100,
            outings: [[half, half], [whole], [far], []],
            tolerance: 20
        )
        #expect(stretches.count == 12)
        #expect(stretches.map(\.outings) == [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1])
        #expect(stretches.first?.start == 0 && abs((stretches.last?.end ?? 0) - line.length) < 1e-6)
        #expect(StretchFrequency.stretches(of: line, length: 0, outings: [], tolerance: 5).isEmpty)
        #expect(StretchFrequency.stretches(of: Fixes(), length: 10, outings: [], tolerance: 5).isEmpty)
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

    @Test func `hexagons of all tiles are those of the level, each once`() {
        SeededRandom.eachOfSeeds { dice in
            for longitude in [10.0, 180] {
                let outings = outings(&dice, around: longitude)
                for grid in HexagonGrid.levels(1...14, outings: outings) {
                    #expect(grid.cells == HexagonGrid(outings: outings, level: grid.level).cells)
                    let zoom = max(grid.level - 5, 0)
                    let side = 1 / Double(1 << zoom)
                    let tiles = Set(
                        grid.cells.map { cell in
                            let middle = HexagonLattice(level: grid.level).centre(column: cell.column, row: cell.row)
                            let world = Double(1 << grid.level)
                            let last = 1 << zoom - 1
                            return SIMD2(Int(middle.x / world / side), min(Int(middle.y / world / side), last))
                        }
                    )
                    let found = tiles.map { grid.tile(zoom: zoom, x: $0.x, y: $0.y) }
                    #expect(found.reduce(0) { $0 + $1.count } == grid.cells.count)
                    #expect(Set(found.joined()) == Set(grid.cells) && found.allSatisfy { $0.count <= 1_300 })
                }
            }
        }
    }
}
