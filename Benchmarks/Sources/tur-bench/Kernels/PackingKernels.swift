import TurGeo

extension Kernel {
    /// The most points of many routes in one message, against handing them out one by one until it is full.
    static let packing = packing(
        "packing",
        naive: { $0.handedOut($1) },
        fasterThanNaive: 30,
        allocations: { _ in 150 },
        ours: { RoutePacking.exact($0.available, limits: $1, size: PackingInput.bytes) }
    )

    /// The rule of the original app, against the rule in other words.
    static let packingOriginal = packing(
        "packing-original",
        naive: { $0.original($1) },
        fasterThanNaive: 1.5,
        allocations: { _ in 150 },
        ours: { RoutePacking.original($0.available, limits: $1, size: PackingInput.bytes) }
    )

    private static func packing(
        _ name: String,
        naive: @escaping @Sendable (PackingInput, RouteLimits) -> [Int],
        fasterThanNaive: Double?,
        allocations: @escaping @Sendable (Int) -> Int,
        ours: @escaping @Sendable (PackingInput, RouteLimits) -> RoutePacking
    ) -> Kernel {
        Kernel(
            name: name,
            item: "route",
            sizes: [100, 1_000, 10_000],
            shortSizes: [1_000, 10_000],
            inputs: { count, folder in
                var random = Gaussian(11)
                try folder.write(ContiguousArray((0..<count).map { _ in Int32(400 * random.uniform()) }), to: "points")
            },
            ours: Side(
                load: { try PackingInput($0) },
                run: { input in input.messages.map { ours(input, $0) } },
                answer: { answer($0.map(\.counts)) }
            ),
            naive: (
                1_000,
                Side(
                    load: { try PackingInput($0) },
                    run: { input in input.messages.map { naive(input, $0) } },
                    answer: { answer($0) }
                )
            ),
            goals: [.growth(1.2, at: 10_000)],
            fasterThanNaive: fasterThanNaive,
            allocations: allocations
        )
    }

    private static func answer(_ messages: [[Int]]) -> Answer {
        let weighted = messages.map { $0.enumerated().reduce(0) { $0 + $1.offset * $1.element } }
        let points = messages.map { $0.reduce(0, +) }
        return Answer(
            counts: ["roomy": points[0], "tight": points[1], "by route": weighted[0], "tight by route": weighted[1]]
        )
    }
}

/// Routes of up to 400 points, and two messages: one with room for all, one into which a few with the fewest points don't
/// fit.
private struct PackingInput {
    let available: [Int]
    private(set) var messages = [RouteLimits(), RouteLimits()]

    init(_ folder: InputFolder) throws {
        available = try folder.column("points", of: Int32.self).map(Int.init)
        for (message, bytes) in [500, 220].enumerated() {
            (messages[message].points, messages[message].bytes) = (available.count * 100, available.count * bytes)
            (messages[message].fewest, messages[message].floor) = (12, 20)
        }
    }

    /// 8 bytes a point, and 140 a route.
    @Sendable static func bytes(_ counts: [Int]) -> Int { counts.reduce(0) { $0 + ($1 > 0 ? 140 + 8 * $1 : 0) } }

    private func isFitting(_ counts: [Int], _ limits: RouteLimits) -> Bool {
        counts.reduce(0, +) <= limits.points && Self.bytes(counts) <= limits.bytes
    }

    /// Drops the oldest until the fewest points fit, then gives a point each to the newest first, round after round.
    func handedOut(_ limits: RouteLimits) -> [Int] {
        var (room, counts) = (available.map { min($0, limits.most) }, available.map { min($0, limits.fewest) })
        var oldest = 0
        while !isFitting(counts, limits) {
            (room[oldest], counts[oldest]) = (0, 0)
            oldest += 1
        }
        for level in (limits.fewest + 1)...limits.most {
            for route in room.indices.reversed() where room[route] >= level {
                counts[route] += 1
                guard !isFitting(counts, limits) else { continue }
                counts[route] -= 1
                return counts
            }
        }
        return counts
    }

    /// 0.72 of the share again and again down to the floor, then one route after the other is dropped.
    func original(_ limits: RouteLimits) -> [Int] {
        var share = min(max(limits.points / available.count, limits.fewest), limits.most)
        var counts = available.map { min($0, share) }
        while Self.bytes(counts) > limits.bytes, share > limits.floor {
            share = max(Int(Double(share) * limits.shrinkage), limits.floor)
            counts = available.map { min($0, share) }
        }
        var oldest = 0
        while Self.bytes(counts) > limits.bytes {
            counts[oldest] = 0
            oldest += 1
        }
        return counts
    }
}
