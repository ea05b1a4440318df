import TurGeo

extension Kernel {
    /// The zoom pyramid over a city.
    static let pyramidClustered = pyramid(
        "pyramid-clustered",
        goals: [
            .times(2, fasterThan: "kd-port", at: 1_000_000), .megabytes(220, at: 1_000_000),
            .growth(1.2, at: 1_000_000),
        ],
        inputs: { .clustered($0) }
    )

    /// The zoom pyramid over the world, where nothing merges at most zooms.
    static let pyramidUniform = pyramid(
        "pyramid-uniform",
        goals: [
            .times(2, fasterThan: "kd-port", at: 1_000_000), .megabytes(430, at: 1_000_000),
            .growth(1.2, at: 1_000_000),
        ],
        inputs: { .uniform($0) }
    )

    /// The zoom pyramid over a town and the world, which no one size of cell suits.
    static let pyramidMixed = pyramid(
        "pyramid-mixed",
        goals: [.times(2, fasterThan: "kd-port", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        inputs: { .mixed($0) }
    )

    /// The zoom pyramid over one place.
    static let pyramidOneStay = pyramid(
        "pyramid-one-stay",
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 1,
        inputs: { .oneStay($0) }
    )

    /// The two orders are different greedy choices, so their numbers of items need only be alike; points must be equal.
    private static func pyramid(
        _ name: String,
        goals: [KernelGoal],
        fasterThanNaive: Double = 3,
        inputs: @escaping @Sendable (Int) -> Scatter
    ) -> Kernel {
        Kernel(
            name: name,
            item: "point",
            inputs: { try inputs($0).writeDegrees(to: $1) },
            ours: Side(load: { try $0.positions() }, run: { ClusterPyramid($0) }, answer: answer),
            naive: (
                100_000, Side(load: { try $0.positions() }, run: { NaivePyramid($0) }, answer: { $0.answer })
            ),
            peers: [Peer("kd-port", side: Side(load: { try $0.positions() }, run: compatible, answer: answer))],
            goals: goals,
            tolerance: 0.15,
            fasterThanNaive: fasterThanNaive,
            allocations: { _ in 1_500 }
        )
    }

    @Sendable private static func compatible(_ fixes: Fixes) -> ClusterPyramid {
        var options = PyramidOptions()
        options.order = .compatible
        return ClusterPyramid(fixes, options: options)
    }

    @Sendable private static func answer(_ pyramid: ClusterPyramid) -> Answer {
        let levels = (0...16).map { zoom in
            let items = pyramid.items(zoom: zoom)
            return (items: items.count, points: items.reduce(0) { $0 + $1.count })
        }
        let items = levels.reduce(0) { $0 + $1.items }
        return Answer(counts: ["points": levels.reduce(0) { $0 + $1.points }], sums: ["items": Double(items)])
    }
}

/// Greedy clusters by a dictionary of cells, zoom after zoom.
private struct NaivePyramid {
    private struct Item {
        var x: Double
        var y: Double
        var count: Int
    }

    private var levels: [[Item]] = []

    init(_ fixes: Fixes) {
        var items = fixes.indices.map { row in
            let point = Mercator.point(fixes.position(at: row))
            return Item(x: point.x, y: point.y, count: 1)
        }
        for zoom in stride(from: 16, through: 0, by: -1) {
            items = Self.gathered(items, radius: 40.0 / 512 / Double(1 << zoom))
            levels.append(items)
        }
    }

    private static func gathered(_ items: [Item], radius: Double) -> [Item] {
        var cells: [[Int]: [Int]] = [:]
        for (index, item) in items.enumerated() {
            cells[[Int(item.x / radius), Int(item.y / radius)], default: []].append(index)
        }
        var (next, isTaken) = ([Item](), Array(repeating: false, count: items.count))
        for (index, item) in items.enumerated() where !isTaken[index] {
            var sum = Item(x: 0, y: 0, count: 0)
            for row in -1...1 {
                for column in -1...1 {
                    for other in cells[[Int(item.x / radius) + column, Int(item.y / radius) + row]] ?? []
                    where !isTaken[other] && isNear(item, items[other], radius) {
                        isTaken[other] = true
                        sum.x += items[other].x * Double(items[other].count)
                        sum.y += items[other].y * Double(items[other].count)
                        sum.count += items[other].count
                    }
                }
            }
            next.append(Item(x: sum.x / Double(sum.count), y: sum.y / Double(sum.count), count: sum.count))
        }
        return next
    }

    private static func isNear(_ first: Item, _ second: Item, _ radius: Double) -> Bool {
        let (dx, dy) = (first.x - second.x, first.y - second.y)
        return dx * dx + dy * dy <= radius * radius
    }

    var answer: Answer {
        Answer(
            counts: ["points": levels.joined().reduce(0) { $0 + $1.count }],
            sums: ["items": Double(levels.joined().count)]
        )
    }
}

extension InputFolder {
    /// Fixes without times at latitude.i32 and longitude.i32.
    func positions() throws -> Fixes {
        let latitudes = try column("latitude", of: Int32.self)
        let longitudes = try column("longitude", of: Int32.self)
        var fixes = Fixes()
        fixes.reserveCapacity(latitudes.count)
        for row in latitudes.indices {
            let place = Position(latitudeE7: latitudes[row], longitudeE7: longitudes[row])
            fixes.append(sequence: Int64(row), time: nil, position: place)
        }
        return fixes
    }
}
