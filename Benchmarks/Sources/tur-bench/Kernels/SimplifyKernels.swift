import TurGeo

extension Kernel {
    /// Douglas–Peucker of a walk at 5 m, against GEOS.
    static let simplify = Kernel(
        name: "simplify",
        item: "point",
        shortSizes: [100_000, 1_000_000],
        inputs: { try Walk($0).writePlane(to: $1) },
        ours: simplifying { DouglasPeucker.indices($0, within: 5) },
        naive: (1_000_000, simplifying { NaiveLine($0, within: 5).indices }),
        peers: [.shapely()],
        goals: [.times(2, fasterThan: "shapely", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 1.5,
        allocations: { _ in 60 }
    )

    /// Douglas–Peucker on the worst line, where recursion crashes and every split takes off one point.
    static let zigzag = Kernel(
        name: "zigzag",
        item: "point",
        sizes: [10_000, 20_000, 40_000, 80_000],
        shortSizes: [10_000, 40_000],
        inputs: { size, folder in
            let points = Zigzag.points(size)
            try folder.write(points.x, to: "x")
            try folder.write(points.y, to: "y")
        },
        ours: simplifying { DouglasPeucker.indices($0, within: 5) },
        naive: (20_000, simplifying { NaiveLine($0, within: 5).indices }),
        peers: [.shapely(upTo: 40_000)],
        goals: [.seconds(0.2, at: 80_000)],
        fasterThanNaive: 3,
        shortGrowth: 1.4,
        allocations: { _ in 80 }
    )

    private static func simplifying(_ run: @escaping @Sendable (PlanarPoints) -> [Int]) -> Side {
        Side(
            load: { try $0.points() },
            run: { (points: $0, kept: run($0)) },
            answer: { result in
                let sums = [
                    result.kept.reduce(0) { $0 + result.points.x[$1] },
                    result.kept.reduce(0) { $0 + result.points.y[$1] },
                ]
                return Answer(counts: ["kept": result.kept.count], sums: ["x": sums[0], "y": sums[1]])
            }
        )
    }
}

/// Douglas–Peucker as in the book, point by point, but with a stack.
private struct NaiveLine {
    private let points: PlanarPoints
    private var kept: Set<Int> = []

    var indices: [Int] { kept.sorted() }

    init(_ points: PlanarPoints, within tolerance: Double) {
        self.points = points
        var ranges = [(0, points.count - 1)]
        kept = [0, points.count - 1]
        while let (first, last) = ranges.popLast() {
            var (greatest, place) = (tolerance, -1)
            for index in (first + 1)..<max(last, first + 1) {
                let distance = distance(index, first, last)
                if distance > greatest { (greatest, place) = (distance, index) }
            }
            guard place >= 0 else { continue }
            kept.insert(place)
            ranges += [(first, place), (place, last)]
        }
    }

    private func distance(_ index: Int, _ first: Int, _ last: Int) -> Double {
        let (dx, dy) = (points.x[last] - points.x[first], points.y[last] - points.y[first])
        let (ex, ey) = (points.x[index] - points.x[first], points.y[index] - points.y[first])
        let square = dx * dx + dy * dy
        let share = square > 0 ? min(max((ex * dx + ey * dy) / square, 0), 1) : 0
        let (fx, fy) = (ex - share * dx, ey - share * dy)
        return (fx * fx + fy * fy).squareRoot()
    }
}
