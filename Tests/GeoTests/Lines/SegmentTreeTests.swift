import Testing
import TurTestKit

@testable import TurGeo

@Suite struct SegmentTreeTests {
    private typealias Line = [SIMD2<Int>]

    /// Lines of whole numbers, some empty, of one vertex, standing still, or as long as a chunk and one more.
    private func lines(_ dice: inout SeededRandom, count: Int) -> [Line] {
        (0..<count).map { _ in
            var place = SIMD2(dice.whole(-500...500), dice.whole(-500...500))
            let reach = [0, 3, 40][dice.whole(0...2)]
            let length = [0, 1, 2, 15, 16, 17, 18, 32, 33, 34, 50][dice.whole(0...10)]
            return (0..<length).map { _ in
                place = place &+ SIMD2(dice.whole(-reach...reach), dice.whole(-reach...reach))
                return place
            }
        }
    }

    private func tree(_ lines: [Line]) -> SegmentTree {
        var starts: ContiguousArray<Int32> = [0]
        for line in lines { starts.append(starts[starts.count - 1] + Int32(line.count)) }
        let all = lines.joined()
        return SegmentTree(
            x: ContiguousArray(all.map { Double($0.x) }),
            y: ContiguousArray(all.map { Double($0.y) }),
            starts: starts
        )
    }

    /// Line counts that make one, two and three levels of nodes.
    private static let counts = [0, 1, 3, 40, 400]

    @Test(arguments: counts) func `an endless window meets every segment once`(count: Int) {
        SeededRandom.eachOfSeeds { dice in
            let lines = lines(&dice, count: count)
            let tree = tree(lines)
            #expect(tree.lineCount == count)
            let all = lines.joined()
            #expect((tree.root == nil) == all.isEmpty)
            if let root = tree.root {
                #expect(root.x == all.map { Double($0.x) }.min() && root.z == all.map { Double($0.x) }.max())
                #expect(root.y == all.map { Double($0.y) }.min() && root.w == all.map { Double($0.y) }.max())
            }
            var window = SegmentTree.Box(-.infinity, -.infinity, .infinity, .infinity)
            var met: [SIMD2<Int>] = []
            tree.search(&window) { line, vertices, _ in
                let first = Int(tree.starts[line])
                #expect(vertices.count <= 17 && vertices.upperBound < Int(tree.starts[line + 1]))
                // A line of one vertex is a segment without length.
                for vertex in vertices.dropLast(vertices.count > 1 ? 1 : 0) { met.append(SIMD2(line, vertex - first)) }
            }
            let expected = lines.indices.flatMap { line in
                (0..<max(lines[line].count - 1, min(lines[line].count, 1))).map { SIMD2(line, $0) }
            }
            #expect(met.count == expected.count && Set(met) == Set(expected))
        }
    }

    @Test(arguments: counts) func `a box is passed by the lines that whole numbers say pass it`(count: Int) {
        SeededRandom.eachOfSeeds { dice in
            let lines = lines(&dice, count: count)
            let tree = tree(lines)
            for _ in 0..<8 {
                let low = SIMD2(dice.whole(-550...500), dice.whole(-550...500))
                let high = low &+ SIMD2(dice.whole(0...100), dice.whole(0...100))
                let truth = lines.indices.filter { line in
                    lines[line].indices.contains { vertex in
                        let end = min(vertex + 1, lines[line].count - 1)
                        return SegmentClipTests.passes(lines[line][vertex], lines[line][end], low, high)
                    }
                }
                let box = SegmentTree.Box(Double(low.x), Double(low.y), Double(high.x), Double(high.y))
                #expect(tree.lines(in: box) == Set(truth), "\(low) \(high)")
            }
        }
    }

    /// Metres from a point to a segment by Heron's area where the foot lies within it, else to the nearer end.
    private func distance(_ point: SIMD2<Double>, _ a: SIMD2<Int>, _ b: SIMD2<Int>) -> Double {
        let length = { (way: SIMD2<Double>) in (way * way).sum().squareRoot() }
        let (from, to) = (SIMD2(Double(a.x), Double(a.y)), SIMD2(Double(b.x), Double(b.y)))
        let (p, q, base) = (length(point - from), length(point - to), length(to - from))
        guard p * p < q * q + base * base, q * q < p * p + base * base else { return min(p, q) }
        let way = to - from
        return abs(way.x * (point.y - from.y) - way.y * (point.x - from.x)) / base
    }

    @Test(arguments: counts) func `feet are found in every chunk within reach, and a reach may shrink`(count: Int) {
        SeededRandom.eachOfSeeds { dice in
            let lines = lines(&dice, count: count)
            let tree = tree(lines)
            for _ in 0..<8 {
                let (point, limit) = (SIMD2(dice.number(-500...500), dice.number(-500...500)), dice.number(0...120))
                let box = SegmentTree.Box(point.x - limit, point.y - limit, point.x + limit, point.y + limit)
                let truth = lines.map { line in
                    line.indices.map { distance(point, line[$0], line[min($0 + 1, line.count - 1)]) }.min() ?? .infinity
                }
                var (window, reach, found) = (box, limit, [Int: Double]())
                let search = FootSearch(x: point.x, y: point.y, scale: (1, 1))
                tree.searchFeet(search, &window, reach: &reach) { hit, _ in
                    found[hit.line] = min(found[hit.line] ?? .infinity, hit.distance)
                    let vertices = lines[hit.line]
                    let next = vertices[min(hit.segment + 1, vertices.count - 1)]
                    #expect(abs(distance(point, vertices[hit.segment], next) - hit.distance) < 1e-9)
                    return limit
                }
                for line in lines.indices where abs(truth[line] - limit) > 1e-9 {
                    #expect((found[line] != nil) == (truth[line] < limit), "line \(line) at \(point)")
                    if let distance = found[line] { #expect(abs(distance - truth[line]) < 1e-9) }
                }
                (window, reach) = (box, limit)
                var last: Double?
                tree.searchFeet(search, &window, reach: &reach) { hit, window in
                    #expect(hit.distance <= last ?? limit)
                    last = hit.distance
                    window = SegmentTree.Box(
                        point.x - hit.distance,
                        point.y - hit.distance,
                        point.x + hit.distance,
                        point.y + hit.distance
                    )
                    return hit.distance
                }
                let nearest = truth.min() ?? .infinity
                if let last { #expect(abs(last - nearest) < 1e-9) } else { #expect(nearest > limit - 1e-9) }
            }
        }
    }
}
