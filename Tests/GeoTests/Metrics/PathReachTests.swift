import Testing
import TurTestKit

@testable import TurGeo

@Suite struct PathReachTests {
    static let places = [
        Position(latitudeE7: 599_000_000, longitudeE7: 107_000_000),
        Position(latitudeE7: -170_000_000, longitudeE7: 1_799_999_500),
        Position(latitudeE7: 899_999_000, longitudeE7: 0),
    ]

    @Test(arguments: places) func `the courses of a track are those of its rows one by one`(centre: Position) {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<10 {
                var (north, east) = (Int64(centre.latitudeE7), Int64(centre.longitudeE7))
                let step = dice.whole(1...2_000)
                let track = Fixes(
                    positions: (0..<dice.whole(0...300)).map { _ in
                        north = min(north + Int64(dice.whole(-step...step)), 900_000_000)
                        east = LocalMetric.wrapped(east + Int64(dice.whole(-step...step)))
                        return Position(latitudeE7: Int32(north), longitudeE7: Int32(east))
                    }
                )
                for distance in [10, 0, 3_000, -1, .nan] {
                    let courses = track.courses(minimumDistance: distance)
                    #expect(courses == track.indices.map { track.course(at: $0, minimumDistance: distance) })
                }
            }
        }
    }

    @Test func `a stay looks at few rows a row, as far as it may reach`() {
        var dice = SeededRandom(seed: 7)
        let stay = PlanarPoints(
            x: ContiguousArray((0..<50_000).map { _ in dice.number(-3...3) }),
            y: ContiguousArray((0..<50_000).map { _ in dice.number(-3...3) })
        )
        let reach = PathReach(stay)
        var looked = 0
        for index in 0..<stay.count {
            let last = reach.last(before: index, distance: 10) { _ in
                looked += 1
                return false
            }
            #expect(last == nil)
        }
        #expect(looked < 50_000 * 20, "\(looked)")
    }
}
