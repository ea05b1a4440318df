import Testing
import TurGeo
import TurTestKit

@Suite struct GridClustersTests {
    @Test func `cells count what a dictionary counts`() async throws {
        try await SeededRandom.eachSeed { random in
            var fixes = Fixes()
            for row in Int64(0)..<6_000 {
                let latitude = Int32.random(in: -900_000_000...900_000_000, using: &random)
                let longitude = Int32.random(in: -1_800_000_000..<1_800_000_000, using: &random)
                fixes.append(sequence: row, time: nil, position: Position(latitudeE7: latitude, longitudeE7: longitude))
            }
            for level in [0, 3, 9, 24] {
                let found = GridClusters(fixes, level: level)
                var expected: [[Int]: (count: Int, x: Double, y: Double)] = [:]
                for row in fixes.indices {
                    let point = Mercator.point(fixes.position(at: row))
                    let cells = Double(1 << level)
                    let key = [Int(point.x * cells), min(Int(point.y * cells), (1 << level) - 1)]
                    expected[key, default: (0, 0, 0)].count += 1
                    expected[key, default: (0, 0, 0)].x += point.x
                    expected[key, default: (0, 0, 0)].y += point.y
                }
                #expect(found.count == expected.count, "seed \(random.seed), level \(level)")
                for index in 0..<found.count {
                    let sum = try #require(expected[[Int(found.columns[index]), Int(found.rows[index])]])
                    #expect(Int(found.counts[index]) == sum.count, "seed \(random.seed), level \(level)")
                    #expect(abs(found.middles[index].x - sum.x / Double(sum.count)) < 1e-12)
                    #expect(abs(found.middles[index].y - sum.y / Double(sum.count)) < 1e-12)
                }
            }
        }
    }

    @Test func `no points make no cells`() { #expect(GridClusters(Fixes(), level: 5).count == 0) }
}
