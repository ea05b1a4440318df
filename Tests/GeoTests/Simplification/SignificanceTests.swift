import Testing
import TurGeo
import TurTestKit

@Suite struct SignificanceTests {
    @Test(arguments: 0..<60 as Range<UInt64>) func `the best are nested, ends first, and exactly as many`(seed: UInt64)
    {
        var dice = SeededRandom(seed: seed)
        let points = SomeLines.random(&dice, count: dice.number(1..<80))
        let ranking = Significance(points)
        #expect(ranking.ranks.sorted() == (0..<Int32(points.count)).map(\.self), "seed \(seed)")
        var before: Set<Int> = []
        for count in 0...(points.count + 2) {
            let best = ranking.best(count)
            #expect(best == best.sorted() && best.count == min(count, points.count), "seed \(seed)")
            #expect(before.isSubset(of: best), "seed \(seed), best \(count)")
            before = Set(best)
        }
        #expect(ranking.best(1) == [0] && ranking.best(2).last == points.count - 1, "seed \(seed)")
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func `the best are what stays at an effective area`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        let points = SomeLines.random(&dice, count: 60)
        let areas = Visvalingam.areas(points)
        for area in Set(areas) {
            let kept = Visvalingam.indices(points, atLeast: area)
            #expect(Significance(points).best(kept.count) == kept, "seed \(seed)")
        }
    }

    @Test func `fixes across the antimeridian rank as elsewhere`() throws {
        func ranks(_ middle: Double) throws -> [Int32] {
            var fixes = Fixes()
            for (index, place) in [(0.0, -0.03), (0.01, -0.01), (0.001, 0), (0.03, 0.01), (0, 0.03)].enumerated() {
                let east = middle + place.1
                let position = try #require(Position(latitude: place.0, longitude: east > 180 ? east - 360 : east))
                fixes.append(sequence: Int64(index), time: nil, position: position)
            }
            return Array(Significance(fixes).ranks)
        }
        #expect(try ranks(180) == ranks(10))
    }
}
