import Testing
import TurGeo
import TurTestKit

@Suite struct ClusterPyramidTests {
    static func fixes(_ random: inout SeededRandom, count: Int, around center: (Double, Double), spread: Double)
        -> Fixes
    {
        var fixes = Fixes()
        for row in 0..<count {
            let scale = random.oneIn(3) ? spread : spread / 50
            let latitude = center.0 + Double.random(in: -scale...scale, using: &random)
            var longitude = center.1 + Double.random(in: -scale...scale, using: &random)
            if longitude >= 180 { longitude -= 360 }
            guard let position = Position(latitude: min(max(latitude, -90), 90), longitude: longitude) else { continue }
            fixes.append(sequence: Int64(row), time: nil, position: position)
        }
        return fixes
    }

    static let centers = [(60.0, 10.0), (0.0, 179.99), (-44.0, -179.999), (85.0, 0.0), (-84.9, 179.9)]

    static func eachPyramid(_ body: (ClusterPyramid, Fixes, PyramidOptions, String) throws -> Void) async throws {
        try await SeededRandom.eachSeed { random in
            for (round, center) in centers.enumerated() {
                var options = PyramidOptions()
                options.minPoints = [2, 2, 3, 5, 2][round]
                options.radius = [40, 60, 40, 20, 200][round]
                let spread = [0.01, 0.3, 3, 20, 0.002][random.number(0..<5)]
                let fixes = fixes(&random, count: 200, around: center, spread: spread)
                for order in [PyramidOptions.Order.morton, .compatible] {
                    options.order = order
                    let pyramid = ClusterPyramid(fixes, options: options)
                    try body(pyramid, fixes, options, "seed \(random.seed), round \(round), \(order)")
                }
            }
        }
    }

    @Test func `at every zoom each point is counted once, and leaves and children agree`() async throws {
        try await Self.eachPyramid { pyramid, fixes, _, note in
            for zoom in 0...18 {
                let items = pyramid.items(zoom: zoom)
                #expect(items.reduce(0) { $0 + $1.count } == fixes.count, "\(note), zoom \(zoom)")
                let leaves = items.flatMap { pyramid.leaves(of: $0.id) }
                #expect(leaves.sorted() == Array(fixes.indices), "\(note), zoom \(zoom)")
            }
            for id in fixes.count..<pyramid.nodeCount {
                let children = pyramid.children(of: id)
                #expect(children.count >= 2)
                #expect(children.reduce(0) { $0 + $1.count } == pyramid.item(id)?.count, "\(note)")
                let zoom = try #require(pyramid.expansionZoom(of: id))
                let there = Set(pyramid.items(zoom: zoom).map(\.id))
                #expect(children.allSatisfy { there.contains($0.id) }, "\(note), cluster \(id)")
                #expect(pyramid.items(zoom: zoom - 1).contains { $0.id == id }, "\(note), cluster \(id)")
            }
        }
    }

    @Test func `what was left alone at a zoom has nothing else left alone within the radius`() async throws {
        try await Self.eachPyramid { pyramid, _, options, note in
            guard options.minPoints == 2 else { return }
            for zoom in 0...options.maxZoom {
                // A node that is still there above the zoom was not gathered in it, nor did it come up in it.
                let there = pyramid.items(zoom: zoom).filter { item in
                    pyramid.expansionZoom(of: item.id).map { $0 > zoom + 1 } ?? true
                }
                let radius = options.radius / (options.extent * Double(1 << zoom))
                let places = there.map { Mercator.point($0.position) }
                for first in places.indices {
                    for second in places.indices.dropFirst(first + 1) {
                        let straight = abs(places[first].x - places[second].x)
                        let x = options.order == .morton ? min(straight, 1 - straight) : straight
                        let y = places[first].y - places[second].y
                        // Positions are rounded to 1e-7 degree, 3e-10 of the world.
                        #expect((x * x + y * y).squareRoot() > radius * (1 - 1e-5) - 2e-9, "\(note), zoom \(zoom)")
                    }
                }
            }
        }
    }

    @Test func `a window shows what lies in it of all that there is`() async throws {
        try await Self.eachPyramid { pyramid, fixes, options, note in
            var random = SeededRandom(seed: 5)
            for _ in 0..<30 {
                let zoom = random.number(0..<19)
                let (a, b) = (random.number(fixes.indices), random.number(fixes.indices))
                let bounds =
                    Bounds(around: [fixes.position(at: a), fixes.position(at: b)])
                    ?? Bounds(southE7: 0, westE7: 0, northE7: 0, eastE7: 0)
                let found = pyramid.items(in: bounds, zoom: zoom).map(\.id)
                let all = pyramid.items(zoom: zoom)
                // The edge is blurred by the rounding of positions.
                let surely = all.filter { bounds.shrunk(by: 20)?.contains($0.position) ?? false }.map(\.id)
                let perhaps = Set(all.filter { bounds.grown(by: 20).contains($0.position) }.map(\.id))
                #expect(Set(found).isSuperset(of: surely), "\(note), zoom \(zoom)")
                let latitude = Int(bounds.northE7) < 850_000_000 && Int(bounds.southE7) > -850_000_000
                #expect(!latitude || perhaps.isSuperset(of: found), "\(note), zoom \(zoom)")
                #expect(found == found.sorted())
            }
        }
    }

    @Test func `points on both sides of the antimeridian make one cluster between them`() throws {
        let fixes = Fixes(
            [179.9999, -179.9999].enumerated().map { row, longitude in
                Fix(
                    sequence: Int64(row),
                    time: nil,
                    position: Position(latitudeE7: 100_000_000, longitudeE7: Int32(longitude * 1e7))
                )
            }
        )
        let items = ClusterPyramid(fixes).items(zoom: 5)
        #expect(items.count == 1)
        let item = try #require(items.first)
        #expect(abs(abs(item.position.longitude) - 180) < 1e-6)
        #expect(item.count == 2 && item.isCluster)
        let window = Bounds(southE7: 90_000_000, westE7: 1_799_000_000, northE7: 110_000_000, eastE7: -1_799_000_000)
        #expect(ClusterPyramid(fixes).items(in: window, zoom: 3).count == 1)
        #expect(ClusterPyramid(fixes).items(in: window, zoom: 17).count == 2)
    }

    @Test func `the poles are edges and do not meet`() throws {
        let fixes = Fixes(
            [900_000_000, -900_000_000].enumerated().map { row, latitude in
                Fix(sequence: Int64(row), time: nil, position: Position(latitudeE7: Int32(latitude), longitudeE7: 0))
            }
        )
        #expect(ClusterPyramid(fixes).items(zoom: 0).count == 2)
    }

    @Test func `no points, one point, equal points`() throws {
        #expect(ClusterPyramid(Fixes()).items(zoom: 0).isEmpty)
        #expect(ClusterPyramid(Fixes()).item(0) == nil)
        let one = Fixes([Fix(sequence: 0, time: nil, position: Position(latitudeE7: 5, longitudeE7: 6))])
        #expect(ClusterPyramid(one).items(zoom: 3).map(\.isCluster) == [false])
        var many = Fixes()
        for row in Int64(0)..<5_000 {
            many.append(sequence: row, time: nil, position: Position(latitudeE7: 600_000_000, longitudeE7: 100_000_000))
        }
        let pyramid = ClusterPyramid(many)
        #expect(pyramid.items(zoom: 16).map(\.count) == [5_000])
        #expect(pyramid.items(zoom: 17).count == 5_000)
        #expect(pyramid.expansionZoom(of: 5_000) == 17)
        #expect(pyramid.leaves(of: 5_000, limit: 3, offset: 2).count == 3)
        #expect(pyramid.leaves(of: 5_000, offset: 4_999).count == 1)
        #expect(pyramid.leaves(of: 9_999).isEmpty && pyramid.leaves(of: -1).isEmpty)
        #expect(pyramid.expansionZoom(of: 7) == nil && pyramid.children(of: 7).isEmpty)
    }

    @Test func `weights count and move the middle, values are combined`() throws {
        var fixes = Fixes()
        for (row, east) in [0, 4_000].enumerated() {
            let position = Position(latitudeE7: 0, longitudeE7: Int32(east))
            fixes.append(sequence: Int64(row), time: nil, position: position)
        }
        let pyramid = ClusterPyramid(fixes, weights: [1, 3])
        let cluster = try #require(pyramid.items(zoom: 10).first)
        #expect(cluster.count == 4)
        #expect(abs(Int(cluster.position.longitudeE7) - 3_000) <= 1)
        #expect(pyramid.combined([10.5, 2], +)[cluster.id] == 12.5)
        #expect(pyramid.combined([10.5, 2], min)[cluster.id] == 2)
    }

    /// A town in a wide country: cells that suit the one are crowded or empty in the other.
    @Test func `a town among points of the world is clustered like any other`() async throws {
        await SeededRandom.eachSeed { random in
            var fixes = Self.fixes(&random, count: 300, around: (0, 0), spread: 170)
            fixes.append(contentsOf: Self.fixes(&random, count: 500, around: (60, 10), spread: 0.05))
            let pyramid = ClusterPyramid(fixes)
            for zoom in 0...16 {
                let items = pyramid.items(zoom: zoom)
                #expect(items.reduce(0) { $0 + $1.count } == fixes.count, "seed \(random.seed)")
                let alone = items.filter { pyramid.expansionZoom(of: $0.id).map { $0 > zoom + 1 } ?? true }
                let places = alone.map { Mercator.point($0.position) }
                let radius = 40 / (512 * Double(1 << zoom))
                for first in places.indices {
                    for second in places.indices.dropFirst(first + 1) {
                        let straight = abs(places[first].x - places[second].x)
                        let (x, y) = (min(straight, 1 - straight), places[first].y - places[second].y)
                        #expect(
                            (x * x + y * y).squareRoot() > radius * (1 - 1e-5) - 2e-9,
                            "seed \(random.seed), zoom \(zoom)"
                        )
                    }
                }
            }
        }
    }

    @Test(arguments: [0.0, 1, 200, 1e9, -3, .nan, .infinity], [1.0, 512, 0, .nan])
    func `strange options lose no point`(radius: Double, extent: Double) async throws {
        var random = SeededRandom(seed: 8)
        let fixes = Self.fixes(&random, count: 300, around: (0, 179.9), spread: 3)
        for (maxZoom, minPoints) in [(0, 2), (24, 2), (16, 1_000), (99, -1)] {
            for order in [PyramidOptions.Order.morton, .compatible] {
                var options = PyramidOptions()
                (options.radius, options.extent, options.maxZoom) = (radius, extent, maxZoom)
                (options.minPoints, options.order) = (minPoints, order)
                let pyramid = ClusterPyramid(fixes, options: options)
                for zoom in [-1, 0, 7, 16, 25, 99] {
                    #expect(pyramid.items(zoom: zoom).reduce(0) { $0 + $1.count } == fixes.count)
                }
            }
        }
    }

    @Test func `each item is in one tile of its zoom, and with a margin in those that it is near to`() async throws {
        try await Self.eachPyramid { pyramid, _, _, note in
            for zoom in [0, 2, 9] {
                for item in pyramid.items(zoom: zoom).prefix(8) {
                    let point = Mercator.point(item.position)
                    let place = SIMD2(point.x, point.y) * Double(1 << zoom)
                    let homes = Self.around(place, world: 1 << zoom).filter { tile in
                        pyramid.tile(zoom: zoom, x: tile.x, y: tile.y).contains { $0.id == item.id }
                    }
                    #expect(homes.count == 1, "\(note), zoom \(zoom), \(item)")
                    guard let home = homes.first else { continue }
                    for tile in Self.around(SIMD2(Double(home.x), Double(home.y)), world: 1 << zoom) {
                        let wide = pyramid.tile(zoom: zoom, x: tile.x, y: tile.y, margin: 1)
                        #expect(wide.contains { $0.id == item.id }, "\(note), zoom \(zoom), \(tile)")
                    }
                }
            }
            #expect(pyramid.tile(zoom: 2, x: 4, y: 0).isEmpty && pyramid.tile(zoom: -1, x: 0, y: 0).isEmpty)
            #expect(pyramid.tile(zoom: 0, x: 0, y: 0) == pyramid.items(zoom: 0))
            #expect(pyramid.tile(zoom: 0, x: 0, y: 0, margin: .nan).count == pyramid.items(zoom: 0).count)
        }
    }

    /// The tiles around one, each once, round the world.
    private static func around(_ place: SIMD2<Double>, world: Int) -> Set<SIMD2<Int>> {
        let (x, y) = (Int(place.x), min(Int(place.y), world - 1))
        var tiles = Set<SIMD2<Int>>()
        for east in -1...1 {
            for south in -1...1 where (0..<world).contains(y + south) {
                tiles.insert(SIMD2((x + east + world) % world, y + south))
            }
        }
        return tiles
    }

    @Test(arguments: [(90.0, 1.0), (90, 0.04), (84, 179.0)])
    func `the poles do not meet, however great the radius`(latitude: Double, longitude: Double) throws {
        let places = [(latitude, 0.0), (-latitude, longitude)].compactMap {
            Position(latitude: $0.0, longitude: $0.1)
        }
        for radius in [128.0, 200, 255] {
            let pyramid = ClusterPyramid(Fixes(positions: places), options: PyramidOptions(radius: radius))
            #expect(pyramid.items(zoom: 0).count == 2)
        }
    }
}

extension Bounds {
    fileprivate init?(around positions: [Position]) {
        guard let first = positions.first, let last = positions.last else { return nil }
        let (south, north) = (min(first.latitudeE7, last.latitudeE7), max(first.latitudeE7, last.latitudeE7))
        let (west, east) = (min(first.longitudeE7, last.longitudeE7), max(first.longitudeE7, last.longitudeE7))
        let goesRound = Int64(east) - Int64(west) > 1_800_000_000
        self.init(southE7: south, westE7: goesRound ? east : west, northE7: north, eastE7: goesRound ? west : east)
    }

    fileprivate func grown(by steps: Int32) -> Bounds {
        Bounds(southE7: southE7 - steps, westE7: westE7 - steps, northE7: northE7 + steps, eastE7: eastE7 + steps)
    }

    fileprivate func shrunk(by steps: Int32) -> Bounds? {
        guard northE7 - southE7 > 2 * steps, widthE7 > 2 * Int64(steps) else { return nil }
        return grown(by: -steps)
    }
}
