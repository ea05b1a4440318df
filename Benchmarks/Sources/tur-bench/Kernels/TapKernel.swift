import TurGeo

extension Kernel {
    /// The nearest of many lines within 15 m of a tap, against looking at every line; the index is built beforehand.
    static let tap = Kernel(
        name: "tap",
        item: "tap",
        inputs: { try Walk($0).writeFixes(to: $1) },
        ours: Side(load: { try TapInput($0) }, run: { $0.hits() }, answer: { answer($0) }),
        naive: (10_000, Side(load: { try TapInput($0) }, run: { $0.naive() }, answer: { answer($0) })),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 20,
        allocations: { $0 * 4 }
    )

    private static func answer(_ lines: [Int?]) -> Answer {
        let hits = lines.compactMap { $0 }
        return Answer(counts: ["taps": lines.count, "hits": hits.count, "lines": hits.reduce(0, +)])
    }
}

/// The first 50,000 fixes of a walk in lines of 50, and as many taps around as the walk has fixes.
private struct TapInput {
    private let lines: [Fixes]
    private let index: LineIndex
    private let taps: [Position]

    init(_ folder: InputFolder) throws {
        let walk = try folder.fixes()
        let held = walk[0..<min(walk.count, 50_000)]
        lines = stride(from: 0, to: held.count, by: 50).map { held[$0..<min($0 + 50, held.count)] }
        index = LineIndex(lines)
        var random = Gaussian(11)
        taps = walk.indices.map { row in
            let place = held.position(at: row % held.count)
            let (north, east) = (Int32(3_000 * random.next()), Int32(6_000 * random.next()))
            return Position(latitudeE7: place.latitudeE7 + north, longitudeE7: place.longitudeE7 + east)
        }
    }

    func hits() -> [Int?] { taps.map { index.nearest(to: $0, within: HitTolerance.pipe)?.line } }

    func naive() -> [Int?] {
        taps.map { tap in
            var best: (distance: Double, line: Int)?
            for (number, line) in lines.enumerated() {
                guard let foot = line.foot(of: tap), foot.distance <= HitTolerance.pipe else { continue }
                if foot.distance < best?.distance ?? .infinity { best = (foot.distance, number) }
            }
            return best?.line
        }
    }
}
