import Testing
import TurGeo
import TurTestKit

@Suite struct ConvexHullTests {
    private static func cross(_ points: PlanarPoints, _ a: Int, _ b: Int, _ c: Int) -> Double {
        (points.x[b] - points.x[a]) * (points.y[c] - points.y[a])
            - (points.y[b] - points.y[a]) * (points.x[c] - points.x[a])
    }

    /// The edges of the hull: pairs that have every other point on their left, or between them.
    private static func edges(_ points: PlanarPoints) -> [SIMD2<Int>] {
        let different = (0..<points.count).filter { index in
            !(0..<index).contains { points.x[$0] == points.x[index] && points.y[$0] == points.y[index] }
        }
        var edges: [SIMD2<Int>] = []
        for a in different {
            for b in different where a != b {
                let isEdge = different.allSatisfy { c in
                    let turn = cross(points, a, b, c)
                    let along = (points.x[c] - points.x[a]) * (points.x[c] - points.x[b])
                    let up = (points.y[c] - points.y[a]) * (points.y[c] - points.y[b])
                    return turn > 0 || (turn == 0 && along <= 0 && up <= 0)
                }
                if isEdge { edges.append(SIMD2(a, b)) }
            }
        }
        return edges
    }

    private static func lattice(_ dice: inout SeededRandom, count: Int, reach: Int) -> PlanarPoints {
        PlanarPoints(
            x: ContiguousArray((0..<count).map { _ in Double(dice.whole(-reach...reach)) }),
            y: ContiguousArray((0..<count).map { _ in Double(dice.whole(-reach...reach)) })
        )
    }

    @Test func `the edges are those that have all points on their left, from the westernmost corner on`() {
        SeededRandom.eachOfSeeds { dice in
            for round in 0..<60 {
                let points = Self.lattice(&dice, count: dice.whole(1...18), reach: [1, 4, 30][round % 3])
                let hull = ConvexHull(points)
                let edges = Self.edges(points)
                guard edges.count > 2 else {
                    // All in one place or on one line: an edge there and back.
                    #expect(hull.area == 0 && hull.corners.count == max(1, edges.count), "\(points)")
                    #expect(edges.isEmpty || Set(hull.corners) == Set(edges.map(\.x)), "\(points)")
                    continue
                }
                let ring = hull.corners.indices.map {
                    SIMD2(hull.corners[$0], hull.corners[($0 + 1) % hull.corners.count])
                }
                #expect(Set(ring) == Set(edges) && ring.count == edges.count, "\(points)")
                let twice = edges.reduce(0.0) { sum, edge in
                    sum + points.x[edge.x] * points.y[edge.y] - points.x[edge.y] * points.y[edge.x]
                }
                #expect(hull.area == twice / 2, "\(points)")
                let first = (points.x[hull.corners[0]], points.y[hull.corners[0]])
                #expect((0..<points.count).allSatisfy { (points.x[$0], points.y[$0]) >= first })
            }
        }
    }

    /// The monotone chain over all points.
    private static func plain(_ points: PlanarPoints) -> [Int] {
        let finite = (0..<points.count).filter { points.x[$0].isFinite && points.y[$0].isFinite }
        let order = finite.sorted { (points.x[$0], points.y[$0], $0) < (points.x[$1], points.y[$1], $1) }
        var different: [Int] = []
        for index in order {
            let last = different.last
            let isNew = last.map { points.x[$0] != points.x[index] || points.y[$0] != points.y[index] } ?? true
            if isNew { different.append(index) }
        }
        let chain = { (order: [Int]) in
            order.reduce(into: [Int]()) { chain, next in
                while chain.count > 1, cross(points, chain[chain.count - 2], chain[chain.count - 1], next) <= 0 {
                    chain.removeLast()
                }
                chain.append(next)
            }
        }
        return different.count > 2 ? chain(different).dropLast() + chain(different.reversed()).dropLast() : different
    }

    private static func many(_ dice: inout SeededRandom, kind: Int) -> PlanarPoints {
        let count = dice.whole(30...400)
        let values = { (dice: inout SeededRandom) -> ContiguousArray<Double> in
            ContiguousArray(
                (0..<count).map { _ in
                    switch kind {
                    case 0: Double(dice.whole(-3...3))
                    case 1: Double(dice.whole(-1_000...1_000))
                    case 2: Double(dice.whole(-9...9)) * Double(dice.whole(-9...9)) * Double(dice.whole(0...9))
                    case 3: [0, -0.0, 1, 5, .nan, -2, 7][dice.whole(0...6)]
                    case 4: [0, -0.0, 1, 5, .infinity, -2, 7][dice.whole(0...6)]
                    case 5: Double(dice.whole(-1_000...1_000)) * 1e300
                    default: Double(dice.whole(-1_000...1_000)) * 1e-200
                    }
                }
            )
        }
        return PlanarPoints(x: values(&dice), y: values(&dice))
    }

    @Test(arguments: 0..<7) func `what is left out before the chain changes no corner`(kind: Int) {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<40 {
                let points = Self.many(&dice, kind: kind)
                #expect(ConvexHull(points).corners == Self.plain(points), "\(points)")
                let line = PlanarPoints(x: points.x, y: ContiguousArray(points.x.map { 2 * $0 + 1 }))
                #expect(ConvexHull(line).corners == Self.plain(line), "\(line)")
                let (level, upright) = (points.x.map { _ in 3.0 }, points.x)
                let lines = [PlanarPoints(x: upright, y: ContiguousArray(level))]
                for line in lines + lines.map({ PlanarPoints(x: $0.y, y: $0.x) }) {
                    #expect(ConvexHull(line).corners == Self.plain(line), "\(line)")
                }
            }
        }
    }

    @Test func `far from the origin nothing is lost`() {
        SeededRandom.eachOfSeeds { dice in
            let near = Self.lattice(&dice, count: 40, reach: 1_000)
            // Two to the forty: sums are exact, products of two such numbers would not be.
            let far = PlanarPoints(
                x: ContiguousArray(near.x.map { $0 + 1_099_511_627_776 }),
                y: ContiguousArray(near.y.map { $0 - 1_099_511_627_776 })
            )
            #expect(ConvexHull(near) == ConvexHull(far))
        }
    }

    @Test func `hulls of few, equal and collinear points have no area`() {
        #expect(ConvexHull(of: []).corners.isEmpty)
        let points = PlanarPoints(x: [1, 1, 1], y: [2, 2, 2])
        #expect(ConvexHull(points).corners == [0] && ConvexHull(points).area == 0)
        let line = ConvexHull(PlanarPoints(x: [0, 1, 2, 3], y: [0, 1, 2, 3]))
        #expect(line.corners == [0, 3] && line.area == 0)
    }

    @Test(arguments: [VisitFixture.visits, VisitFixture.visitsFarEast])
    func `fixture A has its hull and its area, across the antimeridian too`(visits: [Position]) {
        let hull = ConvexHull(of: visits)
        #expect(hull.corners.count == 4 && abs(hull.area / 1e6 - 10.223_550) < 5e-7)
    }

    /// On the sphere a square of degrees has R²·Δφ·Δλ·cos φ; at 60° the cosine is a half.
    @Test(arguments: [0, 1_799_999_000, -1_800_000_000] as [Int64])
    func `a square of degrees has its area wherever it lies`(longitude: Int64) {
        let folded = { (east: Int64) in
            Int32((longitude + east + 5_400_000_000) % 3_600_000_000 - 1_800_000_000)
        }
        let corners = [(-5_000, -5_000), (-5_000, 5_000), (5_000, 5_000), (5_000, -5_000), (0, 0)] as [(Int32, Int64)]
        let hull = ConvexHull(
            of: corners.map { Position(latitudeE7: 600_000_000 + $0.0, longitudeE7: folded($0.1)) }
        )
        let side = Haversine.radius * 0.001 * .pi / 180
        #expect(hull.corners.count == 4 && !hull.corners.contains(4))
        #expect(abs(hull.area / (side * side / 2) - 1) < 1e-9)
    }
}
