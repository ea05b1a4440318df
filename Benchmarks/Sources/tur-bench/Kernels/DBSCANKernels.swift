import TurGeo

extension Kernel {
    /// DBSCAN in a city.
    static let dbscan = Kernel(
        name: "dbscan",
        item: "point",
        inputs: { try Scatter.clustered($0).writePlane(to: $1) },
        ours: clusters,
        naive: (10_000, everyPair),
        peers: [.dbscan(), .scikitLearn(upTo: 1_000_000)],
        goals: [
            .times(3, fasterThan: "dbscan", at: 1_000_000), .times(12, fasterThan: "scikit-learn", at: 1_000_000),
            .memory(1 / 3.0, of: "dbscan", at: 1_000_000), .growth(1.2, at: 1_000_000),
        ],
        fasterThanNaive: 10,
        allocations: { _ in 80 }
    )

    /// DBSCAN where points are even.
    static let dbscanUniform = Kernel(
        name: "dbscan-uniform",
        item: "point",
        inputs: { count, folder in
            let points = Scatter.evenPlane(count)
            try folder.write(points.x, to: "x")
            try folder.write(points.y, to: "y")
        },
        ours: clusters,
        naive: (10_000, everyPair),
        peers: [.dbscan()],
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 10,
        allocations: { _ in 80 }
    )

    /// DBSCAN of a stay, where every point is near every other.
    static let oneStay = Kernel(
        name: "one-stay",
        item: "point",
        sizes: [20_000, 100_000, 1_000_000],
        shortSizes: [20_000, 100_000, 1_000_000],
        inputs: { try Scatter.oneStay($0).writePlane(to: $1) },
        ours: clusters,
        naive: (20_000, everyPair),
        peers: [.dbscan()],
        goals: [.times(5, fasterThan: "dbscan", at: 20_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 100,
        allocations: { _ in 80 }
    )

    private static let clusters = Side(
        load: { try $0.points() },
        run: { try DBSCAN.labels($0, radius: 50, minimum: 5) },
        answer: { Answer(counts: ["clusters": $0.clusterCount, "noise": $0.noiseCount]) }
    )

    private static let everyPair = Side(
        load: { try $0.points() },
        run: { EveryPair($0).labels(radius: 50, minimum: 5) },
        answer: { labels in
            Answer(counts: ["clusters": (labels.max() ?? -1) + 1, "noise": labels.count { $0 < 0 }])
        }
    )
}

/// DBSCAN by its definition.
private struct EveryPair {
    private let points: PlanarPoints

    init(_ points: PlanarPoints) { self.points = points }

    func labels(radius: Double, minimum: Int) -> [Int] {
        let isCore = (0..<points.count).map { near($0, radius).count >= minimum }
        var (labels, clusters) = (Array(repeating: -1, count: points.count), 0)
        for start in 0..<points.count where isCore[start] && labels[start] < 0 {
            labels[start] = clusters
            var open = [start]
            while let core = open.popLast() {
                for other in near(core, radius) where labels[other] < 0 {
                    labels[other] = clusters
                    if isCore[other] { open.append(other) }
                }
            }
            clusters += 1
        }
        return labels
    }

    private func near(_ point: Int, _ radius: Double) -> [Int] {
        (0..<points.count).filter { other in
            let (dx, dy) = (points.x[point] - points.x[other], points.y[point] - points.y[other])
            return dx * dx + dy * dy <= radius * radius
        }
    }
}
