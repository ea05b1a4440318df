import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct CellPairTests {
    /// Whether the kernel says no just below the least square between cores, and yes where all of them are near.
    ///
    /// Few are all tried, so that it must say yes at the least one too.
    private func expectRight<Space: ClusterSpace>(
        _ space: Space,
        first count: Int,
        isCore: [Bool],
        shift: Double,
        _ note: Comment
    ) {
        let (places, others) = (0..<count, count..<space.count)
        var (least, most) = (Double.infinity, 0.0)
        for place in places where isCore[place] {
            for other in others where isCore[other] {
                let squared = space.squared(place, other, shift: shift)
                (least, most) = (min(least, squared), max(most, squared))
            }
        }
        let isNear = { (limit: Double) in
            CellPair(
                space: space,
                shift: shift,
                limit: limit,
                isCore: Block(copying: ContiguousArray(isCore)),
                scratch: Block(uninitialized: space.count)
            ).isNear(places, others)
        }
        guard least < .infinity else {
            #expect(!isNear(1e18), note)
            return
        }
        #expect(isNear(most), note)
        #expect(least == 0 || !isNear(least.nextDown) && !isNear(least / 2), note)
        let cores = places.count { isCore[$0] } * others.count { isCore[$0] }
        #expect(cores > 64 || isNear(least), note)
    }

    @Test(arguments: [(1, 1), (5, 9), (8, 8), (9, 8), (40, 70), (150, 130), (3, 400)])
    func `two crowds of a plane are not near below their least distance`(sizes: (Int, Int)) {
        SeededRandom.eachOfSeeds { dice in
            for round in 0..<8 {
                let gap = dice.number(0...3)
                // On a lattice every other time, so that points and distances are often equal.
                let number = { (dice: inout SeededRandom, range: ClosedRange<Double>) in
                    let value = dice.number(range)
                    return round % 2 == 0 ? value : (value * 8).rounded() / 8
                }
                var points = PlanarPoints(x: [], y: [])
                let thickness = round % 4 < 2 ? 1.0 : 0
                for index in 0..<(sizes.0 + sizes.1) {
                    points.x.append(2_600_000 + number(&dice, 0...1) * thickness + (index < sizes.0 ? 0 : 1 + gap))
                    points.y.append(1_200_000 + number(&dice, -2...2))
                }
                let share = [1, 1, 3, 20][round / 2]
                let isCore = (0..<points.count).map { _ in dice.oneIn(share) }
                expectRight(PlanarSpace(points), first: sizes.0, isCore: isCore, shift: 0, "\(sizes), round \(round)")
            }
        }
    }

    @Test func `heaps of equal points and crowds on a line are near at their least distance`() {
        for count in [2, 40, 300] {
            let heap = (0..<(2 * count)).map { $0 < count ? 0.0 : 3 }
            let squares = (0..<(2 * count)).map { Double($0 * $0) }
            let gap = Double(2 * count - 1)
            for (x, least) in [(heap, 9.0), (squares, gap * gap)] {
                let points = PlanarPoints(x: ContiguousArray(x), y: ContiguousArray(repeating: 7, count: 2 * count))
                for (limit, isCore, truth) in [(least, true, true), (least.nextDown, true, false), (1e9, false, false)]
                {
                    let cores = (0..<(2 * count)).map { $0 < count || isCore }
                    let pair = CellPair(
                        space: PlanarSpace(points),
                        shift: 0,
                        limit: limit,
                        isCore: Block(copying: ContiguousArray(cores)),
                        scratch: Block(uninitialized: 2 * count)
                    )
                    #expect(pair.isNear(0..<count, count..<(2 * count)) == truth, "\(count) at \(limit)")
                }
            }
        }
    }

    @Test(arguments: [0, 60, -84, 89.99, -89.999_9], [30.0, 1_000, 30_000])
    func `two cells of the globe are not near below their least distance`(latitude: Double, radius: Double) {
        SeededRandom.eachOfSeeds { dice in
            for round in 0..<6 {
                let (counts, side) = ((dice.whole(20...90), dice.whole(20...90)), radius / 2.0.squareRoot())
                let wide = side / 111_000
                let tall = min(170, wide / max(1e-9, cos(latitude * .pi / 180)))
                let (north, east) = (dice.number(0...2) * wide, dice.number(0...2) * tall)
                // Every other time across ±180°, where the second cell is a turn behind.
                let start = round % 2 == 0 ? 10.0 : 180 - tall
                let positions = (0..<(counts.0 + counts.1)).map { index in
                    let isFirst = index < counts.0
                    let phi = latitude + dice.number(0...1) * wide + (isFirst ? 0 : north)
                    let lambda = start + dice.number(0...1) * tall + (isFirst ? 0 : east)
                    return Position(
                        latitudeE7: Int32(min(max(phi, -90), 90) * 1e7),
                        longitudeE7: Int32((lambda >= 180 ? lambda - 360 : lambda) * 1e7)
                    )
                }
                let space = GlobeSpace(Fixes(positions: positions))
                let isCore = positions.map { _ in dice.whole(0...2) > 0 }
                for shift in [0, 2 * Double.pi, -2 * Double.pi] {
                    expectRight(space, first: counts.0, isCore: isCore, shift: shift, "\(latitude)°, shift \(shift)")
                }
            }
        }
    }
}
