import TurGeo

extension Kernel {
    /// Cleaning with both gates, against its rules row by row.
    static let clean = Kernel(
        name: "clean",
        item: "fix",
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(
            load: { try CleanInput($0) },
            run: { Cleaning($0.fixes, rules: $0.rules) },
            answer: { answer($0.kept) }
        ),
        naive: (1_000_000, Side(load: { try CleanInput($0) }, run: { $0.naive() }, answer: { answer($0) })),
        goals: [.nanoseconds(75, at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 2,
        allocations: { _ in 100 }
    )

    private static func answer(_ kept: [Int]) -> Answer {
        Answer(counts: ["kept": kept.count, "rows": kept.reduce(0, +)])
    }
}

/// A walk with a spike of 1.1 km at every 150th fix, and accuracies of which some are too bad.
private struct CleanInput {
    private(set) var fixes: Fixes
    private(set) var rules = CleaningRules(topSpeed: 7)

    init(_ folder: InputFolder) throws {
        let walk = try folder.fixes()
        fixes = Fixes()
        fixes.reserveCapacity(walk.count)
        var random = Gaussian(11)
        for row in walk.indices {
            var fix = walk[row]
            if row % 150 == 3 { fix.position.latitudeE7 += 100_000 }
            fix.horizontalAccuracy = 3 + 49 * random.uniform()
            fixes.append(fix)
        }
        rules.gates = [.originalDistance, .accuracyAware]
    }

    func naive() -> [Int] {
        var kept: [Int] = []
        for row in fixes.indices where (fixes.value(.horizontalAccuracy, at: row) ?? 0) <= rules.accuracyLimit {
            if let last = kept.last, fixes.time(at: last) == fixes.time(at: row) {
                if accuracy(row) < accuracy(last) { kept[kept.count - 1] = row }
            } else {
                kept.append(row)
            }
        }
        return gated(despiked(kept))
    }

    private func despiked(_ rows: [Int]) -> [Int] {
        guard rows.count > 2 else { return rows }
        var kept = [rows[0]]
        for place in 1..<(rows.count - 1) where !isSpike(kept[kept.count - 1], rows[place], rows[place + 1]) {
            kept.append(rows[place])
        }
        return kept + [rows[rows.count - 1]]
    }

    private func isSpike(_ a: Int, _ b: Int, _ c: Int) -> Bool {
        let (there, back, direct) = (metres(a, b), metres(b, c), metres(a, c))
        let (first, second) = (seconds(a, b), seconds(b, c))
        let top = rules.topSpeed
        if there > top * first, back > top * second, direct <= top * (first + second) { return true }
        return there + back > 5 * direct + 100 && first <= 120 && second <= 120
    }

    private func gated(_ rows: [Int]) -> [Int] {
        var kept: [Int] = []
        for row in rows {
            let reason = kept.last.flatMap { last in
                rules.gates.reason(
                    metres: metres(last, row),
                    seconds: seconds(last, row),
                    accuracies: (accuracy(last), accuracy(row)),
                    topSpeed: rules.topSpeed
                )
            }
            if reason == nil { kept.append(row) }
        }
        return kept
    }

    private func accuracy(_ row: Int) -> Double { fixes.value(.horizontalAccuracy, at: row) ?? 0 }

    private func metres(_ a: Int, _ b: Int) -> Double {
        LocalMetric.distance(fixes.position(at: a), fixes.position(at: b))
    }

    private func seconds(_ a: Int, _ b: Int) -> Double {
        guard let from = fixes.time(at: a), let to = fixes.time(at: b) else { return .nan }
        return to.seconds(since: from)
    }
}
