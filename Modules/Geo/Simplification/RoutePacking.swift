/// How many points each of many routes may keep when all have to fit into one message (rows P38, A5).
public struct RoutePacking: Hashable, Sendable {
    /// The points of each route, oldest first; 0 for one that was dropped.
    public private(set) var counts: [Int]
    /// The routes that were dropped, oldest first.
    public private(set) var dropped: [Int]
    /// The size of the whole, in bytes, by the size function that was passed in.
    public private(set) var bytes: Int

    /// Says how many bytes routes of so many points take; 0 points are a route that is left out.
    public typealias Size = ([Int]) -> Int

    /// The rule of the original app.
    ///
    /// Each route gets the same share of all points, from `fewest` to `most`. While the message is too large, the share
    /// shrinks to 0.72 of itself, rounded down, but not below `floor`; a share that is below already stays. The original
    /// says nothing of what then: here the fewest oldest routes are dropped that must be for the rest to fit, as they are at the
    /// beginning when even `fewest` points a route are too many in all.
    ///
    /// - Parameters:
    ///   - available: The points of each route, oldest first.
    ///   - limits: What all have to fit into.
    ///   - size: The bytes of routes of so many points.
    /// - Returns: The share of each route.
    /// - Complexity: O(log routes) calls of `size`, which has to grow with the points, and one a round of shrinking.
    public static func original(_ available: [Int], limits: RouteLimits = RouteLimits(), size: Size) -> RoutePacking {
        let (available, limits) = (available.map { max($0, 0) }, limits.inRange)
        let crowded = max(0, available.count - limits.points / limits.fewest)
        let kept = max(available.count - crowded, 1)
        var share = min(max(limits.points / kept, limits.fewest), limits.most)
        func counts(_ drop: Int) -> [Int] {
            available.enumerated().map { $0.offset < drop ? 0 : min($0.element, share) }
        }
        while size(counts(crowded)) > limits.bytes, share > limits.floor {
            share = max(limits.floor, min(share - 1, Int(Double(share) * limits.shrinkage)))
        }
        let drop = least(min(crowded, available.count)...available.count) { size(counts($0)) <= limits.bytes }
        return RoutePacking(counts(drop), drop, size)
    }

    /// The most points that fit.
    ///
    /// The points are spread evenly, no route below `fewest` (unless it is shorter) or above `most`; those that are left
    /// over by the division go one each to the newest routes. The number in all is found by bisection on the size, which
    /// has to grow with the points. The fewest oldest routes are dropped that must be for `fewest` points a route to fit.
    ///
    /// - Parameters:
    ///   - available: The points of each route, oldest first.
    ///   - limits: What all have to fit into.
    ///   - size: The bytes of routes of so many points.
    /// - Returns: The points of each route.
    /// - Complexity: O(log routes + log points) calls of `size`.
    public static func exact(_ available: [Int], limits: RouteLimits = RouteLimits(), size: Size) -> RoutePacking {
        let (available, limits) = (available.map { max($0, 0) }, limits.inRange)
        let drop = least(0...available.count) { drop in
            let fewest = available.enumerated().map { $0.offset < drop ? 0 : min($0.element, limits.fewest) }
            return fewest.reduce(0, +) <= limits.points && size(fewest) <= limits.bytes
        }
        let open = available.enumerated().map { $0.offset < drop ? 0 : min($0.element, limits.most) }
        let (low, high) = (open.reduce(0) { $0 + min($1, limits.fewest) }, min(open.reduce(0, +), limits.points))
        let tooMany = least(low...max(low, high) + 1) { total in
            total > high || size(spread(total, over: open)) > limits.bytes
        }
        return RoutePacking(spread(max(tooMany - 1, low), over: open), drop, size)
    }

    private init(_ counts: [Int], _ drop: Int, _ size: Size) {
        (self.counts, dropped, bytes) = (counts, Array(0..<drop), size(counts))
    }

    /// The least number of `range` for which `holds`, which then holds for all above; the last when it holds for none.
    private static func least(_ range: ClosedRange<Int>, _ holds: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if holds(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// `total` points over routes that have room for so many, as evenly as can be.
    private static func spread(_ total: Int, over room: [Int]) -> [Int] {
        func filled(_ level: Int) -> Int { room.reduce(0) { $0 + min($1, level) } }
        let above = least(0...(room.max() ?? 0) + 1) { filled($0) > total }
        let level = max(above - 1, 0)
        var (counts, rest) = (room.map { min($0, level) }, total - filled(level))
        for route in room.indices.reversed() where rest > 0 && room[route] > level {
            counts[route] += 1
            rest -= 1
        }
        return counts
    }
}

/// What the routes of one message have to fit into.
public struct RouteLimits: Hashable, Sendable {
    /// The most points of all routes together.
    public var points = 560
    /// The fewest points of a route that has as many.
    public var fewest = 2
    /// The most points of a route.
    public var most = 180
    /// The most bytes of the whole.
    public var bytes = 48_000
    /// The share of points below which the original rule does not shrink.
    public var floor = 12
    /// To what part the original rule shrinks in a round.
    public var shrinkage = 0.72

    /// The limits of row P38.
    public init() {}

    /// The limits with every number brought to where the rules hold.
    var inRange: RouteLimits {
        var limits = self
        limits.fewest = max(fewest, 1)
        limits.most = max(most, limits.fewest)
        limits.points = max(points, 0)
        limits.floor = max(floor, 1)
        limits.shrinkage = shrinkage > 0 ? min(shrinkage, 1) : 0
        return limits
    }
}
