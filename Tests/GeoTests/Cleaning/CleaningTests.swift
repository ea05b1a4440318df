import Testing
import TurGeo

@Suite struct CleaningTests {
    /// Fixes at metres north of a start, one each second unless a time is given.
    private func track(_ rows: [(metres: Double, time: Int64?, accuracy: Double?)]) -> Fixes {
        Fixes(
            rows.enumerated().map { index, row in
                Fix(
                    sequence: Int64(index),
                    time: row.time.map { Instant(seconds: $0) },
                    position: Position(
                        latitudeE7: 600_000_000 + Int32(row.metres / 0.0111412),
                        longitudeE7: 100_000_000
                    ),
                    horizontalAccuracy: row.accuracy
                )
            }
        )
    }

    private func reasons(_ fixes: Fixes, topSpeed: Double = 7) -> [Int: String] {
        let cleaning = Cleaning(fixes, rules: CleaningRules(topSpeed: topSpeed))
        #expect(cleaning.kept.count + cleaning.rejected.count == fixes.count)
        return Dictionary(uniqueKeysWithValues: cleaning.rejected.map { ($0.index, $0.reason.rawValue) })
    }

    @Test func `the accuracy gate keeps 0 to 50 metres and fixes without a figure`() {
        let fixes = track([(0, 0, 0), (1, 1, 50), (2, 2, 50.01), (3, 3, -1), (4, 4, nil)])
        #expect(reasons(fixes) == [2: "accuracy", 3: "accuracy"])
    }

    @Test func `of equal times the most accurate stays, else the first`() {
        #expect(
            reasons(track([(0, 0, 9), (1, 1, 9), (2, 1, 4), (3, 2, nil), (4, 2, nil)])) == [
                1: "duplicate-time", 4: "duplicate-time",
            ]
        )
    }

    @Test func `a lone jump is a spike by speed, and 300 m in 30 s is one by geometry`() {
        #expect(reasons(track([(0, 0, nil), (90, 1, nil), (2, 2, nil), (3, 3, nil)])) == [1: "speed-spike"])
        #expect(reasons(track([(0, 0, nil), (300, 30, nil), (1, 60, nil)]), topSpeed: 12) == [1: "detour-spike"])
        #expect(reasons(track([(0, 0, nil), (300, 300, nil), (1, 600, nil)]), topSpeed: 12) == [:])
    }

    @Test func `a ride stays a ride, and two spikes in a row are measured against the last good fix`() {
        #expect(reasons(track([(0, 0, nil), (20, 1, nil), (40, 2, nil), (60, 3, nil)])) == [:])
        #expect(
            reasons(track([(0, 0, nil), (1, 1, nil), (900, 2, nil), (2, 3, nil), (3, 4, nil)])) == [2: "speed-spike"]
        )
    }

    @Test func `times that go backwards are put in order and untimed fixes keep their place`() {
        let cleaning = Cleaning(
            track([(2, 2, nil), (1, 1, nil), (9, nil, nil), (3, 3, nil)]),
            rules: CleaningRules(topSpeed: 7)
        )
        #expect(cleaning.kept == [1, 0, 2, 3])
    }

    @Test func `null island and void fixes go`() {
        var fixes = track([(0, 0, nil), (1, 1, nil)])
        fixes.append(sequence: 2, time: Instant(seconds: 2), position: Position(latitudeE7: 0, longitudeE7: 0))
        fixes.append(sequence: 3, time: Instant(seconds: 3), position: fixes.position(at: 1), flags: .void)
        #expect(reasons(fixes) == [2: "null-island", 3: "void"])
    }
}
