import Testing
import TurTestKit

@testable import TurGeo

@Suite struct VisvalingamTests {
    private func area(_ points: PlanarPoints, _ a: Int, _ b: Int, _ c: Int) -> Double {
        let (ux, uy) = (points.x[b] - points.x[a], points.y[b] - points.y[a])
        let (vx, vy) = (points.x[c] - points.x[a], points.y[c] - points.y[a])
        return abs(ux * vy - uy * vx) / 2
    }

    /// All areas again after every point that goes.
    private func reference(_ points: PlanarPoints) -> (order: [Int32], areas: [Double]) {
        var (left, order, floor) = (Array(0..<points.count), [Int32](), 0.0)
        var areas = [Double](repeating: .infinity, count: points.count)
        while left.count > 2 {
            let inner = (1..<(left.count - 1)).map { (area(points, left[$0 - 1], left[$0], left[$0 + 1]), $0) }
            guard let least = inner.min(by: { $0 < $1 }) else { break }
            floor = max(floor, least.0)
            areas[left[least.1]] = floor
            order.append(Int32(left.remove(at: least.1)))
        }
        return (order, areas)
    }

    @Test(arguments: 0..<100 as Range<UInt64>) func `points go in the order of the plain form`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        let points = SomeLines.random(&dice, count: dice.number(0..<70))
        let (removal, expected) = (Visvalingam.removal(points), reference(points))
        #expect(Array(removal.order) == expected.order, "seed \(seed)")
        #expect(Array(removal.areas) == expected.areas, "seed \(seed)")
    }

    /// The same with all areas in one sorted array, for lines that are so long that their points close up on the way.
    private func sortedReference(_ points: PlanarPoints) -> (order: [Int32], areas: [Double]) {
        let last = points.count - 1
        var (before, after) = (points.x.indices.map { $0 - 1 }, points.x.indices.map { $0 + 1 })
        var (now, areas) = (points.x.map { _ in 0.0 }, points.x.map { _ in Double.infinity })
        for point in 1..<last { now[point] = area(points, point - 1, point, point + 1) }
        // The least at the end.
        var waiting = (1..<last).map { (now[$0], $0) }.sorted { $0 > $1 }
        var (order, floor) = ([Int32](), 0.0)
        func place(_ entry: (Double, Int)) -> Int {
            var (low, high) = (0, waiting.count)
            while low < high {
                let middle = (low + high) / 2
                if waiting[middle] > entry { low = middle + 1 } else { high = middle }
            }
            return low
        }
        while let (least, point) = waiting.popLast() {
            floor = max(floor, least)
            areas[point] = floor
            order.append(Int32(point))
            let (left, right) = (before[point], after[point])
            (after[left], before[right]) = (right, left)
            for neighbour in [left, right] where neighbour > 0 && neighbour < last {
                waiting.remove(at: place((now[neighbour], neighbour)))
                now[neighbour] = area(points, before[neighbour], neighbour, after[neighbour])
                waiting.insert((now[neighbour], neighbour), at: place((now[neighbour], neighbour)))
            }
        }
        return (order, areas)
    }

    @Test(arguments: 0..<6 as Range<UInt64>) func `long lines go in that order too`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        let count = [1_026, 1_027, 8_193, 8_194, 16_385, 20_000][Int(seed)]
        let points = SomeLines.random(&dice, count: count)
        let (removal, expected) = (Visvalingam.removal(points), sortedReference(points))
        #expect(Array(removal.order) == expected.order, "seed \(seed)")
        #expect(Array(removal.areas) == expected.areas, "seed \(seed)")
    }

    @Test func `places that are no numbers go last, each once, and raise no area`() {
        for count in [40, 20_000] {
            var dice = SeededRandom(seed: 5)
            var points = SomeLines.random(&dice, count: count)
            for odd in [Double.nan, .infinity, -.infinity] { points.x[dice.number(1..<(count - 1))] = odd }
            let removal = Visvalingam.removal(points)
            #expect(removal.order.sorted() == Array(1..<Int32(count - 1)))
            #expect(removal.areas.allSatisfy { $0 >= 0 })
        }
    }

    @Test func `a point stays from its effective area on`() {
        // Triangles of 5 and 0.5; when the small one has gone, the other has 10.
        let points = PlanarPoints(x: [0, 1, 2, 3, 4], y: [0, 5, 0, 0.5, 0])
        let areas = Visvalingam.areas(points)
        #expect(areas[0] == .infinity && areas[4] == .infinity && areas[3] == 0.5)
        #expect(Visvalingam.indices(points, atLeast: 0.6) == points.x.indices.filter { areas[$0] >= 0.6 })
        #expect(Visvalingam.indices(points, atLeast: 0.6).count == 4)
        #expect(Visvalingam.indices(points, atLeast: 1_000) == [0, 4])
    }

    @Test func `the zigzag that is worst for Douglas–Peucker ends soon`() {
        #expect(Visvalingam.removal(SomeLines.zigzag(80_000)).order.count == 79_998)
    }
}
