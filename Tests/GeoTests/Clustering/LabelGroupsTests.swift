import Testing
import TurGeo
import TurTestKit

@Suite struct LabelGroupsTests {
    @Test(arguments: [LabelGroups.Level.coarse, .middle, .fine], [1, 7, 300, 3_000])
    func `there are never more groups than may stand, and every position is in one`(
        level: LabelGroups.Level,
        count: Int
    ) async throws {
        try await SeededRandom.eachSeed { random in
            let center = [10.0, 179.9][random.number(0..<2)]
            let positions = try (0..<count).map { _ in
                let east = center + Double.random(in: -1...1, using: &random)
                let north = 60 + Double.random(in: -1...1, using: &random)
                return try #require(Position(latitude: north, longitude: east > 180 ? east - 360 : east))
            }
            let groups = LabelGroups(positions, level: level).groups
            #expect(groups.count <= level.limit, "seed \(random.seed)")
            #expect(groups.flatMap(\.members).sorted() == Array(0..<count), "seed \(random.seed)")
            #expect(groups.map { $0.members[0] } == groups.map { $0.members[0] }.sorted(), "seed \(random.seed)")
            for group in groups where group.members.count == 1 {
                let position = positions[group.members[0]]
                #expect(LocalMetric.distance(position, group.position) < 0.05, "seed \(random.seed)")
            }
        }
    }

    /// Four positions in the corners of a box, as shares of its width.
    @Test func `cells keep near positions together, and the nearest groups are merged first`() throws {
        let positions = [(0, 0), (10, 0), (1_000_000, 0), (1_000_000, 1_000_000), (0, 1_000_000), (60_000, 0)].map {
            Position(latitudeE7: Int32($0.1), longitudeE7: Int32($0.0))
        }
        let four = LabelGroups(positions, level: LabelGroups.Level(cells: 4, limit: 4)).groups
        #expect(four.map(\.members) == [[0, 1, 5], [2], [3], [4]])
        let ten = LabelGroups(positions, level: LabelGroups.Level(cells: 100, limit: 100)).groups
        #expect(ten.map(\.members) == [[0, 1], [2], [3], [4], [5]])
        let merged = LabelGroups(positions, level: LabelGroups.Level(cells: 100, limit: 4)).groups
        #expect(merged.map(\.members) == [[0, 1, 5], [2], [3], [4]])
    }

    @Test func `a window puts what lies outside on its edge`() throws {
        let positions = [Position(latitudeE7: 0, longitudeE7: -500), Position(latitudeE7: 0, longitudeE7: 99_999_999)]
        let window = Bounds(southE7: -1_000, westE7: 0, northE7: 1_000, eastE7: 1_000)
        let groups = LabelGroups(positions, level: .coarse, in: window).groups
        #expect(groups.map(\.members) == [[0], [1]])
        #expect(groups.map(\.position.longitudeE7) == [0, 1_000])
        #expect(LabelGroups([], level: .fine).groups.isEmpty)
    }
}
