import Testing
import TurGeo
import TurTestKit

@Suite struct DensificationGapsTests {
    private func fixes(_ rows: [(Int64?, Int32)]) -> Fixes {
        var fixes = Fixes()
        for (index, row) in rows.enumerated() {
            let position = Position(latitudeE7: 0, longitudeE7: row.1)
            fixes.append(sequence: Int64(index), time: row.0.map(Instant.init(milliseconds:)), position: position)
        }
        return fixes
    }

    @Test func `only gaps above the limit are filled and real fixes stay as they are`() {
        var some = fixes([(0, 0), (2_000, 20), (7_000, 70), (9_001, 90), (9_001, 95)])
        some.set(.heartRate, to: 120, at: 2)
        let dense = Densification.fillingGaps(some)
        #expect(
            dense.indices.map { dense.time(at: $0)?.milliseconds } == [
                0, 2_000, 3_666, 5_333, 7_000, 8_000, 9_001, 9_001,
            ]
        )
        #expect(dense.indices.map { dense.position(at: $0).longitudeE7 } == [0, 20, 37, 53, 70, 80, 90, 95])
        #expect(
            dense.indices.map { dense.flags(at: $0) == .synthetic } == [
                false, false, true, true, false, true, false, false,
            ]
        )
        #expect(dense.removingSynthetic == some)
        #expect(dense.value(.heartRate, at: 4) == 120 && dense.value(.heartRate, at: 3) == nil)
    }

    @Test func `nothing is made around unknown times or where time steps back`() {
        let some = fixes([(0, 0), (nil, 1), (9_000, 2), (1_000, 3)])
        #expect(Densification.fillingGaps(some) == some)
        #expect(Densification.fillingGaps(Fixes()).isEmpty)
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func `no gap is longer than the limit`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        var time: Int64 = 0
        let rows = (0..<100).map { _ -> (Int64?, Int32) in
            time += Int64(dice.number(0..<20_000))
            return (time, Int32(dice.number(0..<10_000)))
        }
        let limit = Int64(dice.number(1..<5_000))
        let dense = Densification.fillingGaps(fixes(rows), longerThan: limit)
        for row in dense.indices.dropFirst() {
            let gap = (dense.time(at: row)?.milliseconds ?? 0) - (dense.time(at: row - 1)?.milliseconds ?? 0)
            #expect(gap >= 0 && gap <= limit, "seed \(seed)")
        }
        #expect(dense.removingSynthetic == fixes(rows), "seed \(seed)")
        #expect(abs(dense.length - fixes(rows).length) == 0, "seed \(seed)")
    }

    /// Row by row.
    private func plain(_ fixes: Fixes, longerThan limit: Int64, upTo longest: Int64) -> Fixes {
        var dense = Fixes()
        for row in fixes.indices {
            let times = [max(row - 1, 0), row].map { fixes.time(at: $0)?.milliseconds }
            if let before = times[0], let after = times[1], after - before > limit, after - before <= longest {
                let (gap, from) = (after - before, fixes.position(at: row - 1))
                let parts = (gap + limit - 1) / limit
                for step in 1..<parts {
                    dense.append(
                        sequence: fixes.sequence(at: row - 1),
                        time: Instant(milliseconds: before + gap * step / parts),
                        position: from.interpolated(
                            to: fixes.position(at: row),
                            share: Double(gap * step / parts) / Double(gap)
                        ),
                        flags: .synthetic
                    )
                }
            }
            dense.append(contentsOf: fixes[row..<(row + 1)])
        }
        return dense
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func `as row by row, with channels, flags, slices and all the globe`(
        seed: UInt64
    ) {
        var dice = SeededRandom(seed: seed)
        var (fixes, time) = (Fixes(), Int64(0))
        for row in 0..<dice.number(0..<60) {
            time += dice.number(-3_000..<30_000)
            fixes.append(
                sequence: Int64(row) * 3,
                time: dice.oneIn(10) ? nil : Instant(milliseconds: time),
                position: Position(
                    latitudeE7: dice.number(-900_000_000..<900_000_001),
                    longitudeE7: dice.number(-1_800_000_000..<1_800_000_000)
                ),
                flags: dice.oneIn(5) ? .void : []
            )
            if dice.oneIn(3) { fixes.set(.heartRate, to: Double(dice.number(60..<180)), at: row) }
            if dice.oneIn(9) { fixes.set(.elevation, to: Double(dice.number(0..<99)), at: row) }
        }
        let start = min(3, fixes.count)
        for some in [fixes, fixes[start..<max(start, fixes.count - 2)]] {
            let limit = dice.number(1..<9_000) as Int64
            let dense = Densification.fillingGaps(some, longerThan: limit, upTo: 20_000)
            let expected = plain(some, longerThan: limit, upTo: 20_000)
            #expect(dense == expected, "seed \(seed)")
            #expect(dense.channels == expected.channels || some.isEmpty, "seed \(seed)")
            #expect(dense.indices.allSatisfy { dense.flags(at: $0) == expected.flags(at: $0) }, "seed \(seed)")
        }
    }

    @Test func `a clock that was years off makes no millions of fixes`() {
        let years = [0, 1_000, 1_600_000_000_000, 1_600_000_003_000].enumerated().map { row, time in
            Fix(
                sequence: Int64(row),
                time: Instant(milliseconds: Int64(time)),
                position: Position(latitudeE7: 0, longitudeE7: Int32(row) * 30)
            )
        }
        #expect(Densification.fillingGaps(Fixes(years)).count == 5)
        #expect(Densification.fillingGaps(Fixes(years), upTo: 2_000).count == 4)
    }
}
