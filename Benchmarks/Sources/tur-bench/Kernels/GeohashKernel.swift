import TurGeo

extension Kernel {
    /// Nine characters for each point of the world and the middle of their cell, against halving degrees bit by bit.
    static let geohash = Kernel(
        name: "geohash",
        item: "point",
        shortSizes: [4_000, 40_000],
        inputs: { try Scatter.uniform($0).writeDegrees(to: $1) },
        ours: Side(
            load: { try $0.positions().positions },
            run: { positions in positions.map { Geohash($0, length: 9).description } },
            answer: { texts in
                answer(
                    texts,
                    middles: texts.compactMap { Geohash($0) }.map { ($0.centre.latitude, $0.centre.longitude) }
                )
            }
        ),
        naive: (
            100_000,
            Side(
                load: { try $0.positions().positions },
                run: { positions in positions.map { Halving($0) } },
                answer: { answer($0.map(\.text), middles: $0.map { ($0.south.middle, $0.west.middle) }) }
            )
        ),
        goals: [.growth(1.2, at: 1_000_000)],
        tolerance: 1e-6,
        fasterThanNaive: 0.9
    )

    private static func answer(_ texts: [String], middles: [(Double, Double)]) -> Answer {
        let letters = texts.reduce(0) { $0 + $1.utf8.enumerated().reduce(0) { $0 + ($1.offset + 1) * Int($1.element) } }
        return Answer(
            counts: ["points": texts.count, "letters": letters],
            sums: ["latitude": middles.reduce(0) { $0 + abs($1.0) }, "longitude": middles.reduce(0) { $0 + abs($1.1) }]
        )
    }
}

/// A geohash as it is explained: the half that holds the point, east and west in turn with north and south.
private struct Halving {
    private(set) var text = ""
    private(set) var (south, west) = (Interval(low: -90, high: 90), Interval(low: -180, high: 180))
    private static let alphabet = Array("0123456789bcdefghjkmnpqrstuvwxyz")

    struct Interval {
        var low: Double
        var high: Double
        var middle: Double { (low + high) / 2 }

        mutating func halve(around value: Double) -> Int {
            if value >= middle {
                low = middle
                return 1
            }
            high = middle
            return 0
        }
    }

    init(_ position: Position) {
        var isEast = true
        for _ in 0..<9 {
            var letter = 0
            for _ in 0..<5 {
                let bit = isEast ? west.halve(around: position.longitude) : south.halve(around: position.latitude)
                letter = letter * 2 + bit
                isEast.toggle()
            }
            text.append(Self.alphabet[letter])
        }
    }
}
