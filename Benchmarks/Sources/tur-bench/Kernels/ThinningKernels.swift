import TurGeo

extension Kernel {
    /// Every other fix or so by the one rule, against the rule in floating point and a row after the other.
    static let thinning = Kernel(
        name: "thinning",
        item: "fix",
        shortSizes: [100_000, 400_000],
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(load: { try $0.fixes() }, run: { $0.thinned(to: $0.count * 3 / 5) }, answer: { answer($0) }),
        naive: (1_000_000, Side(load: { try $0.fixes() }, run: { thinned($0) }, answer: { answer($0) })),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 2
    )

    /// Places in every gap of a walk above 2 s, against appending one after the other.
    static let fillGaps = Kernel(
        name: "fill-gaps",
        item: "fix",
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(
            load: { try $0.fixes() },
            run: { Densification.fillingGaps($0, longerThan: 2_000) },
            answer: { answer($0) }
        ),
        naive: (1_000_000, Side(load: { try $0.fixes() }, run: { filled($0) }, answer: { answer($0) })),
        peers: [.numpyGaps],
        goals: [.times(1.5, fasterThan: "numpy", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 2
    )

    private static func answer(_ fixes: Fixes) -> Answer {
        let sums = fixes.indices.reduce(into: SIMD3(0.0, 0, 0)) { sums, row in
            let (place, time) = (fixes.position(at: row), fixes.time(at: row)?.milliseconds ?? 0)
            sums += SIMD3(place.latitude, place.longitude, Double(time))
        }
        return Answer(
            counts: ["fixes": fixes.count, "sequences": fixes.indices.reduce(0) { $0 + Int(fixes.sequence(at: $1)) }],
            sums: ["latitude": sums.x, "longitude": sums.y, "time": sums.z]
        )
    }

    private static func thinned(_ fixes: Fixes) -> Fixes {
        var kept = Fixes()
        let limit = fixes.count * 3 / 5
        for place in 0..<limit {
            let row = (Double(place) * Double(fixes.count - 1) / Double(limit - 1)).rounded()
            kept.append(fixes[Int(row)])
        }
        return kept
    }

    private static func filled(_ fixes: Fixes) -> Fixes {
        var all = Fixes()
        for row in fixes.indices {
            if row > 0, let before = fixes.time(at: row - 1), let after = fixes.time(at: row) {
                let gap = after.milliseconds - before.milliseconds
                let steps = (gap + 1_999) / 2_000
                for step in 1..<max(steps, 1) {
                    let share = Double(gap * step / steps) / Double(gap)
                    let place = fixes.position(at: row - 1).interpolated(to: fixes.position(at: row), share: share)
                    let time = Instant(milliseconds: before.milliseconds + gap * step / steps)
                    all.append(sequence: fixes.sequence(at: row - 1), time: time, position: place, flags: .synthetic)
                }
            }
            all.append(fixes[row])
        }
        return all
    }
}
