import Testing
import TurTestKit

@testable import TurGeo

@Suite struct SegmentClipTests {
    /// Whether a segment meets a box: their own boxes do, and not all corners lie on one side of it; in whole numbers.
    static func passes(_ a: SIMD2<Int>, _ b: SIMD2<Int>, _ low: SIMD2<Int>, _ high: SIMD2<Int>) -> Bool {
        guard min(a.x, b.x) <= high.x, max(a.x, b.x) >= low.x, min(a.y, b.y) <= high.y, max(a.y, b.y) >= low.y else {
            return false
        }
        let sides = [low, SIMD2(low.x, high.y), SIMD2(high.x, low.y), high].map { corner in
            ((b.x - a.x) * (corner.y - a.y) - (b.y - a.y) * (corner.x - a.x)).signum()
        }
        return sides.contains { $0 <= 0 } && sides.contains { $0 >= 0 }
    }

    private func found(_ a: SIMD2<Int>, _ b: SIMD2<Int>, _ low: SIMD2<Int>, _ high: SIMD2<Int>) -> Bool {
        SegmentClip.passes(
            (Double(a.x), Double(a.y)),
            (Double(b.x), Double(b.y)),
            SegmentTree.Box(Double(low.x), Double(low.y), Double(high.x), Double(high.y))
        )
    }

    @Test(arguments: [4, 12, 2_000]) func `segments meet boxes as whole numbers say, edges and corners included`(
        reach: Int
    ) {
        SeededRandom.eachOfSeeds { dice in
            var hits = 0
            for _ in 0..<2_000 {
                let point = { (dice: inout SeededRandom) in
                    SIMD2(dice.whole(-reach...reach), dice.whole(-reach...reach))
                }
                let (a, b, low) = (point(&dice), point(&dice), point(&dice))
                // Boxes may be lines or points, as may segments.
                let high = low &+ SIMD2(dice.whole(0...(reach / 2)), dice.whole(0...(reach / 2)))
                let truth = Self.passes(a, b, low, high)
                #expect(found(a, b, low, high) == truth && found(b, a, low, high) == truth, "\(a) \(b) \(low) \(high)")
                hits += truth ? 1 : 0
            }
            #expect(hits > 100 && hits < 1_900)
        }
    }

    static let cases: [(a: SIMD2<Int>, b: SIMD2<Int>, passes: Bool)] = [
        ([0, 0], [10, 10], true), ([5, 5], [5, 5], true), ([4, 4], [4, 4], true), ([3, 4], [3, 4], false),
        ([0, 8], [8, 0], true), ([0, 7], [7, 0], false), ([0, 6], [10, 6], true), ([0, 7], [10, 7], false),
        ([6, 0], [6, 10], true), ([0, 5], [4, 5], true), ([0, 5], [3, 5], false), ([-100, 4], [100, 4], true),
    ]

    @Test(arguments: cases.indices) func `the box from 4 to 6 is touched`(row: Int) {
        let (a, b, passes) = Self.cases[row]
        #expect(found(a, b, [4, 4], [6, 6]) == passes && found(b, a, [4, 4], [6, 6]) == passes)
    }

    @Test func `everything meets the box without end`() {
        let all = SegmentTree.Box(-.infinity, -.infinity, .infinity, .infinity)
        for (a, b) in [((0.0, 0.0), (0.0, 0.0)), ((-1e300, 5), (1e300, 5)), ((3, -4), (-3, 4))] {
            #expect(SegmentClip.passes(a, b, all))
        }
    }
}
