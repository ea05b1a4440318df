import Testing
import TurTestKit

@testable import TurGeo

@Suite struct HexagonGridTests {
    private typealias Point = (x: Double, y: Double)

    /// A hexagon that a step meets, and how long it is within it, in widths.
    private struct Meeting {
        var column: Int
        var row: Int
        var length: Double
    }

    /// The hexagons that a step may touch, each cut out of it by its six sides.
    ///
    /// A hexagon of width 1 that stands on a corner holds what is at most ½ from its middle in the directions 0°, 60° and
    /// 120°.
    private func meetings(_ a: Point, _ b: Point) -> [Meeting] {
        let rowStep = 3.0.squareRoot() / 2
        var found: [Meeting] = []
        for row in Int(min(a.y, b.y) / rowStep) - 2...Int(max(a.y, b.y) / rowStep) + 2 {
            for column in Int(min(a.x, b.x)) - 2...Int(max(a.x, b.x)) + 2 {
                let x = Double(column) + (row % 2 == 0 ? 0 : 0.5)
                let y = Double(row) * rowStep
                let share = share((a.x - x, a.y - y), (b.x - x, b.y - y))
                let (dx, dy) = (b.x - a.x, b.y - a.y)
                let length = share >= 0 ? share * (dx * dx + dy * dy).squareRoot() : -1
                if length >= 0 { found.append(Meeting(column: column, row: row, length: length)) }
            }
        }
        return found
    }

    /// What share of a step lies within the hexagon around the origin; below 0 when it stays outside.
    private func share(_ a: Point, _ b: Point) -> Double {
        var (start, end) = (0.0, 1.0)
        for (east, south) in [(1.0, 0.0), (0.5, 3.0.squareRoot() / 2), (-0.5, 3.0.squareRoot() / 2)] {
            let (from, to) = (a.x * east + a.y * south, b.x * east + b.y * south)
            for sign in [1.0, -1] {
                // A billionth more, so that rounding at an edge turns nothing away.
                let (first, last) = (0.5 + 1e-9 - sign * from, 0.5 + 1e-9 - sign * to)
                guard first >= 0 || last >= 0 else { return -1 }
                if first < 0 { start = max(start, first / (first - last)) }
                if last < 0 { end = min(end, first / (first - last)) }
            }
        }
        return end - start
    }

    @Test(arguments: [10.0, 180, -179.99], [3, 9, 13])
    func `counted are the hexagons that a step passes, and no others`(longitude: Double, level: Int) {
        SeededRandom.eachOfSeeds { dice in
            let outings = SomeOutings.outings(&dice, around: longitude)
            let world = 1 << level
            var (surely, perhaps) = ([SIMD2<Int>: Set<Int>](), [SIMD2<Int>: Set<Int>]())
            for (number, outing) in outings.enumerated() {
                for points in outing.map({ $0.positions.map(Mercator.point) }) {
                    for index in points.indices {
                        let (from, to) = (points[max(index - 1, 0)], points[index])
                        let turned = to.x - from.x
                        let a = (from.x * Double(world), from.y * Double(world))
                        let b = (a.0 + (turned - turned.rounded()) * Double(world), to.y * Double(world))
                        for meeting in meetings(a, b) {
                            let cell = SIMD2((meeting.column + world) % world, meeting.row)
                            perhaps[cell, default: []].insert(number)
                            // Corners cut by less than a hundredth of the width may go uncounted.
                            if meeting.length > 0.010_1 { surely[cell, default: []].insert(number) }
                        }
                    }
                }
            }
            let cells = HexagonGrid(outings: outings, level: level).cells
            for cell in cells {
                let place = SIMD2(cell.column, cell.row)
                #expect(cell.outings >= surely[place]?.count ?? 0 && cell.outings <= perhaps[place]?.count ?? 0)
            }
            let counted = Set(cells.map { SIMD2($0.column, $0.row) })
            #expect(counted.count == cells.count && counted.isSuperset(of: surely.keys))
            #expect(outings.allSatisfy { $0.allSatisfy(\.isEmpty) } == cells.isEmpty)
        }
    }

    @Test func `the middle of a hexagon lies in it`() {
        SeededRandom.eachOfSeeds { dice in
            let outings = SomeOutings.outings(&dice, around: 180)
            let grid = HexagonGrid(outings: outings, level: 13)
            for cell in grid.cells {
                let middle = Fixes(positions: [grid.centre(of: cell)])
                let there = HexagonGrid(outings: [[middle]], level: 13).cells
                #expect(there.map(\.column) == [cell.column] && there.map(\.row) == [cell.row])
            }
        }
    }

    @Test func `cells come by row and column, whatever the order of outings`() {
        SeededRandom.eachOfSeeds { dice in
            let outings = SomeOutings.outings(&dice, around: 10)
            let cells = HexagonGrid(outings: outings, level: 14).cells
            #expect(HexagonGrid(outings: outings.reversed(), level: 14).cells == cells)
            for (one, next) in zip(cells, cells.dropFirst()) {
                #expect((one.row, one.column) < (next.row, next.column))
            }
        }
    }

    @Test func `an outing counts a hexagon once, and levels are held in 1 to 24`() {
        let home = Position(latitudeE7: 599_100_000, longitudeE7: 107_500_000)
        let stay = Fixes(positions: [home, home, home])
        let grid = HexagonGrid(outings: [[stay, stay], [stay], []], level: 12)
        #expect(grid.cells.map(\.outings) == [2])
        #expect(HexagonGrid(outings: [[stay]], level: -3).level == 1)
        #expect(HexagonGrid(outings: [[stay]], level: 99).level == 24)
        #expect(HexagonGrid(outings: [], level: 5).cells.isEmpty)
    }

    @Test(arguments: [-1_800_000_000, 0, 1_800_000_000] as [Int32]) func `the poles are counted at the edges`(
        longitude: Int32
    ) {
        let poles = [900_000_000, -900_000_000].map { Position(latitudeE7: $0, longitudeE7: longitude) }
        for level in [1, 4, 24] {
            let cells = HexagonGrid(
                outings: [[Fixes(positions: [poles[0]])], [Fixes(positions: [poles[1]])]],
                level: level
            )
            .cells
            #expect(cells.map(\.outings) == [1, 1])
            // A row is √3/2 of a width high, and the world as high as it is wide.
            let last = (Double(1 << level) / (3.0.squareRoot() / 2)).rounded()
            #expect(cells.first?.row == 0 && abs(Double(cells.last?.row ?? 0) - last) <= 1)
        }
    }

    @Test func `hexagons of all tiles are those of the level, each once`() {
        SeededRandom.eachOfSeeds { dice in
            for longitude in [10.0, 180] {
                let outings = SomeOutings.outings(&dice, around: longitude)
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

    @Test func `the outline of a hexagon is a way round its middle`() throws {
        let walk = Fixes(positions: [Position(latitudeE7: 600_000_000, longitudeE7: 100_000_000)])
        let grid = HexagonGrid(outings: [[walk]], level: 18)
        let cell = try #require(grid.cells.first)
        let (outline, centre) = (grid.outline(of: cell), grid.centre(of: cell))
        // 76 m wide at 60°.
        for corner in outline { #expect(abs(LocalMetric.distance(centre, corner) - 76.4 / 3.0.squareRoot()) < 0.5) }
        #expect(outline.count == 6 && Polygon(outer: outline).contains(walk.position(at: 0)))
        let plane = LocalPlane(around: centre)
        let points = outline.map(plane.point)
        let area = (0..<6).reduce(0.0) { sum, place in
            let (a, b) = (points[place], points[(place + 1) % 6])
            return sum + (a.x * b.y - a.y * b.x) / 2
        }
        #expect(abs(area - 76.4 * 76.4 * 3.0.squareRoot() / 2) < 60)
    }
}
