import Testing
import TurGeo
import TurTestKit

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

    @Test func `fixes outside of the leg's window go, untimed ones stay`() {
        let fixes = track([(0, 0, nil), (1, 1, nil), (2, nil, nil), (3, 3, nil), (4, 4, nil)])
        var rules = CleaningRules(topSpeed: 7)
        rules.window = Instant(seconds: 1)...Instant(seconds: 3)
        let cleaning = Cleaning(fixes, rules: rules)
        #expect(cleaning.kept == [1, 2, 3])
        #expect(cleaning.rejected.allSatisfy { $0.reason == .outsideWindow })
    }

    @Test func `gates measure from the last fix that passed`() {
        let fixes = track([(0, 0, 5), (50, 1, 5), (51, 2, 5), (52, 8, 5), (53, 9, 5)])
        var rules = CleaningRules(topSpeed: 7)
        rules.gates = .accuracyAware
        // 50 m and 51 m are too far after 1 s and 2 s; after 8 s 52 m are a walk.
        #expect(Cleaning(fixes, rules: rules).kept == [0, 3, 4])
        rules.gates = .originalDistance
        #expect(Cleaning(fixes, rules: rules).rejected.isEmpty)
        let jump = track([(0, 0, 5), (61, 1, 5), (122, 2, 5)])
        #expect(Cleaning(jump, rules: rules).rejected.map(\.reason) == [.distanceGate, .distanceGate])
    }

    @Test func `it gives what the rules give row by row`() {
        SeededRandom.eachOfSeeds { dice in
            for round in 0..<60 {
                let fixes = walk(&dice, count: dice.whole(0...80))
                var rules = CleaningRules(topSpeed: dice.number(1...20))
                rules.gates = StepGates(rawValue: UInt8(round % 4))
                if round % 3 == 0 { rules.window = Instant(seconds: 5)...Instant(seconds: 60) }
                let slice = fixes[min(2, fixes.count)..<fixes.count]
                for part in [fixes, slice] {
                    let (fast, naive) = (Cleaning(part, rules: rules), CleaningReference(part, rules: rules))
                    #expect(fast.kept == naive.kept)
                    #expect(fast.rejected.map(\.index) == naive.rejected.map(\.index))
                    #expect(fast.rejected.map(\.reason) == naive.rejected.map(\.reason))
                }
            }
        }
    }

    /// A walk with spikes, equal and reversed times, untimed fixes and bad accuracies.
    private func walk(_ dice: inout SeededRandom, count: Int) -> Fixes {
        var fixes = Fixes()
        var (metres, seconds) = (0.0, Int64(0))
        for index in 0..<count {
            metres += dice.number(0...20)
            seconds += Int64(dice.whole(-1...4))
            let spike = dice.whole(0...5) == 0 ? dice.number(-400...400) : 0
            let isNull = dice.whole(0...30) == 0
            let position = Position(latitudeE7: 600_000_000 + Int32((metres + spike) * 90), longitudeE7: 100_000_000)
            fixes.append(
                Fix(
                    sequence: Int64(index),
                    time: dice.whole(0...15) == 0 ? nil : Instant(seconds: seconds),
                    position: isNull ? Position(latitudeE7: 0, longitudeE7: 0) : position,
                    horizontalAccuracy: dice.whole(0...4) == 0 ? nil : dice.number(-1...60),
                    flags: dice.whole(0...20) == 0 ? .void : []
                )
            )
        }
        return fixes
    }

    @Test(arguments: [(5.0, 9.0, [0, 1]), (9.0, 5.0, [1, 2])]) func `a fix without time does not hide equal times`(
        first: Double,
        second: Double,
        kept: [Int]
    ) {
        var fixes = Fixes()
        let place = Position(latitudeE7: 600_000_000, longitudeE7: 100_000_000)
        let times = [Instant(milliseconds: 1_000), nil, Instant(milliseconds: 1_000)]
        for (row, time) in times.enumerated() { fixes.append(sequence: Int64(row), time: time, position: place) }
        fixes.set(.horizontalAccuracy, to: first, at: 0)
        fixes.set(.horizontalAccuracy, to: second, at: 2)
        #expect(Cleaning(fixes, rules: .unknownKind).kept == kept)
    }
}
