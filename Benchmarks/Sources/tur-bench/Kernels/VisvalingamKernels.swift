import TurGeo

extension Kernel {
    /// Effective areas of a walk, against looking for the least triangle of all before each step.
    static let visvalingam = Kernel(
        name: "visvalingam",
        item: "point",
        shortSizes: [2_000, 20_000],
        inputs: { try Walk($0).writePlane(to: $1) },
        ours: Side(load: { try $0.points() }, run: { Visvalingam.areas($0) }, answer: { answer($0) }),
        naive: (10_000, Side(load: { try $0.points() }, run: { LeastTriangle($0).areas }, answer: { answer($0) })),
        goals: [.growth(1.3, at: 1_000_000)],
        fasterThanNaive: 2
    )

    /// The best points of a walk for five numbers of them, against taking points away anew for each number.
    static let significance = Kernel(
        name: "significance",
        item: "point",
        shortSizes: [2_000, 20_000],
        inputs: { try Walk($0).writePlane(to: $1) },
        ours: Side(
            load: { try $0.points() },
            run: { points in
                let ranking = Significance(points)
                return numbers.map { ranking.best($0) }
            },
            answer: { answer($0) }
        ),
        naive: (
            10_000,
            Side(
                load: { try $0.points() },
                run: { points in numbers.map { LeastTriangle(points, downTo: $0).kept } },
                answer: { answer($0) }
            )
        ),
        goals: [.growth(1.3, at: 1_000_000)],
        fasterThanNaive: 10,
        allocations: { _ in 120 }
    )

    private static let numbers = [2, 60, 180, 560, 1_500]

    private static func answer(_ areas: ContiguousArray<Double>) -> Answer {
        let kept = areas.indices.filter { areas[$0] >= 100 }
        return Answer(
            counts: ["kept": kept.count, "indices": kept.reduce(0, +)],
            sums: ["areas": areas.dropFirst().dropLast().reduce(0, +)]
        )
    }

    private static func answer(_ best: [[Int]]) -> Answer {
        Answer(counts: ["kept": best.joined().count, "indices": best.joined().reduce(0, +)])
    }
}

/// Visvalingam and Whyatt as they wrote it, without a heap.
private struct LeastTriangle {
    private(set) var areas: ContiguousArray<Double>
    private(set) var kept: [Int]

    init(_ points: PlanarPoints, downTo number: Int = 2) {
        areas = ContiguousArray(repeating: .infinity, count: points.count)
        kept = Array(0..<points.count)
        let triangle = { (a: Int, b: Int, c: Int) in
            let (ux, uy) = (points.x[b] - points.x[a], points.y[b] - points.y[a])
            let (vx, vy) = (points.x[c] - points.x[a], points.y[c] - points.y[a])
            return abs(ux * vy - uy * vx) / 2
        }
        var triangles = kept.map { 0 < $0 && $0 + 1 < points.count ? triangle($0 - 1, $0, $0 + 1) : .infinity }
        var greatest = 0.0
        while kept.count > number {
            var least = 1
            for place in triangles.indices where triangles[place] < triangles[least] { least = place }
            greatest = max(greatest, triangles[least])
            areas[kept[least]] = greatest
            kept.remove(at: least)
            triangles.remove(at: least)
            for place in [least - 1, least] where 0 < place && place + 1 < kept.count {
                triangles[place] = triangle(kept[place - 1], kept[place], kept[place + 1])
            }
        }
    }
}
