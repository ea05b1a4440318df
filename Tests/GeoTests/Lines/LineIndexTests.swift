import Testing
import TurTestKit

@testable import TurGeo

@Suite struct LineIndexTests {
    private func line(_ degrees: [(Double, Double)]) throws -> Fixes {
        Fixes(positions: try degrees.map { try #require(Position(latitude: $0.0, longitude: $0.1)) })
    }

    /// Lines by walking at random around a start, some across ±180°.
    private func walks(_ dice: inout SeededRandom, around centre: Position) -> [Fixes] {
        (0..<dice.whole(0...30)).map { _ in
            var (north, east) = (Int64(centre.latitudeE7), Int64(centre.longitudeE7))
            north += Int64(dice.whole(-200_000...200_000))
            east += Int64(dice.whole(-400_000...400_000))
            return Fixes(
                positions: (0..<dice.whole(0...70)).map { _ in
                    north += Int64(dice.whole(-9_000...9_000))
                    east += Int64(dice.whole(-9_000...9_000))
                    return Position(latitudeE7: Int32(north), longitudeE7: Int32(LocalMetric.wrapped(east)))
                }
            )
        }
    }

    static let centres = [
        Position(latitudeE7: 599_000_000, longitudeE7: 107_000_000),
        Position(latitudeE7: -170_000_000, longitudeE7: 1_799_990_000),
        Position(latitudeE7: 650_000_000, longitudeE7: -1_799_999_999),
    ]

    @Test(arguments: centres) func `hits are those of looking at every line`(centre: Position) {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<20 {
                let lines = walks(&dice, around: centre)
                let index = LineIndex(lines)
                #expect(index.count == lines.count)
                for _ in 0..<20 {
                    let place = Position(
                        latitudeE7: centre.latitudeE7 + Int32(dice.whole(-220_000...220_000)),
                        longitudeE7: Int32(
                            LocalMetric.wrapped(Int64(centre.longitudeE7) + Int64(dice.whole(-420_000...420_000)))
                        )
                    )
                    let tolerance = dice.number(0...2_000)
                    let naive = lines.enumerated().compactMap { number, line in
                        line.foot(of: place).map { (line: number, foot: $0) }
                    }.filter { $0.foot.distance <= tolerance }.sorted {
                        ($0.foot.distance, $0.line) < ($1.foot.distance, $1.line)
                    }
                    let hits = index.hits(at: place, within: tolerance)
                    #expect(hits.map(\.line) == naive.map(\.line))
                    #expect(hits.map(\.segment) == naive.map(\.foot.segment))
                    for (hit, truth) in zip(hits, naive) { #expect(abs(hit.distance - truth.foot.distance) < 1e-6) }
                    #expect(index.nearest(to: place, within: tolerance)?.line == naive.first?.line)
                }
            }
        }
    }

    @Test(arguments: centres) func `the viewport shows the lines that pass through it`(centre: Position) {
        SeededRandom.eachOfSeeds { dice in
            let lines = walks(&dice, around: centre)
            let index = LineIndex(lines)
            for _ in 0..<30 {
                let (south, west) = (dice.whole(-200_000...200_000), dice.whole(-400_000...400_000))
                let (height, width) = (dice.whole(0...100_000), dice.whole(0...100_000))
                let bounds = Bounds(
                    southE7: centre.latitudeE7 + Int32(south),
                    westE7: Int32(LocalMetric.wrapped(Int64(centre.longitudeE7) + Int64(west))),
                    northE7: centre.latitudeE7 + Int32(south + height),
                    eastE7: Int32(LocalMetric.wrapped(Int64(centre.longitudeE7) + Int64(west + width)))
                )
                let naive = lines.indices.filter { passes(lines[$0], bounds, around: centre) }
                #expect(index.lines(in: bounds) == naive, "\(bounds)")
            }
        }
    }

    /// Whether a segment meets the box: their own boxes do, and not all corners lie on one side of it.
    ///
    /// In whole numbers, in a frame around the centre.
    private func passes(_ line: Fixes, _ bounds: Bounds, around centre: Position) -> Bool {
        let east = { (longitude: Int32) in LocalMetric.wrapped(Int64(longitude) - Int64(centre.longitudeE7)) }
        let (west, right) = (east(bounds.westE7), east(bounds.eastE7))
        let (south, north) = (Int64(bounds.southE7), Int64(bounds.northE7))
        // A line of one fix is a segment without length.
        return (0..<max(line.count - 1, min(line.count, 1))).contains { segment in
            let (a, b) = (line.position(at: segment), line.position(at: min(segment + 1, line.count - 1)))
            let (from, to) = ((east(a.longitudeE7), Int64(a.latitudeE7)), (east(b.longitudeE7), Int64(b.latitudeE7)))
            guard min(from.0, to.0) <= right, max(from.0, to.0) >= west, min(from.1, to.1) <= north,
                max(from.1, to.1) >= south
            else { return false }
            let sides = [(west, south), (west, north), (right, south), (right, north)].map { corner in
                ((to.0 - from.0) * (corner.1 - from.1) - (to.1 - from.1) * (corner.0 - from.0)).signum()
            }
            return sides.contains { $0 <= 0 } && sides.contains { $0 >= 0 }
        }
    }

    @Test func `a tap between the vertices hits within 15 m, the nearer of two pipes, the smaller id of equals`() throws
    {
        // Vertices a kilometre apart; the tap is in the middle, north of the first pipe by 14.9 m and 15.1 m.
        let first = try line([(47, 8), (47, 8.0131)])
        let second = try line([(47.000_25, 8), (47.000_25, 8.0131)])
        let north = { (metres: Double) in
            Position(latitudeE7: 470_000_000 + Int32((metres / 0.011_117_2).rounded()), longitudeE7: 80_065_000)
        }
        let index = LineIndex([first])
        #expect(index.nearest(to: north(14.9), within: HitTolerance.pipe)?.line == 0)
        #expect(index.nearest(to: north(15.1), within: HitTolerance.pipe) == nil)
        let both = LineIndex([second, first, first])
        #expect(both.nearest(to: north(13), within: 15)?.line == 1)
        #expect(both.nearest(to: north(14.5), within: 15)?.line == 0)
        #expect(both.hits(at: north(13.5), within: 15).map(\.line) == [1, 2, 0])
    }

    @Test func `nothing is found in nothing, and a line of one fix is a point`() throws {
        let place = Position(latitudeE7: 470_000_000, longitudeE7: 80_000_000)
        #expect(LineIndex([]).nearest(to: place, within: 1e6) == nil)
        #expect(LineIndex([Fixes(), Fixes()]).hits(at: place, within: 1e6).isEmpty)
        let point = LineIndex([Fixes(), try line([(47, 8)])])
        #expect(point.nearest(to: place, within: 0)?.line == 1)
        #expect(point.nearest(to: place, within: -1) == nil)
        #expect(
            point.lines(in: Bounds(southE7: 460_000_000, westE7: 79_000_000, northE7: 470_000_000, eastE7: 80_000_000))
                == [1]
        )
    }

    @Test func `bounds upside down hold no line`() {
        let line = Fixes(positions: [
            Position(latitudeE7: 0, longitudeE7: 0), Position(latitudeE7: 100, longitudeE7: 100),
        ])
        let bounds = Bounds(southE7: 60, westE7: 0, northE7: 40, eastE7: 100)
        #expect(LineIndex([line]).lines(in: bounds).isEmpty)
    }
}
