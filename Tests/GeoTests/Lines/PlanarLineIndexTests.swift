import Testing
import TurTestKit

@testable import TurGeo

@Suite struct PlanarLineIndexTests {
    private func pipe(_ points: [(Double, Double)]) -> PlanarPoints {
        PlanarPoints(x: ContiguousArray(points.map(\.0)), y: ContiguousArray(points.map(\.1)))
    }

    @Test(arguments: [(14.9, true), (15.0, true), (15.001, false), (15.1, false)])
    func `15,000 m is a hit and 15,001 m is none, between the vertices`(metres: Double, isHit: Bool) {
        let index = PlanarLineIndex([pipe([(2_600_000, 1_200_000), (2_601_000, 1_200_000)])])
        let hit = index.nearest(x: 2_600_500, y: 1_200_000 + metres, within: HitTolerance.pipe)
        #expect((hit != nil) == isHit)
        if let hit { #expect(abs(hit.distance - metres) < 1e-9 && hit.share == 0.5) }
    }

    @Test func `the nearer pipe wins, and of equally near ones the first`() {
        let (low, high) = (pipe([(0, 0), (100, 0)]), pipe([(0, 20), (100, 20)]))
        #expect(PlanarLineIndex([high, low]).nearest(x: 50, y: 9, within: 15)?.line == 1)
        #expect(PlanarLineIndex([high, low]).nearest(x: 50, y: 10, within: 15)?.line == 0)
        #expect(PlanarLineIndex([low, high]).nearest(x: 50, y: 10, within: 15)?.line == 0)
    }

    @Test func `it finds what looking at every pipe finds`() {
        SeededRandom.eachOfSeeds { dice in
            var pipes: [PlanarPoints] = []
            for _ in 0..<200 {
                var (x, y) = (dice.number(0...5_000), dice.number(0...5_000))
                var points: [(Double, Double)] = []
                for _ in 0..<dice.whole(0...40) {
                    points.append((x, y))
                    x += dice.number(-60...60)
                    y += dice.number(-60...60)
                }
                pipes.append(pipe(points))
            }
            let index = PlanarLineIndex(pipes)
            for _ in 0..<300 {
                let (x, y, reach) = (dice.number(0...5_000), dice.number(0...5_000), dice.number(0...300))
                let naive = pipes.enumerated().compactMap { number, pipe in
                    pipe.foot(x: x, y: y).map { ($0.distance, number) }
                }
                .filter { $0.0 <= reach }.min { $0 < $1 }
                let hit = index.nearest(x: x, y: y, within: reach)
                #expect(hit?.line == naive?.1 && hit?.distance == naive?.0)
            }
        }
    }

    @Test func `the chooser and the viewport hold all pipes that are there`() {
        SeededRandom.eachOfSeeds { dice in
            let pipes = (0..<60).map { _ in
                pipe((0..<dice.whole(1...12)).map { _ in (dice.number(0...400), dice.number(0...400)) })
            }
            let index = PlanarLineIndex(pipes)
            for _ in 0..<50 {
                let (x, y) = (dice.number(0...400), dice.number(0...400))
                let near = pipes.indices.compactMap { line in
                    pipes[line].foot(x: x, y: y).map { (distance: $0.distance, line: line) }
                }
                .filter { $0.distance <= 15 }.sorted { $0 < $1 }
                let hits = index.hits(x: x, y: y, within: 15)
                #expect(hits.map(\.line) == near.map(\.line) && hits.map(\.distance) == near.map(\.distance))
                let lines = index.lines(x: (x - 15)...(x + 15), y: (y - 15)...(y + 15))
                #expect(Set(lines).isSuperset(of: near.map(\.line)) && lines == lines.sorted())
            }
        }
    }

    @Test(arguments: [Double.nan, .infinity, 1e300]) func `a pipe with a coordinate that is none hides no other`(
        odd: Double
    ) {
        let index = PlanarLineIndex([pipe([(odd, 0), (1, 1)]), pipe([(0, 0), (10, 0)])])
        #expect(index.nearest(x: 5, y: 1, within: 2)?.line == 1)
        #expect(index.hits(x: 5, y: 1, within: 2).map(\.line) == [1])
    }
}
