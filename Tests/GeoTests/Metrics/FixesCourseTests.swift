import Foundation
import Testing
import TurGeo
import TurTestKit

@Suite struct FixesCourseTests {
    @Test func `the heading comes from the last fix at least ten metres back`() throws {
        // 5.57 m north a step, and a step aside at the end.
        var positions = (0..<5).map { Position(latitudeE7: 600_000_000 + $0 * 500, longitudeE7: 100_000_000) }
        positions.append(Position(latitudeE7: 600_002_000, longitudeE7: 100_001_000))
        let fixes = Fixes(positions: positions)
        #expect(fixes.course(at: 0) == nil && fixes.course(at: 1) == nil)
        #expect(fixes.course(at: 2) == 0)
        // 5.58 m east of the last and 5.57 m further south the one before, 7.9 m off; so the third last: 26.6°.
        #expect(fixes.course(at: 5) == GreatCircle.course(from: positions[2], to: positions[5]))
        #expect(fixes.course(at: 5, minimumDistance: 5) == GreatCircle.course(from: positions[4], to: positions[5]))
    }

    /// The direction in which `to` is seen at `from`: its unit vector against those that point north and east there.
    private func bearing(from: Position, to: Position) -> Double {
        let vector = { (place: Position) in
            let (phi, lambda) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return SIMD3(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
        }
        let (phi, lambda) = (from.latitude * .pi / 180, from.longitude * .pi / 180)
        let north = SIMD3(-sin(phi) * cos(lambda), -sin(phi) * sin(lambda), cos(phi))
        let east = SIMD3(-sin(lambda), cos(lambda), 0)
        let way = vector(to) - vector(from)
        let degrees = atan2((way * east).sum(), (way * north).sum()) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    @Test func `of all rows before it the nearest in the list that lies far enough gives the heading`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for round in 0..<40 {
                let start = [1_799_999_000, -1_800_000_000, 100_000_000][round % 3]
                var (north, east) = (dice.whole(-800_000_000...800_000_000), start)
                let positions = (0..<30).map { _ in
                    north += dice.whole(-2_000...2_000)
                    east += dice.whole(-2_000...2_000)
                    let folded = (east + 5_400_000_000) % 3_600_000_000 - 1_800_000_000
                    return Position(latitudeE7: Int32(north), longitudeE7: Int32(folded))
                }
                let fixes = Fixes(positions: positions)
                let least = dice.number(5...60)
                for index in positions.indices {
                    let distances = positions[..<index].map { Geodesic.distance($0, positions[index]) }
                    guard distances.allSatisfy({ abs($0 - least) > 0.001 }) else { continue }
                    let course = fixes.course(at: index, minimumDistance: least)
                    guard let row = distances.lastIndex(where: { $0 >= least }) else {
                        #expect(course == nil, "\(index) of \(positions)")
                        continue
                    }
                    let turn = abs(try #require(course) - bearing(from: positions[row], to: positions[index]))
                    #expect(min(turn, 360 - turn) < 1e-6, "\(index) of \(positions)")
                }
            }
        }
    }

    @Test func `without a row far enough there is no heading, and a slice knows only its own rows`() {
        let place = Position(latitudeE7: 600_000_000, longitudeE7: 100_000_000)
        let far = Position(latitudeE7: 599_000_000, longitudeE7: 100_000_000)
        let fixes = Fixes(positions: [far, place, place, place])
        #expect(fixes.course(at: 3) == 0 && fixes[1..<4].course(at: 2) == nil)
        #expect(fixes.course(at: 0, minimumDistance: 0.001) == nil)
        #expect(fixes.course(at: 3, minimumDistance: .infinity) == nil)
    }
}
