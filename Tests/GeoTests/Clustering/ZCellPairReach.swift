// BUG in Modules/Geo/Clustering/CellPair.swift: `Side.reach` goes stale. `decide(halves.0, second)` may split `second` further,
// and `partition` then reorders the memory that `second.places` looks at. `decide(halves.1, second)` goes on with another
// `second.places.first` but with the reach of the old one, so that a pair of boxes may be pruned that holds near points:
// DBSCAN and single linkage tear clusters apart whose crowded cells (more than 1 024 pairs) face each other near the radius.
// Confirmed: with the reach reckoned anew at the start of `decide` all of this is green. Cheaper: keep the point from which
// the reach was taken in `Side` and use it (not `places.first`) as the centre in `decide`.
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct CellPairReach {
    /// Two crowds of a plane; the radius is what lies between their nearest points.
    static func crowds(_ dice: inout SeededRandom) -> (points: PlanarPoints, count: Int, least: Double) {
        let count = dice.whole(40...100)
        var points = PlanarPoints(x: [], y: [])
        let (dx, dy) = (dice.number(0...1.6), dice.number(-1.6...1.6))
        let round = dice.oneIn(2)
        while points.count < 2 * count {
            let (x, y) = (dice.number(-0.35...0.35), dice.number(-0.35...0.35))
            // Rings have all their points far from each other's middle.
            if round, x * x + y * y < 0.08 { continue }
            points.x.append(x + (points.count < count ? 0 : dx))
            points.y.append(y + (points.count < count ? 0 : dy))
        }
        var least = Double.infinity
        for a in 0..<count {
            for b in count..<(2 * count) {
                let (ex, ey) = (points.x[a] - points.x[b], points.y[a] - points.y[b])
                least = min(least, ex * ex + ey * ey)
            }
        }
        return (points, count, least)
    }

    @Test func `crowds of a plane are near at their least distance`() {
        var wrong = 0
        for seed in 0..<1_500 as Range<UInt64> {
            var dice = SeededRandom(seed: seed)
            let (points, count, least) = Self.crowds(&dice)
            guard least > 0.5 else { continue }
            let pair = CellPair(
                space: PlanarSpace(points),
                shift: 0,
                limit: least,
                isCore: Block(repeating: true, count: points.count),
                scratch: Block(uninitialized: points.count)
            )
            if !pair.isNear(0..<count, count..<points.count) {
                wrong += 1
                if wrong < 4 { print("CellPair says no: seed \(seed), \(count) and \(count) points") }
            }
        }
        #expect(wrong == 0)
    }

    @Test func `DBSCAN joins two crowds at the radius`() throws {
        var (wrong, tried) = (0, 0)
        for seed in 0..<1_500 as Range<UInt64> {
            var dice = SeededRandom(seed: seed)
            let (points, _, least) = Self.crowds(&dice)
            guard least > 0.5 else { continue }
            let radius = least.squareRoot() * (1 + 1e-9)
            let truth = Int(BruteForce(points, radius: radius).labels(minimum: 1).max() ?? -1) + 1
            tried += 1
            if try DBSCAN.labels(points, radius: radius, minimum: 1).clusterCount != truth {
                wrong += 1
                if wrong < 4 {
                    print("DBSCAN finds two clusters: seed \(seed), \(points.count) points, radius \(radius)")
                }
            }
        }
        #expect(wrong == 0, "of \(tried)")
    }
}
