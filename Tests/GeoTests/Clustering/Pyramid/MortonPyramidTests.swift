import Testing
import TurTestKit

@testable import TurGeo

@Suite struct MortonPyramidTests {
    typealias Place = SIMD2<UInt32>

    /// Places of one of several kinds: a town, two towns across ±180°, anywhere, few places, a line, an edge.
    private func places(_ dice: inout SeededRandom, kind: Int, count: Int) -> ContiguousArray<Place> {
        let number = { (dice: inout SeededRandom, bits: Int) in UInt32(dice.whole(0...(1 << bits - 1))) }
        return ContiguousArray(
            (0..<count).map { _ in
                switch kind {
                case 0: Place(1 << 31 &+ number(&dice, 18), 1 << 30 &+ number(&dice, 18))
                case 1: Place(0 &- 1 << 19 &+ number(&dice, 20), 1 << 30 &+ number(&dice, dice.oneIn(3) ? 24 : 14))
                case 2: Place(number(&dice, 32), number(&dice, 32))
                case 3: Place(number(&dice, 2) << 30, number(&dice, 2) << 30)
                case 4: Place(number(&dice, 32), 77)
                default: Place(number(&dice, 26), dice.oneIn(2) ? number(&dice, 20) : .max - number(&dice, 20))
                }
            }
        )
    }

    /// Steps from one place to another, east the short way round.
    private static func way(_ a: Place, _ b: Place) -> (east: Int64, south: Int64) {
        (Int64(Int32(bitPattern: b.x &- a.x)), Int64(b.y) - Int64(a.y))
    }

    private static func isNear(_ a: Place, _ b: Place, _ radius: Double) -> Bool {
        let (east, south) = way(a, b)
        return Double(Int128(east) * Int128(east) + Int128(south) * Int128(south)) <= radius * radius
    }

    private static func radius(_ options: PyramidOptions, zoom: Int) -> Double {
        (0..<zoom).reduce(options.radius / options.extent * 4_294_967_296) { radius, _ in radius / 2 }
    }

    private func options(_ dice: inout SeededRandom, minPoints: Int) -> PyramidOptions {
        var options = PyramidOptions()
        options.maxZoom = [0, 3, 12, 16, 24][dice.whole(0...4)]
        options.radius = [5, 40, 60, 100][dice.whole(0...3)]
        options.minPoints = minPoints
        return options.limited
    }

    /// What the doc comment says of one zoom: each in Morton order gathers all that is left within the radius.
    ///
    /// A group of too few is left alone, all of it, for this zoom.
    private func clusters(
        _ places: ContiguousArray<Place>,
        weights: ContiguousArray<Int32>?,
        _ options: PyramidOptions
    ) -> [[Int]] {
        let radius = Self.radius(options, zoom: options.maxZoom)
        // The order is that of cells four times finer than those that are just not narrower than the radius.
        var bits: UInt32 = 0
        while bits < 31, radius < 4_294_967_296 / Double(UInt64(1) << UInt64(bits + 1)) { bits += 1 }
        let codes = places.map { Morton.code(Place($0.x >> (30 - min(bits, 30)), $0.y >> (30 - min(bits, 30)))) }
        var isLeft = Array(repeating: true, count: places.count)
        var clusters: [[Int]] = []
        for index in places.indices.sorted(by: { (codes[$0], $0) < (codes[$1], $1) }) where isLeft[index] {
            let near = places.indices.filter {
                $0 != index && isLeft[$0] && Self.isNear(places[index], places[$0], radius)
            }
            guard !near.isEmpty else { continue }
            for member in near + [index] { isLeft[member] = false }
            let total = (near + [index]).reduce(0) { $0 + Int(weights?[$1] ?? 1) }
            if total >= options.minPoints { clusters.append([index] + near) }
        }
        return clusters
    }

    @Test(arguments: 0..<6, [2, 3, 6]) func `at the highest zoom the clusters are those of the plain reading`(
        kind: Int,
        minPoints: Int
    ) {
        SeededRandom.eachOfSeeds { dice in
            for round in 0..<4 {
                let places = places(&dice, kind: kind, count: dice.whole(0...120))
                let weights = ContiguousArray(places.map { _ in Int32(dice.whole(0...3)) })
                let options = options(&dice, minPoints: minPoints)
                let given = round % 2 == 0 ? nil : weights
                let nodes = MortonPyramid(places, weights: given, options: options).nodes
                let born = (nodes.pointCount..<nodes.count).filter {
                    nodes.birth($0, maxZoom: options.maxZoom) == options.maxZoom
                }
                let found = born.map { nodes.children($0).map(Int.init) }
                let expected = clusters(places, weights: given, options)
                #expect(found.map { $0[0] } == expected.map { $0[0] }, "\(options)")
                #expect(found.map(Set.init) == expected.map(Set.init), "\(options)")
            }
        }
    }

    @Test(arguments: 0..<6) func `at every zoom each cluster has all that was left around its first`(kind: Int) {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<3 {
                let places = places(&dice, kind: kind, count: dice.whole(0...150))
                let options = options(&dice, minPoints: 2)
                let nodes = MortonPyramid(places, weights: nil, options: options).nodes
                var left = Set(0..<places.count)
                var next = places.count
                for zoom in stride(from: options.maxZoom, through: 0, by: -1) {
                    let radius = Self.radius(options, zoom: zoom)
                    var fresh: [Int] = []
                    while next < nodes.count, nodes.birth(next, maxZoom: options.maxZoom) == zoom {
                        let children = nodes.children(next).map(Int.init)
                        let first = children[0]
                        let near = left.filter { Self.isNear(nodes.places[first], nodes.places[$0], radius) }
                        #expect(children.count > 1 && Set(children) == near, "cluster \(next) at \(zoom)")
                        left.subtract(children)
                        fresh.append(next)
                        next += 1
                    }
                    let alone = left.sorted()
                    for (row, a) in alone.enumerated() {
                        for b in alone[(row + 1)...] where Self.isNear(nodes.places[a], nodes.places[b], radius) {
                            Issue.record("\(a) and \(b) are left alone at \(zoom)")
                        }
                    }
                    left.formUnion(fresh)
                }
                #expect(next == nodes.count && Set(nodes.roots.map(Int.init)) == left)
            }
        }
    }

    @Test(arguments: 0..<6, [2, 4])
    func `each point is in one node of every zoom, and weights and middles are those of the members`(
        kind: Int,
        minPoints: Int
    ) {
        SeededRandom.eachOfSeeds { dice in
            let places = places(&dice, kind: kind, count: dice.whole(0...200))
            let weights = ContiguousArray(places.map { _ in Int32(dice.whole(0...5)) })
            let options = options(&dice, minPoints: minPoints)
            let nodes = MortonPyramid(places, weights: weights, options: options).nodes
            var parents = Array(repeating: -1, count: nodes.count)
            for node in places.count..<nodes.count {
                let children = nodes.children(node).map(Int.init)
                let first = nodes.places[children[0]]
                let total = children.reduce(0) { $0 + Int(nodes.weight($1)) }
                let ways = children.map { (Self.way(first, nodes.places[$0]), Double(nodes.weight($0))) }
                let east = ways.reduce(0) { $0 + Double($1.0.east) * $1.1 } / Double(total)
                let south = ways.reduce(0) { $0 + Double($1.0.south) * $1.1 } / Double(total)
                let moved = Self.way(first, nodes.places[node])
                #expect(abs(Double(moved.east) - east) <= 0.5 + 1e-6 && abs(Double(moved.south) - south) <= 0.5 + 1e-6)
                #expect(total == nodes.weight(node) && total >= minPoints)
                for child in children {
                    #expect(parents[child] == -1 && child < node)
                    parents[child] = node
                    let births = [child, node].map { nodes.birth($0, maxZoom: options.maxZoom) }
                    #expect(births[0] > births[1])
                }
            }
            // Up from a point births fall, so that every zoom passes one node of each such chain.
            #expect(nodes.roots.map(Int.init) == parents.indices.filter { parents[$0] < 0 })
        }
    }

    @Test func `no places and one place make no clusters, equal ones make one`() {
        let options = PyramidOptions().limited
        #expect(MortonPyramid([], weights: nil, options: options).nodes.count == 0)
        for place in [Place(0, 0), Place(.max, .max), Place(0, .max)] {
            #expect(MortonPyramid([place], weights: nil, options: options).nodes.count == 1)
            let many = ContiguousArray(repeating: place, count: 3_000)
            let nodes = MortonPyramid(many, weights: nil, options: options).nodes
            #expect(nodes.count == 3_001 && nodes.places[3_000] == place && nodes.weight(3_000) == 3_000)
            #expect(nodes.birth(3_000, maxZoom: options.maxZoom) == options.maxZoom)
        }
    }
}
