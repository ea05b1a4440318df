import Testing
import TurTestKit

@testable import TurGeo

@Suite struct DensificationTests {
    /// Fixes of (milliseconds, 1e-7 degrees east).
    private func fixes(_ rows: [(Int64?, Int32)]) -> Fixes {
        var fixes = Fixes()
        for (index, row) in rows.enumerated() {
            let position = Position(latitudeE7: row.1 / 2, longitudeE7: row.1)
            fixes.append(sequence: Int64(index), time: row.0.map(Instant.init(milliseconds:)), position: position)
        }
        return fixes
    }

    private func grid(_ rows: [(Int64?, Int32)], _ start: Int64, _ end: Int64) -> DenseLine {
        Densification.grid(fixes(rows), from: Instant(milliseconds: start), to: Instant(milliseconds: end))
    }

    @Test func `the worked example of detection.md`() {
        let line = grid([(3_000, 0), (11_000, 120), (17_000, 120)], 0, 21_000)
        #expect(line.longitudes == [0, 0, 15, 45, 75, 105, 120, 120, 120, 120, 120, 120])
        #expect(
            line.indices.map { line.time(at: $0).milliseconds / 1_000 } == [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 21]
        )
        #expect(line.flags.allSatisfy { $0 == FixFlags.synthetic.rawValue })
        #expect(line.fixes.removingSynthetic.isEmpty)
    }

    @Test func `a place at the moment of a fix is that fix`() {
        var some = fixes([(0, 0), (3_000, 30), (6_000, 70)])
        some.append(
            sequence: 3,
            time: Instant(milliseconds: 8_000),
            position: some.position(at: 2),
            flags: .stationaryMarker
        )
        let line = Densification.grid(some, from: Instant(milliseconds: 0), to: Instant(milliseconds: 9_000))
        #expect(line.flags == [0, 1, 1, 0, 2, 1])
        #expect(line.longitudes == [0, 20, 43, 70, 70, 70])
        #expect(
            line.fixes.removingSynthetic.indices.map { line.fixes.removingSynthetic.sequence(at: $0) } == [0, 3, 4]
        )
        let odd = grid([(0, 0), (5_000, 50)], 0, 5_000)
        #expect(odd.flags == [0, 1, 1, 0] && odd.longitudes == [0, 20, 40, 50])
    }

    @Test func `of equal times the last holds from then on and the first is run to`() {
        let line = grid([(0, 0), (4_000, 40), (4_000, 90), (4_000, 100), (8_000, 200)], 0, 8_000)
        #expect(line.longitudes == [0, 20, 100, 150, 200])
        #expect(line.flags == [0, 1, 0, 1, 0])
    }

    @Test func `times that go backwards are put in order and fixes without time left out`() {
        let line = grid([(nil, 7), (8_000, 80), (nil, 9), (0, 0), (4_000, 60), (nil, 5)], 0, 8_000)
        #expect(line.longitudes == [0, 30, 60, 70, 80])
    }

    @Test func `no timed fix or an end before the start gives no places`() {
        #expect(grid([], 0, 8_000).count == 0)
        #expect(grid([(nil, 3)], 0, 8_000).count == 0)
        #expect(grid([(0, 3)], 8_000, 0).count == 0)
        #expect(grid([(0, 3)], 8_000, 8_000).longitudes == [3])
        #expect(grid([(5, 3)], Int64.min, Int64.max).count == 0)
        #expect(grid([(Int64.max, 3), (Int64.min + 1, 4), (0, 5)], 0, 4_000).longitudes == [5, 5, 5])
    }

    @Test(arguments: [(0, 2_000), (4_000, 6_000), (9_000, 13_000), (30_000, 33_000)] as [(Int64, Int64)])
    func `an interval within, before or after the fixes`(start: Int64, end: Int64) {
        let rows: [(Int64?, Int32)] = [(3_000, 30), (5_000, 50), (10_000, 100), (20_000, 200)]
        let line = grid(rows, start, end)
        let expected = line.indices.map { min(max(Int32(line.time(at: $0).milliseconds / 100), 30), 200) }
        #expect(Array(line.longitudes) == expected)
    }

    @Test func `the short way is taken across the antimeridian`() {
        let line = grid([(0, 1_799_999_990), (10_000, -1_799_999_990)], 0, 10_000)
        #expect(
            line.longitudes == [
                1_799_999_990, 1_799_999_994, 1_799_999_998, -1_799_999_998, -1_799_999_994, -1_799_999_990,
            ]
        )
    }

    @Test(arguments: 0..<60 as Range<UInt64>) func `what holds of every grid`(seed: UInt64) {
        var dice = SeededRandom(seed: seed)
        let some = randomFixes(&dice, count: dice.number(1..<400))
        let start = Instant(milliseconds: Int64(dice.number(-9_000..<40_000)))
        let step = Int64([2_000, 1_000, 1_999, 7, 60_000][dice.number(0..<5)])
        let end = Instant(milliseconds: start.milliseconds + dice.number(0..<min(900_000, step * 800)))
        let line = Densification.grid(some, from: start, to: end, step: step)
        let span = end.milliseconds - start.milliseconds
        #expect(line.count == Int(span / step) + 1 + (span % step > 0 ? 1 : 0), "seed \(seed)")
        #expect(line.time(at: 0) == start && line.time(at: line.count - 1) == end, "seed \(seed)")
        for index in line.indices {
            let (expected, isReal) = Self.reference(some, at: line.time(at: index))
            let place = line.position(at: index)
            let isNear =
                abs(place.latitudeE7 - expected.latitudeE7) <= 1
                && abs(LocalMetric.wrapped(Int64(place.longitudeE7) - Int64(expected.longitudeE7))) <= 1
            #expect(isNear && line.flags(at: index).contains(.synthetic) != isReal, "seed \(seed), place \(index)")
            guard index > 0 else { continue }
            let gap = line.time(at: index).milliseconds - line.time(at: index - 1).milliseconds
            #expect(gap > 0 && gap <= step, "seed \(seed)")
        }
        expectNoSpeeding(line, some, seed)
    }

    @Test func `real fixes are within one step of a grid over all of them`() {
        var dice = SeededRandom(seed: 5)
        let some = randomFixes(&dice, count: 300)
        let line = Densification.grid(some, from: Instant(milliseconds: 0), to: Instant(milliseconds: 2_000_000))
        for row in some.indices {
            guard let time = some.time(at: row), time <= line.end else { continue }
            let place = Int(time.milliseconds / line.step)
            #expect(abs(line.time(at: place).milliseconds - time.milliseconds) < line.step)
        }
    }

    /// No step of the grid is longer than the fastest of the fixes could go in its time, but for the rounding.
    private func expectNoSpeeding(_ line: DenseLine, _ some: Fixes, _ seed: UInt64) {
        let speeds = some.indices.dropFirst().map { row -> Double in
            let east = LocalMetric.wrapped(
                Int64(some.position(at: row).longitudeE7) - Int64(some.position(at: row - 1).longitudeE7)
            )
            let milliseconds = (some.time(at: row)?.milliseconds ?? 0) - (some.time(at: row - 1)?.milliseconds ?? 0)
            return milliseconds == 0 ? .infinity : abs(Double(east)) / Double(milliseconds)
        }
        let highest = speeds.max() ?? 0
        for index in line.indices.dropFirst() {
            let east = LocalMetric.wrapped(Int64(line.longitudes[index]) - Int64(line.longitudes[index - 1]))
            let milliseconds = line.time(at: index).milliseconds - line.time(at: index - 1).milliseconds
            #expect(abs(Double(east)) <= highest * Double(milliseconds) + 1.01, "seed \(seed), place \(index)")
        }
    }

    private func randomFixes(_ dice: inout SeededRandom, count: Int) -> Fixes {
        var (fixes, time) = (Fixes(), Int64(dice.number(0..<3) * 1_000))
        var longitude = Int64(dice.number(0..<2) == 0 ? 1_799_990_000 : 100_000_000)
        let isWhole = dice.number(0..<2) == 0
        for row in 0..<count {
            let latitude = Int32(dice.number(-900_000_000..<900_000_000) / (dice.number(0..<9) == 0 ? 1 : 100_000))
            let position = Position(latitudeE7: latitude, longitudeE7: Int32(LocalMetric.wrapped(longitude)))
            fixes.append(sequence: Int64(row), time: Instant(milliseconds: time), position: position)
            longitude = LocalMetric.wrapped(longitude) + Int64(dice.number(-3_000..<3_000))
            let long = dice.number(0..<20) == 0 ? 90_000 : 5_001
            time += Int64(isWhole ? dice.number(0..<long) / 1_000 * 1_000 : dice.number(1..<long))
        }
        return fixes
    }

    /// Place by place, with the public interpolation.
    private static func reference(_ fixes: Fixes, at moment: Instant) -> (Position, isReal: Bool) {
        let times = fixes.indices.map { fixes.time(at: $0) ?? Instant(milliseconds: 0) }
        guard let row = times.lastIndex(where: { $0 <= moment }) else { return (fixes.position(at: 0), false) }
        guard row + 1 < fixes.count else { return (fixes.position(at: row), times[row] == moment) }
        let share = moment.seconds(since: times[row]) / times[row + 1].seconds(since: times[row])
        return (
            fixes.position(at: row).interpolated(to: fixes.position(at: row + 1), share: share), times[row] == moment
        )
    }
}
