import TurGeo

extension Kernel {
    /// Places of a city: steps of at most 100 m, none wider than 300 m; against looking at every pair.
    static let linkage = linkage("linkage") { try Scatter.clustered($0).writePlane(to: $1) }
    /// The same where points are even, so that most chains are too long and have to be cut again and again.
    static let linkageUniform = linkage("linkage-uniform") { try $1.write(Scatter.evenPlane($0)) }

    private static func linkage(
        _ name: String,
        inputs: @escaping @Sendable (_ count: Int, _ folder: InputFolder) throws -> Void
    ) -> Kernel {
        Kernel(
            name: name,
            item: "point",
            shortSizes: [2_000, 20_000],
            inputs: inputs,
            ours: Side(
                load: { try $0.points() },
                run: { try SingleLinkage.labels($0, radius: 100, extentLimit: 300) },
                answer: { answer($0.labels.map(Int.init)) }
            ),
            naive: (
                10_000,
                Side(load: { try $0.points() }, run: { LinkedPairs($0).labels }, answer: { answer($0) })
            ),
            goals: [.growth(1.3, at: 1_000_000)],
            fasterThanNaive: 2,
            // A few arrays for each place that comes of it.
            allocations: { 1_000 + $0 * 5 }
        )
    }

    private static func answer(_ labels: [Int]) -> Answer {
        let weighted = labels.enumerated().reduce(0) { $0 + ($1.offset % 1_000) * $1.element }
        return Answer(counts: ["clusters": (labels.max() ?? -1) + 1, "labels": weighted])
    }
}

/// Single linkage by its definition.
private struct LinkedPairs {
    private let points: PlanarPoints
    private(set) var labels: [Int]

    init(_ points: PlanarPoints) {
        self.points = points
        labels = Array(repeating: -1, count: points.count)
        let clusters = places(of: Array(0..<points.count), radius: 100)
        for (label, members) in clusters.sorted(by: { $0[0] < $1[0] }).enumerated() {
            for member in members { labels[member] = label }
        }
    }

    /// The members of each place, ascending.
    private func places(of members: [Int], radius: Double) -> [[Int]] {
        var (left, places) = (members, [[Int]]())
        while let first = left.popLast() {
            var (chain, open) = ([Int](), [first])
            while let next = open.popLast() {
                chain.append(next)
                let split = left.partition { distance(next, $0) <= radius }
                open += left[split...]
                left.removeSubrange(split...)
            }
            chain.sort()
            places += isTooWide(chain) ? self.places(of: chain, radius: radius / 2) : [chain]
        }
        return places
    }

    private func isTooWide(_ members: [Int]) -> Bool {
        members.contains { first in members.contains { distance(first, $0) > 300 } }
    }

    private func distance(_ first: Int, _ second: Int) -> Double {
        let (dx, dy) = (points.x[first] - points.x[second], points.y[first] - points.y[second])
        return (dx * dx + dy * dy).squareRoot()
    }
}
