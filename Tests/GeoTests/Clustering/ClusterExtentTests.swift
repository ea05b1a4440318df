import Testing
import TurTestKit

@testable import TurGeo

@Suite struct ClusterExtentTests {
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
}
