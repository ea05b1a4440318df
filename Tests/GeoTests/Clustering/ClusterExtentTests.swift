import Testing
import TurTestKit

@testable import TurGeo

@Suite struct ClusterExtentTests {
    private func furthest(_ positions: [Position]) -> Double {
        positions.reduce(0.0) { most, a in positions.reduce(most) { max($0, LocalMetric.distance(a, $1)) } }
    }

    /// Places up to `reach` metres from a middle.
    private func places(_ dice: inout SeededRandom, around middle: Position, reach: Double) -> [Position] {
        (0..<dice.whole(1...25)).map { _ in
            Geodesic.destination(from: middle, azimuth: dice.number(0...360), distance: dice.number(0...reach))
        }
    }

    @Test func `the calipers find the furthest two corners`() async throws {
        await SeededRandom.eachSeed { random in
            for round in 0..<200 {
                let points = DBSCANTests.points(&random, scatter: [3, 40, 200][round % 3])
                let distance = { (a: Int, b: Int) -> Double in
                    let (dx, dy) = (points.x[a] - points.x[b], points.y[a] - points.y[b])
                    return (dx * dx + dy * dy).squareRoot()
                }
                let expected = (0..<points.count).map { a in (0..<points.count).map { distance(a, $0) }.max() ?? 0 }
                    .max()
                let found = ClusterExtent.furthest(ConvexHull(points).corners, in: points, distance)
                #expect(found == expected ?? 0, "seed \(random.seed), round \(round)")
            }
        }
    }

    static let middles: [(latitude: Int32, longitude: Int32)] = [
        (0, 0), (599_000_000, 107_500_000), (-450_000_000, 1_800_000_000), (780_000_000, -1_799_999_999),
        (799_990_000, 100_000_000), (800_010_000, 1_799_990_000), (-899_990_000, 5), (900_000_000, 0),
        (-900_000_000, 1_000_000_000),
    ]

    @Test(arguments: middles.indices, [5.0, 150, 2_000])
    func `the extent is that of the furthest two places`(row: Int, reach: Double) {
        let middle = Position(latitudeE7: Self.middles[row].latitude, longitudeE7: Self.middles[row].longitude)
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<15 {
                let places = places(&dice, around: middle, reach: reach)
                let (found, truth) = (ClusterExtent.metres(places), furthest(places))
                // Where the plane takes another pair for the furthest, it is as far but for what the plane bends.
                #expect(found <= truth * (1 + 1e-9) && found >= truth * (1 - 1e-4), "\(places)")
            }
        }
    }

    @Test func `nothing, one place and equal places have no extent, and two have their distance`() {
        #expect(ClusterExtent.metres([]) == 0)
        for row in Self.middles {
            let place = Position(latitudeE7: row.latitude, longitudeE7: row.longitude)
            #expect(ClusterExtent.metres([place]) == 0 && ClusterExtent.metres([place, place, place]) == 0)
            let other = Geodesic.destination(from: place, azimuth: 77, distance: 300)
            #expect(ClusterExtent.metres([place, other, place]) == LocalMetric.distance(place, other))
        }
        // A pole is one place, whatever the longitude, and ±180° one meridian.
        let poles = [0, 900_000_000, -1_800_000_000].map { Position(latitudeE7: 900_000_000, longitudeE7: $0) }
        #expect(ClusterExtent.metres(poles) < 1e-6)
        let turns = [1_800_000_000, -1_800_000_000].map { Position(latitudeE7: 5, longitudeE7: $0) }
        #expect(ClusterExtent.metres(turns) == 0)
    }

    @Test func `places more than a quarter round the globe are too far apart, but not around a pole`() {
        let ring = { (latitude: Int32, degrees: [Int32]) in
            degrees.map { Position(latitudeE7: latitude, longitudeE7: $0 * 10_000_000) }
        }
        #expect(ClusterExtent.metres(ring(500_000_000, [-100, 0, 100])) == .infinity)
        #expect(ClusterExtent.metres(ring(799_999_999, [0, 91])) == .infinity)
        for latitude in [899_999_000, -899_999_000] as [Int32] {
            let around = ring(latitude, [0, 90, 180, -90, 45])
            // Eleven metres to either side of the pole.
            #expect(abs(ClusterExtent.metres(around) - 2 * 11.169) < 0.01)
        }
        #expect(ClusterExtent.metres([ring(900_000_000, [0])[0], ring(-900_000_000, [0])[0]]) > 2e7)
    }
}
