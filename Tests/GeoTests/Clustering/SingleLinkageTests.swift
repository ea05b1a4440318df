import Testing
import TurTestKit

@testable import TurGeo

@Suite struct SingleLinkageTests {
    @Test func `clusters are what steps within the radius join`() async throws {
        try await SeededRandom.eachSeed { random in
            for round in 0..<60 {
                let points = DBSCANTests.points(&random, scatter: [10, 40, 200][round % 3])
                let found = try SingleLinkage.labels(points, radius: 2.5)
                let expected = BruteForce(points, radius: 2.5).labels(minimum: 1)
                #expect(Array(found.labels) == expected, "seed \(random.seed), round \(round)")
                let limited = try SingleLinkage.labels(points, radius: 2.5, extentLimit: 6)
                for members in limited.members {
                    let widest = members.map { a in
                        members.map { b in
                            let (dx, dy) = (points.x[a] - points.x[b], points.y[a] - points.y[b])
                            return (dx * dx + dy * dy).squareRoot()
                        }.max() ?? 0
                    }.max()
                    #expect(try #require(widest) <= 6, "seed \(random.seed), round \(round)")
                }
                #expect(limited.members.joined().sorted() == Array(0..<points.count))
                #expect(limited.members.map { $0[0] } == limited.members.map { $0[0] }.sorted())
            }
        }
    }

    /// Pairs of stays 150 m apart north and 90 m apart east (detection.md: other software swaps the axes here).
    @Test(arguments: [(40.0, -74.0), (39.9, 116.3), (40.0, 179.9998), (60.0, -180.0)])
    func `a hundred metres are a hundred metres in every direction`(latitude: Double, longitude: Double) throws {
        let start = try #require(Position(latitude: latitude, longitude: longitude))
        let plane = LocalPlane(around: start)
        for (east, north, clusters) in [(0.0, 150.0, 2), (90.0, 0.0, 1), (0.0, 90.0, 1), (110.0, 0.0, 2)] {
            let other = try #require(plane.position(x: east, y: north))
            let fixes = Fixes([start, other].map { Fix(sequence: 0, time: nil, position: $0) })
            let labels = try SingleLinkage.labels(fixes, radius: 100)
            #expect(labels.clusterCount == clusters, "\(east) m east, \(north) m north")
        }
    }

    @Test func `a chain of stays along a road is cut where it is thinnest`() throws {
        let x: ContiguousArray<Double> = [0, 40, 80, 170, 210, 250, 290, 330]
        let points = PlanarPoints(x: x, y: ContiguousArray(repeating: 0, count: 8))
        #expect(try SingleLinkage.labels(points, radius: 100).clusterCount == 1)
        let limited = try SingleLinkage.labels(points, radius: 100, extentLimit: 300)
        #expect(Array(limited.labels) == [0, 0, 0, 1, 1, 1, 1, 1])
    }

    @Test(arguments: [(899_995_000, 2), (-899_995_000, 2)] as [(Int32, Int)])
    func `a ring around a pole is as wide as it is`(latitude: Int32, least: Int) throws {
        let ring = Fixes(
            (0..<72).map { step in
                Fix(
                    sequence: 0,
                    time: nil,
                    position: Position(latitudeE7: latitude, longitudeE7: Int32(step - 36) * 50_000_000)
                )
            }
        )
        #expect(try SingleLinkage.labels(ring, radius: 20).clusterCount == 1)
        #expect(try SingleLinkage.labels(ring, radius: 20, extentLimit: 120).clusterCount == 1)
        #expect(try SingleLinkage.labels(ring, radius: 20, extentLimit: 60).clusterCount >= least)
    }
}
