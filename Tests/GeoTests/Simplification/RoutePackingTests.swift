import Testing
import TurGeo
import TurTestKit

@Suite struct RoutePackingTests {
    private func routes(_ count: Int, of points: Int = 1_000) -> [Int] { Array(repeating: points, count: count) }

    /// A message of 100 bytes and 40 for each point.
    private func bytes(_ counts: [Int]) -> Int { 100 + 40 * counts.reduce(0, +) }

    @Test(arguments: [(1, 180), (3, 180), (4, 140), (50, 11), (280, 2)])
    func `the original shares 560 points, 2 to 180 a route`(count: Int, share: Int) {
        let packing = RoutePacking.original(routes(count)) { _ in 0 }
        #expect(packing.counts == Array(repeating: share, count: count) && packing.dropped.isEmpty)
    }

    @Test func `of 281 routes with two points each, 562, the oldest is dropped`() {
        let packing = RoutePacking.original(routes(281)) { _ in 0 }
        #expect(packing.dropped == [0] && packing.counts.first == 0 && packing.counts.reduce(0, +) == 560)
        let exact = RoutePacking.exact(routes(281)) { _ in 0 }
        #expect(exact.dropped == [0] && exact.counts.reduce(0, +) == 560)
    }

    @Test func `the original shrinks in eight rounds from 180 to 12`() {
        var shares: [Int] = []
        _ = RoutePacking.original(routes(1)) { counts in
            shares.append(counts[0])
            return 50_000
        }
        #expect(Array(shares.prefix(9)) == [180, 129, 92, 66, 47, 33, 23, 16, 12])
    }

    @Test func `a share below the floor stays and then the oldest routes go`() {
        var limits = RouteLimits()
        limits.bytes = 100 + 40 * 11 * 48
        let packing = RoutePacking.original(routes(50), limits: limits, size: bytes)
        #expect(packing.dropped == [0, 1] && packing.counts == [0, 0] + Array(repeating: 11, count: 48))
        #expect(packing.bytes == limits.bytes)
    }

    @Test func `what never fits drops all`() {
        for packing in [
            RoutePacking.original(routes(3)) { _ in 50_000 }, RoutePacking.exact(routes(3)) { _ in 50_000 },
        ] { #expect(packing.dropped == [0, 1, 2] && packing.counts == [0, 0, 0] && packing.bytes == 50_000) }
        #expect(RoutePacking.original([]) { _ in 0 }.counts.isEmpty && RoutePacking.exact([]) { _ in 0 }.counts.isEmpty)
    }

    @Test func `the exact solver fills the bytes to the last point that fits`() {
        var limits = RouteLimits()
        limits.bytes = 100 + 40 * 101 + 39
        let packing = RoutePacking.exact(routes(10), limits: limits, size: bytes)
        #expect(packing.counts == Array(repeating: 10, count: 9) + [11])
        #expect(packing.bytes <= limits.bytes && packing.dropped.isEmpty)
    }

    @Test func `what short routes leave goes to the others`() {
        let packing = RoutePacking.exact([3, 1_000, 0, 1, 1_000, 1_000, 1_000]) { _ in 0 }
        #expect(packing.counts == [3, 139, 0, 1, 139, 139, 139])
    }

    @Test(arguments: 0..<100 as Range<UInt64>) func `no other even spread has more points`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        let available = (0..<dice.number(0..<40)).map { _ in dice.number(0..<300) }
        var limits = RouteLimits()
        (limits.points, limits.bytes) = (dice.number(10..<600), dice.number(0..<9_000))
        let weight = dice.number(5..<60)
        let size: RoutePacking.Size = { counts in counts.reduce(0) { $0 + ($1 > 0 ? 30 : 0) + weight * $1 } }
        let packing = RoutePacking.exact(available, limits: limits, size: size)
        let drop = packing.dropped.count
        #expect(packing.dropped == Array(0..<drop), "seed \(seed)")
        #expect(packing.bytes == size(packing.counts) && packing.bytes <= limits.bytes, "seed \(seed)")
        #expect(packing.counts.reduce(0, +) <= limits.points, "seed \(seed)")
        let kept = available.indices.dropFirst(drop)
        for route in kept {
            let count = packing.counts[route]
            #expect(count >= min(available[route], 2) && count <= min(available[route], 180), "seed \(seed)")
        }
        expectNoRoomLeft(packing, available, limits, size, "seed \(seed)")
    }

    private func expectNoRoomLeft(
        _ packing: RoutePacking,
        _ available: [Int],
        _ limits: RouteLimits,
        _ size: RoutePacking.Size,
        _ note: Comment
    ) {
        let drop = packing.dropped.count
        if drop > 0 {
            let oneMore = available.enumerated().map { $0.offset < drop - 1 ? 0 : min($0.element, 2) }
            #expect(oneMore.reduce(0, +) > limits.points || size(oneMore) > limits.bytes, note)
        }
        let lowest = packing.counts.indices.dropFirst(drop).filter { packing.counts[$0] < min(available[$0], 180) }
        guard let route = lowest.min(by: { packing.counts[$0] < packing.counts[$1] }) else { return }
        var more = packing.counts
        more[route] += 1
        #expect(more.reduce(0, +) > limits.points || size(more) > limits.bytes, note)
    }

    @Test(arguments: [1.0, 5, 0, -1, .nan, .infinity], [0, -3, 2])
    func `limits out of range end all the same`(shrinkage: Double, fewest: Int) {
        var limits = RouteLimits()
        (limits.shrinkage, limits.fewest, limits.bytes) = (shrinkage, fewest, 1)
        for packing in [
            RoutePacking.original([10, -5, 100], limits: limits) { $0.reduce(0, +) },
            RoutePacking.exact([10, -5, 100], limits: limits) { $0.reduce(0, +) },
        ] {
            #expect(packing.bytes <= 1 && packing.counts.allSatisfy { $0 >= 0 })
        }
    }
}
