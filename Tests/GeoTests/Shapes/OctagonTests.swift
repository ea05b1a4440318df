import Testing
import TurTestKit

@testable import TurGeo

@Suite struct OctagonTests {
    @Test func `of a filled disc a rim is left, in its order and with the outermost points`() {
        var dice = SeededRandom(seed: 3)
        var points = PlanarPoints(x: [], y: [])
        while points.count < 10_000 {
            let (x, y) = (dice.metres(-100..<100), dice.metres(-100..<100))
            guard x * x + y * y <= 1e4 else { continue }
            points.x.append(x)
            points.y.append(y)
        }
        let left = Octagon.remaining(points)
        #expect(left.count < 2_000 && left.map(\.index) == left.map(\.index).sorted())
        #expect(left.allSatisfy { $0.x == points.x[$0.index] && $0.y == points.y[$0.index] })
        for outermost in [points.x.min(), points.x.max()] { #expect(left.contains { $0.x == outermost }) }
        for outermost in [points.y.min(), points.y.max()] { #expect(left.contains { $0.y == outermost }) }
    }

    @Test func `what lies on an edge of it stays`() {
        let side = (0...10).map(Double.init)
        var points = PlanarPoints(x: [], y: [])
        for x in side {
            for y in side {
                points.x.append(x)
                points.y.append(y)
            }
        }
        let left = Octagon.remaining(points)
        #expect(left.count == 40 && left.allSatisfy { [$0.x, $0.y].contains { $0 == 0 || $0 == 10 } })
    }

    @Test func `of few points, of points on a line and beside a place unknown all others stay`() {
        let some = (0..<100).map { Double($0 * 37 % 100) }
        let few = PlanarPoints(x: ContiguousArray(some.prefix(9)), y: ContiguousArray(some.suffix(9)))
        #expect(Octagon.remaining(few).map(\.index) == Array(0..<9))
        #expect(Octagon.remaining(PlanarPoints(x: ContiguousArray(some), y: ContiguousArray(some))).count == 100)
        var unknown = PlanarPoints(x: ContiguousArray(some), y: ContiguousArray(some.reversed().map { $0 * $0 }))
        #expect(Octagon.remaining(unknown).count < 100)
        unknown.y[50] = .nan
        #expect(Octagon.remaining(unknown).map(\.index) == (0..<100).filter { $0 != 50 })
    }
}
