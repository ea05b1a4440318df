import Foundation
import Testing
import TurGeo
import TurTestKit

@Suite struct DBSCANTests {
    /// Points on a lattice of half metres, so that equal distances and equal points are common.
    static func points(_ random: inout SeededRandom, scatter: Int) -> PlanarPoints {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        let spots = (0..<4).map { _ in (random.number(0..<scatter), random.number(0..<scatter)) }
        for _ in 0..<random.number(0..<60) {
            let spot = random.oneIn(3) ? (0, 0) : spots[random.number(0..<4)]
            let width = random.oneIn(4) ? scatter : 12
            x.append(Double(spot.0 + random.number(0..<width)) / 2)
            y.append(Double(spot.1 + random.number(0..<width)) / 2)
        }
        return PlanarPoints(x: x, y: y)
    }

    @Test func `a thousand random sets come to what the definition says, ties included`() async throws {
        try await SeededRandom.eachSeed { random in
            for round in 0..<250 {
                let points = Self.points(&random, scatter: [10, 40, 200][round % 3])
                let radius = Double([2, 3, 5, 7][round % 4]) / 2
                let minimum = 1 + round % 6
                let found = try DBSCAN.labels(points, radius: radius, minimum: minimum)
                let expected = BruteForce(points, radius: radius).labels(minimum: minimum)
                #expect(Array(found.labels) == expected, "seed \(random.seed), round \(round)")
                #expect(found.clusterCount == Int(expected.max() ?? -1) + 1)
                #expect(found.noiseCount == expected.count { $0 < 0 })
            }
        }
    }

    @Test func `points with ids of their own come to the same in any order`() async throws {
        try await SeededRandom.eachSeed { random in
            for round in 0..<50 {
                let points = Self.points(&random, scatter: 40)
                let order = Array(0..<points.count).shuffled(using: &random)
                let shuffled = PlanarPoints(
                    x: ContiguousArray(order.map { points.x[$0] }),
                    y: ContiguousArray(order.map { points.y[$0] })
                )
                let ids = ContiguousArray(order.map(Int64.init))
                let first = try DBSCAN.labels(points, radius: 2, minimum: 4)
                let second = try DBSCAN.labels(shuffled, radius: 2, minimum: 4, ids: ids)
                let expected = order.map { first.labels[$0] }
                #expect(Array(second.labels) == expected, "seed \(random.seed), round \(round)")
            }
        }
    }

    @Test(arguments: [
        (60.0, 10.0), (0.0, 0.0), (-33.5, 179.9999), (47.0, -179.9999), (89.9999, 20.0), (-89.9995, -170.0),
        (89.99, 0.0),
    ])
    func `positions come to what the metric says, across the antimeridian and at the poles`(
        latitude: Double,
        longitude: Double
    ) async throws {
        try await SeededRandom.eachSeed { random in
            for round in 0..<12 {
                var fixes = Fixes()
                let turn = min(180, 0.003 / max(1e-9, (90 - abs(latitude)) * .pi / 180))
                for row in 0..<60 {
                    let north = latitude + Double.random(in: -0.002...0.002, using: &random)
                    let east = longitude + Double.random(in: -turn...turn, using: &random)
                    let wrapped = east > 180 ? east - 360 : east < -180 ? east + 360 : east
                    let position = try #require(Position(latitude: min(90, max(-90, north)), longitude: wrapped))
                    fixes.append(sequence: Int64(row), time: nil, position: position)
                }
                let found = try DBSCAN.labels(fixes, radius: 30, minimum: 3)
                let expected = BruteForce(fixes, radius: 30).labels(minimum: 3)
                #expect(Array(found.labels) == expected, "seed \(random.seed), round \(round)")
            }
        }
    }

    @Test(arguments: [(49.9, 1), (50.1, 2)])
    func `two crowded rings join exactly when their gap is within the radius`(gap: Double, clusters: Int) throws {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        for step in 0..<20_000 {
            let turn = Double(step) / 20_000 * 2 - 1
            x += [turn * turn * 5, -gap - turn * turn * 5]
            y += [turn * 10, turn * 10]
        }
        let labels = try DBSCAN.labels(PlanarPoints(x: x, y: y), radius: 50, minimum: 5)
        #expect(labels.clusterCount == clusters)
        #expect(labels.noiseCount == 0)
    }

    @Test func `what can't be clustered is refused`() throws {
        let points = PlanarPoints(x: [0, 1, .nan], y: [0, 1, 2])
        #expect(throws: ClusteringError.coordinate(index: 2)) { try DBSCAN.labels(points, radius: 1, minimum: 2) }
        let pair = PlanarPoints(x: [0, 1e12], y: [0, 0])
        #expect(throws: ClusteringError.tooWide) { try DBSCAN.labels(pair, radius: 1, minimum: 2) }
        #expect(throws: ClusteringError.radius(-1)) { try DBSCAN.labels(pair, radius: -1, minimum: 2) }
        #expect(try DBSCAN.labels(PlanarPoints(x: [], y: []), radius: 1, minimum: 2).clusterCount == 0)
        #expect(try DBSCAN.labels(Fixes(), radius: 1, minimum: 2).labels.isEmpty)
    }

    /// Rows of cells beyond the extent are wider in the south: their columns once spilled into the row.
    @Test(arguments: [30_000.0, 100_000], [(70.0, 178.0), (89.9, 180), (80, 60), (5, 170)])
    func `wide sets come to what the metric says, north and south`(radius: Double, band: (Double, Double)) async throws
    {
        try await SeededRandom.eachSeed { random in
            let rows = try (0..<70).map { _ in
                let north = band.0 + Double.random(in: -0.1...0.1, using: &random)
                let east = Double.random(in: -band.1...band.1, using: &random)
                return try #require(Position(latitude: min(90, north), longitude: east))
            }
            // Of many widths, since only some need one bit more in the last row.
            let chains = [29, 60, 93, 117, 141, 171].map { count in
                (0..<count).map { Position(latitudeE7: Int32(band.0 * 1e7), longitudeE7: Int32($0) * 10_000_000) }
            }
            let pair = [-1_800_000_000, 1_750_000_000].map {
                Position(latitudeE7: Int32(band.0 * 1e7), longitudeE7: Int32($0))
            }
            for positions in [rows, pair] + chains {
                let north = Fixes(positions.map { Fix(sequence: 0, time: nil, position: $0) })
                let south = Fixes(
                    positions.map { position in
                        let mirrored = Position(latitudeE7: -position.latitudeE7, longitudeE7: position.longitudeE7)
                        return Fix(sequence: 0, time: nil, position: mirrored)
                    }
                )
                for minimum in [1, 3] {
                    let expected = BruteForce(north, radius: radius).labels(minimum: minimum)
                    for fixes in [north, south] {
                        let found = try DBSCAN.labels(fixes, radius: radius, minimum: minimum)
                        #expect(Array(found.labels) == expected, "seed \(random.seed)")
                    }
                }
            }
        }
    }

    @Test(arguments: [900_000_000, -900_000_000] as [Int32], [0.001, 0.03, 50])
    func `a pole is one place, whatever the longitude`(latitude: Int32, radius: Double) throws {
        let fixes = Fixes(
            [0, 1_000_000_000, -1_700_000_000, 450_000_000].map {
                Fix(sequence: 0, time: nil, position: Position(latitudeE7: latitude, longitudeE7: $0))
            }
        )
        #expect(try DBSCAN.labels(fixes, radius: radius, minimum: 4).clusterCount == 1)
    }

    /// Tens of thousands each, so that trying all pairs would be noticed.
    @Test(arguments: [(1 - 5e-7, 1), (1 + 5e-7, 2), (1 + 1e-5, 2)])
    func `heaps of equal points that face each other or an arc at the radius are decided`(
        share: Double,
        clusters: Int
    ) throws {
        let count = 20_000
        let heap = (0..<count).map { _ in (0.0, 0.0) }
        let other = heap.map { _ in (50 * share, 0.0) }
        let arc = (0..<count).map { step -> (Double, Double) in
            let turn = (Double(step) / Double(count) - 0.5) * 0.4
            return (50 * share * cos(turn), 50 * share * sin(turn))
        }
        for side in [other, arc] {
            let all = heap + side
            let points = PlanarPoints(x: ContiguousArray(all.map(\.0)), y: ContiguousArray(all.map(\.1)))
            #expect(try DBSCAN.labels(points, radius: 50, minimum: 5).clusterCount == clusters)
        }
    }
}
