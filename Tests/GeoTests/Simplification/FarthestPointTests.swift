import Testing
import TurTestKit

@testable import TurGeo

@Suite struct FarthestPointTests {
    private func search(_ points: PlanarPoints, _ first: Int, _ last: Int, beyond squared: Double) -> Int? {
        points.x.withUnsafeBufferPointer { x in
            points.y.withUnsafeBufferPointer { y in
                withUnsafeTemporaryAllocation(of: Double.self, capacity: FarthestPoint.block) { scratch in
                    guard let x = x.baseAddress, let y = y.baseAddress, let scratch = scratch.baseAddress else {
                        return nil
                    }
                    return FarthestPoint(x: x, y: y, scratch: scratch).search(first, last, beyond: squared)
                }
            }
        }
    }

    /// Counts of points between the ends around one block and two of them, and around what is done four at a time.
    static let counts = [0, 1, 2, 3, 4, 5, 7, 8, 9, 255, 256, 257, 258, 259, 511, 512, 513, 700]

    @Test(arguments: counts) func `no point is farther than the one that is found, nor as far before it`(count: Int) {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<4 {
                let margin = dice.whole(0...3)
                let points = SomeLines.random(&dice, count: count + 2 + 2 * margin)
                let (first, last) = (margin, margin + count + 1)
                let distances = (0..<points.count).map { SomeLines.distance(points, $0, first, last) }
                let greatest = distances[(first + 1)..<max(last, first + 1)].max() ?? 0
                let found = search(points, first, last, beyond: 0)
                guard greatest > 1e-9 else {
                    #expect(found.map { $0 > first && $0 < last } ?? true)
                    continue
                }
                guard let found else {
                    Issue.record("nothing found among \(count)")
                    continue
                }
                #expect(found > first && found < last && distances[found] > greatest - 1e-9)
                // The same place earlier in the line is as far to the last bit, and comes first.
                #expect(
                    !((first + 1)..<found).contains {
                        points.x[$0] == points.x[found] && points.y[$0] == points.y[found]
                    }
                )
                let square = distances[found] * distances[found]
                #expect(search(points, first, last, beyond: square * (1 + 1e-9)) == nil)
                #expect(search(points, first, last, beyond: square * (1 - 1e-9)) == found)
            }
        }
    }

    @Test func `a point at the very limit is not beyond it, of equal ones the first is found in any block`() {
        for (count, places) in [
            (3, [1]), (300, [17, 280]), (600, [256, 257]), (600, [300, 590]), (900, [257, 513, 514]),
        ] {
            var points = PlanarPoints(x: .init(repeating: 0, count: count), y: .init(repeating: 0, count: count))
            for place in places { points.y[place] = -3 }
            #expect(search(points, 0, count - 1, beyond: 8.999) == places[0])
            #expect(search(points, 0, count - 1, beyond: 9) == nil)
        }
    }

    @Test func `distances are to the segment, also where it has no length`() {
        // From (0, 0) to (10, 0): beside it, before it and beyond it.
        let points = PlanarPoints(x: [0, 5, -4, 13, 10], y: [0, 4, 3, 4, 0])
        #expect(search(points, 0, 4, beyond: 24.9) == 2 && search(points, 0, 4, beyond: 25) == nil)
        let loop = PlanarPoints(x: [1, 4, 1, 1], y: [1, 1, 6, 1])
        #expect(search(loop, 0, 3, beyond: 24.9) == 2 && search(loop, 0, 3, beyond: 25) == nil)
        #expect(search(loop, 1, 2, beyond: 0) == nil && search(loop, 2, 2, beyond: 0) == nil)
    }

    @Test func `what is no number is passed over`() {
        let points = PlanarPoints(x: [0, .nan, 2, 3, .nan, 5], y: [0, 9, .nan, 7, 1, 0])
        #expect(search(points, 0, 5, beyond: 1) == 3)
        #expect(search(PlanarPoints(x: [.nan, 1, 2], y: [0, 0, 0]), 0, 2, beyond: 1) == nil)
    }
}
