import Testing
import TurGeo
import TurTestKit

@Suite struct LocalMetricTests {
    @Test func `the local metric is within one in a million up to ten kilometres, one by one and in columns`() throws {
        let near = try GeodesicPair.all().filter { $0.metres <= 10_000 && $0.metres > 0 }
        #expect(near.count > 1_500)
        let columns = LocalMetric.distances(Fixes(positions: near.map(\.a)), Fixes(positions: near.map(\.b)))
        for (pair, column) in zip(near, columns) {
            let single = LocalMetric.distance(pair.a, pair.b)
            #expect(abs(single - pair.metres) <= pair.metres * 1e-6, "\(pair)")
            #expect(abs(column - single) <= single * 6e-10, "\(pair)")
        }
    }

    @Test func `far pairs of a column are geodesics`() throws {
        let pairs = try GeodesicPair.all()
        let columns = LocalMetric.distances(Fixes(positions: pairs.map(\.a)), Fixes(positions: pairs.map(\.b)))
        for (pair, column) in zip(pairs, columns) {
            #expect(abs(column - pair.metres) <= max(1e-6, pair.metres < 10_001 ? pair.metres * 1e-6 : 0), "\(pair)")
        }
    }

    @Test func `a step across the antimeridian is as short as elsewhere`() {
        let west = Position(latitudeE7: 600_000_000, longitudeE7: 1_799_999_000)
        let east = Position(latitudeE7: 600_000_000, longitudeE7: -1_799_999_000)
        let same = Position(latitudeE7: 600_000_000, longitudeE7: 0)
        let off = Position(latitudeE7: 600_000_000, longitudeE7: 2_000)
        #expect(LocalMetric.distance(west, east) == LocalMetric.distance(same, off))
        let steps = LocalMetric.steps(Fixes(positions: [west, east, west]))
        #expect(steps.allSatisfy { abs($0 - LocalMetric.distance(same, off)) < 1e-9 } && steps.count == 2)
    }

    @Test func `steps and length equal a loop over single steps, whatever the count`() {
        SeededRandom.eachOfSeeds { dice in
            for count in [0, 1, 2, 8, 9, 10, 17, 100] {
                var positions: [Position] = []
                for _ in 0..<count { positions.append(dice.position(latitude: 59...60, longitude: 10...10.1)) }
                if count > 9 { positions[4] = dice.position() }
                let fixes = Fixes(positions: positions)
                let naive = zip(positions, positions.dropFirst()).map { LocalMetric.distance($0, $1) }
                let steps = LocalMetric.steps(fixes)
                #expect(steps.count == naive.count)
                for (step, truth) in zip(steps, naive) { #expect(abs(step - truth) <= 1e-9 * truth) }
                let sum = naive.reduce(0, +)
                #expect(abs(fixes.length - sum) <= 1e-9 * sum)
                if count > 2 {
                    let slice = fixes[1..<count]
                    #expect(abs(slice.length - naive.dropFirst().reduce(0, +)) <= 1e-9 * sum)
                }
            }
        }
    }

    @Test func `steps up to ten kilometres are within a millionth, near the poles too`() {
        let pairs: [(Int32, Int32, Int32, Int32)] = [
            (892_781_368, 0, 892_203_307, -1_718_363), (-889_947_888, 0, -889_368_213, 1_714_859),
            (860_717_907, 0, 860_179_870, -1_719_712),
        ]
        for pair in pairs {
            let (a, b) = (
                Position(latitudeE7: pair.0, longitudeE7: pair.1), Position(latitudeE7: pair.2, longitudeE7: pair.3)
            )
            let exact = Geodesic.distance(a, b)
            #expect(abs(LocalMetric.distance(a, b) / exact - 1) <= 1e-6)
        }
    }

    @Test(arguments: [0, 45, 63, 71, 80, 86, 89, 89.9])
    func `up to ten kilometres in any direction a millionth is kept`(
        latitude: Double
    ) throws {
        try SeededRandom.eachOfSeeds { dice in
            let pairs = try (0..<400).map { number in
                let north = latitude * (number % 2 == 0 ? 1 : -1)
                let start = try #require(Position(latitude: north, longitude: dice.number(-180...180)))
                let (azimuth, distance) = (dice.number(0...360), dice.number(1_000...9_999))
                return (start, Geodesic.destination(from: start, azimuth: azimuth, distance: distance))
            }
            let columns = LocalMetric.distances(Fixes(positions: pairs.map(\.0)), Fixes(positions: pairs.map(\.1)))
            for (pair, column) in zip(pairs, columns) {
                let (exact, single) = (Geodesic.distance(pair.0, pair.1), LocalMetric.distance(pair.0, pair.1))
                #expect(abs(single - exact) <= 1e-6 * exact, "\(pair)")
                #expect(abs(column - exact) <= 1e-6 * exact, "\(pair)")
                #expect(abs(column - single) <= 6e-10 * single, "\(pair)")
            }
        }
    }
}
