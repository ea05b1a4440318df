import Testing
import TurTestKit

@testable import TurGeo

@Suite struct PositionTreeTests {
    static let centres = [
        Position(latitudeE7: 599_000_000, longitudeE7: 107_000_000),
        Position(latitudeE7: -170_000_000, longitudeE7: 1_800_000_000),
        Position(latitudeE7: 899_990_000, longitudeE7: -300_000_000),
        Position(latitudeE7: -900_000_000, longitudeE7: 0), Position(latitudeE7: 865_000_000, longitudeE7: 50_000_000),
    ]

    private func fixes(_ dice: inout SeededRandom, around centre: Position, spread: Int) -> Fixes {
        Fixes(
            positions: (0..<dice.whole(0...400)).map { _ in
                let north = Int64(centre.latitudeE7) + Int64(dice.whole(-spread...spread))
                let east = Int64(centre.longitudeE7) + Int64(dice.whole(-spread...spread))
                return Position(
                    latitudeE7: Int32(min(max(north, -900_000_000), 900_000_000)),
                    longitudeE7: Int32(LocalMetric.wrapped(east))
                )
            }
        )
    }

    @Test(arguments: centres) func `what is near, in a box or nearest is what looking at every position finds`(
        centre: Position
    ) {
        SeededRandom.eachOfSeeds { dice in
            for spread in [3, 2_000, 60_000, 3_000_000, 900_000_000] {
                let fixes = fixes(&dice, around: centre, spread: spread)
                let tree = PositionTree(fixes, leafSize: dice.whole(0...70))
                #expect(tree.count == fixes.count)
                for _ in 0..<5 {
                    let asked = fixes.isEmpty ? centre : fixes.position(at: dice.whole(0...(fixes.count - 1)))
                    let distances = fixes.indices.map { LocalMetric.distance(asked, fixes.position(at: $0)) }
                    let radius = (distances.max() ?? 0) * dice.number(0...1)
                    #expect(tree.indices(within: radius, of: asked) == fixes.indices.filter { distances[$0] <= radius })
                    let order = fixes.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }
                    let limit = dice.whole(1...450)
                    let nearest = tree.nearest(limit, to: asked)
                    #expect(nearest.map(\.index) == Array(order.prefix(limit)))
                    #expect(nearest.map(\.distance) == order.prefix(limit).map { distances[$0] })
                    let within = order.filter { distances[$0] <= radius }.prefix(limit)
                    #expect(tree.nearest(limit, to: asked, within: radius).map(\.index) == Array(within))
                    let other = fixes.isEmpty ? centre : fixes.position(at: dice.whole(0...(fixes.count - 1)))
                    let box = Bounds(
                        southE7: min(asked.latitudeE7, other.latitudeE7),
                        westE7: asked.longitudeE7,
                        northE7: max(asked.latitudeE7, other.latitudeE7),
                        eastE7: other.longitudeE7
                    )
                    #expect(tree.indices(in: box) == fixes.indices.filter { box.contains(fixes.position(at: $0)) })
                }
            }
        }
    }

    @Test func `nothing is near to nothing, and odd radii find nothing`() {
        let place = Self.centres[0]
        #expect(PositionTree(Fixes()).nearest(3, to: place).isEmpty && PositionTree(Fixes()).count == 0)
        let tree = PositionTree(Fixes(positions: [place]))
        for radius in [Double.nan, -1] {
            #expect(tree.indices(within: radius, of: place).isEmpty)
            #expect(tree.nearest(1, to: place, within: radius).isEmpty)
        }
        #expect(tree.nearest(0, to: place).isEmpty && tree.indices(within: .infinity, of: place) == [0])
    }
}
