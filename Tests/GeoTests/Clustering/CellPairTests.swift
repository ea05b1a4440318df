import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct CellPairTests {
    /// Whether the kernel says yes at the square of the least distance between cores, and no just below it.
    private func expectExact<Space: ClusterSpace>(
        _ space: Space,
        first count: Int,
        isCore: [Bool],
        shift: Double,
        _ note: Comment
    ) {
        let (places, others) = (0..<count, count..<space.count)
        var least = Double.infinity
        for place in places where isCore[place] {
            for other in others where isCore[other] {
                least = min(least, space.squared(place, other, shift: shift))
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
        #expect(isNear(least) && isNear(least * 1.5 + 1), note)
        #expect(least == 0 || !isNear(least.nextDown) && !isNear(least / 2), note)
    }

    @Test(arguments: [(1, 1), (5, 9), (9, 8), (40, 70), (150, 130), (3, 400)])
    func `two crowds of a plane are near at their least distance, and not below it`(sizes: (Int, Int)) {
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
                    points.x.append(
                        2_600_000 + number(&dice, 0...1) * thickness + (index < sizes.0 ? 0 : 1 + gap)
                    )
                    points.y.append(1_200_000 + number(&dice, -2...2))
                }
                let share = [1, 1, 3, 20][round / 2]
                let isCore = (0..<points.count).map { _ in dice.oneIn(share) }
                expectExact(
                    PlanarSpace(points),
                    first: sizes.0,
                    isCore: isCore,
                    shift: 0,
                    "\(sizes), round \(round)"
                )
            }
        }
    }

    @Test func `heaps of equal points and crowds on a line are near at their least distance`() {
        for count in [2, 40, 300] {
            let heap = (0..<(2 * count)).map { $0 < count ? 0.0 : 3 }
            let squares = (0..<(2 * count)).map { Double($0 * $0) }
            // The second crowd from its far end, where sums of lengths along the line are as long as the line.
            let back = squares[..<count] + squares[count...].reversed()
            let gap = Double(2 * count - 1)
            for (x, least) in [(heap, 9.0), (squares, gap * gap), (Array(back), gap * gap)] {
                let points = PlanarPoints(
                    x: ContiguousArray(x),
                    y: ContiguousArray(repeating: 7, count: 2 * count)
                )
                for (limit, isCore, truth) in [
                    (least, true, true), (least.nextDown, true, false), (1e9, false, false),
                ] {
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
    func `two cells of the globe are near at their least distance, and not below it`(
        latitude: Double,
        radius: Double
    ) {
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
                    expectExact(
                        space,
                        first: counts.0,
                        isCore: isCore,
                        shift: shift,
                        "\(latitude)°, shift \(shift)"
                    )
                }
            }
        }
    }

    /// Two crowds of a plane, every other time as rings, with the square of their least distance.
    private func crowds(_ dice: inout SeededRandom) -> (points: PlanarPoints, count: Int, least: Double) {
        let (count, isRing) = (dice.whole(40...100), dice.oneIn(2))
        var points = PlanarPoints(x: [], y: [])
        let (east, north) = (dice.number(0...1.6), dice.number(-1.6...1.6))
        while points.count < 2 * count {
            let (x, y) = (dice.number(-0.35...0.35), dice.number(-0.35...0.35))
            if isRing, x * x + y * y < 0.08 { continue }
            let isFirst = points.count < count
            points.x.append(x + (isFirst ? 0 : east))
            points.y.append(y + (isFirst ? 0 : north))
        }
        let space = PlanarSpace(points)
        let least = (0..<count).reduce(Double.infinity) { least, place in
            (count..<points.count).reduce(least) { min($0, space.squared(place, $1, shift: 0)) }
        }
        return (points, count, least)
    }

    @Test func `two crowds are near at their very least distance, and DBSCAN joins them there`() throws {
        for seed in 0..<400 as Range<UInt64> {
            var dice = SeededRandom(seed: seed)
            let (points, count, least) = crowds(&dice)
            guard least > 0.5 else { continue }
            let pair = CellPair(
                space: PlanarSpace(points),
                shift: 0,
                limit: least,
                isCore: Block(repeating: true, count: points.count),
                scratch: Block(uninitialized: points.count)
            )
            #expect(pair.isNear(0..<count, count..<points.count), "seed \(seed)")
            let joined = try DBSCAN.labels(points, radius: least.squareRoot() * (1 + 1e-9), minimum: 1)
            #expect(joined.clusterCount == 1, "seed \(seed)")
        }
    }

    @Test func `what differs by the last bit alone is split once`() {
        let low = (1.0).nextUp
        for gap in [10 * (1 + 1e-13), 10 * (1 - 1e-13)] {
            let x = (0..<600).map { $0 % 2 == 0 ? low : low.nextUp } + (0..<600).map { _ in low + gap }
            let points = PlanarPoints(x: ContiguousArray(x), y: ContiguousArray(repeating: 0, count: 1_200))
            let pair = CellPair(
                space: PlanarSpace(points),
                shift: 0,
                limit: 100,
                isCore: Block(repeating: true, count: 1_200),
                scratch: Block(uninitialized: 1_200)
            )
            #expect(pair.isNear(0..<600, 600..<1_200) == (gap < 10))
        }
    }
}
