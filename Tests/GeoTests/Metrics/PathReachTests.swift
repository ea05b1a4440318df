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

    private func measured(_ fixes: Fixes) -> Int {
        let reach = PathReach(fixes)
        var calls = 0
        for index in fixes.indices {
            _ = reach.last(before: index, seenFrom: fixes.position(at: index), distance: 10) {
                calls += 1
                return LocalMetric.distance(fixes.position(at: $0), fixes.position(at: index)) >= 10
            }
        }
        return calls
    }

    @Test func `a fix at the equator does not make a stay at 60 degrees dear`() {
        var positions = [Position(latitudeE7: 0, longitudeE7: 0)]
        for index in 0..<4_000 as Range<Int32> {
            positions.append(
                Position(
                    latitudeE7: 600_000_000 + index * 7_919 % 501 - 250,
                    longitudeE7: 100_000_000 + index * 104_729 % 1_201 - 600
                )
            )
        }
        let calls = measured(Fixes(positions: positions))
        #expect(calls < 60 * positions.count, "\(calls) distances for \(positions.count) rows")
    }

    @Test func `nor do two places that are just below ten metres apart`() {
        let positions = (0..<4_000).map { Position(latitudeE7: 600_000_000 + Int32($0 % 2) * 886, longitudeE7: 0) }
        #expect(LocalMetric.distance(positions[0], positions[1]) < 10)
        let calls = measured(Fixes(positions: positions))
        #expect(calls < 60 * positions.count, "\(calls) distances for \(positions.count) rows")
    }

    @Test func `a stay looks at few rows a row, whatever it may reach`() {
        var dice = SeededRandom(seed: 7)
        let stay = Fixes(
            positions: (0..<20_000).map { _ in
                Position(
                    latitudeE7: 600_000_000 + Int32(dice.whole(-270...270)),
                    longitudeE7: Int32(dice.whole(-540...540))
                )
            }
        )
        let calls = measured(stay)
        #expect(calls < 20_000 * 40, "\(calls)")
    }

    @Test(arguments: [0, 600_000_000] as [Int32]) func `far distances find what is that far, along meridians too`(
        latitude: Int32
    ) {
        let start = Position(latitudeE7: latitude, longitudeE7: 0)
        for north in [10_000_000, 40_000_000, 100_000_000, 290_000_000] as [Int32] {
            let end = Position(latitudeE7: latitude + north, longitudeE7: 0)
            let track = Fixes(positions: Array(repeating: start, count: 200) + [end])
            let distance = LocalMetric.distance(start, end)
            #expect(track.courses(minimumDistance: distance)[200] == 0)
            #expect(track.courses(minimumDistance: distance + 0.01)[200] == nil)
        }
    }

    @Test func `latitudes that are none end no program`() {
        let odd = [Int32.min, .max, 0].map { Position(latitudeE7: $0, longitudeE7: $0) }
        #expect(Fixes(positions: odd).courses().count == 3)
    }
}
