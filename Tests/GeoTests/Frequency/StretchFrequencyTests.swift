import Testing
import TurGeo
import TurTestKit

@Suite struct StretchFrequencyTests {
    /// A walk around 60° N and a longitude, in steps of up to a hundred metres, some of them nowhere.
    private func walk(_ dice: inout SeededRandom, longitude: Int, count: Int) -> Fixes {
        var (north, east) = (600_000_000 + dice.whole(-20_000...20_000), longitude + dice.whole(-40_000...40_000))
        return Fixes(
            positions: (0..<count).map { _ in
                if dice.whole(0...5) > 0 {
                    north += dice.whole(-8_000...8_000)
                    east += dice.whole(-16_000...16_000)
                }
                let folded = (east + 5_400_000_000) % 3_600_000_000 - 1_800_000_000
                return Position(latitudeE7: Int32(north), longitudeE7: Int32(folded))
            }
        )
    }

    @Test(arguments: [100_000_000, 1_800_000_000, -1_799_990_000])
    func `stretches lie along the line, and each counts what looking at every outing counts`(longitude: Int) throws {
        try SeededRandom.eachOfSeeds { dice in
            for _ in 0..<5 {
                let line = walk(&dice, longitude: longitude, count: dice.whole(2...12))
                let outings = (0..<dice.whole(0...6)).map { _ in
                    (0..<dice.whole(0...2)).map { _ in
                        walk(&dice, longitude: longitude, count: dice.whole(0...12))
                    }
                }
                let (length, tolerance) = (dice.number(5...300), dice.number(0...200))
                let stretches = StretchFrequency.stretches(
                    of: line,
                    length: length,
                    outings: outings,
                    tolerance: tolerance
                )
                #expect(stretches.count == Int((line.length / length).rounded(.up)))
                for (number, stretch) in stretches.enumerated() {
                    #expect(abs(stretch.start - Double(number) * length) < 1e-6)
                    let end = min(stretch.start + length, line.length)
                    #expect(abs(stretch.end - end) < 1e-6)
                    let share = (stretch.start + end) / 2 / line.length
                    let middle = try #require(line.position(atShare: share))
                    #expect(LocalMetric.distance(middle, stretch.middle) < 0.03)
                    let nearest = outings.map { outing in
                        outing.compactMap { $0.foot(of: stretch.middle)?.distance }.min() ?? .infinity
                    }
                    guard nearest.allSatisfy({ abs($0 - tolerance) > 1e-6 }) else { continue }
                    #expect(stretch.outings == nearest.count { $0 <= tolerance }, "\(stretch) \(nearest)")
                }
            }
        }
    }

    @Test func `stretches count the outings that pass them, by steps and not by fixes`() throws {
        let place = { (north: Int32, east: Int32) in
            Position(latitudeE7: 600_000_000 + north, longitudeE7: 100_000_000 + east)
        }
        // 1 115 m eastward, in stretches of 100 m.
        let line = Fixes(positions: [place(0, 0), place(0, 100_000), place(0, 200_000)])
        let half = Fixes(positions: [place(100, 0), place(100, 100_000)])
        let whole = Fixes(positions: [place(-100, -100), place(-100, 210_000)])
        let far = Fixes(positions: [place(5_000, 0), place(5_000, 200_000)])
        let stretches = StretchFrequency.stretches(
            of: line,
            length: 100,
            outings: [[half, half], [whole], [far], []],
            tolerance: 20
        )
        #expect(stretches.count == 12)
        #expect(stretches.map(\.outings) == [2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1])
        #expect(stretches.first?.start == 0 && abs((stretches.last?.end ?? 0) - line.length) < 1e-6)
        #expect(StretchFrequency.stretches(of: line, length: 0, outings: [], tolerance: 5).isEmpty)
        #expect(StretchFrequency.stretches(of: Fixes(), length: 10, outings: [], tolerance: 5).isEmpty)
    }

    @Test func `without a line, a length or an outing there is nothing to count`() {
        let places = [Position(latitudeE7: 1, longitudeE7: 1), Position(latitudeE7: 1, longitudeE7: 90_001)]
        let line = Fixes(positions: places)
        let stretches = { (line: Fixes, length: Double) in
            StretchFrequency.stretches(of: line, length: length, outings: [[line]], tolerance: 1)
        }
        #expect(stretches(line[0..<1], 10).isEmpty && stretches(Fixes(positions: [places[0], places[0]]), 10).isEmpty)
        #expect(stretches(line, -1).isEmpty && stretches(line, 0).isEmpty)
        // Shorter than a stretch: one, to the end.
        #expect(stretches(line, 5_000).map(\.outings) == [1] && stretches(line, 5_000)[0].end == line.length)
        let alone = StretchFrequency.stretches(of: line, length: 300, outings: [], tolerance: 1)
        #expect(alone.map(\.outings) == [0, 0, 0, 0])
        #expect(
            StretchFrequency.stretches(of: line, length: 300, outings: [[line]], tolerance: -1).allSatisfy {
                $0.outings == 0
            }
        )
    }

    @Test func `a stretch without end is all of the line`() {
        let line = Fixes(positions: [0, 100_000].map { Position(latitudeE7: 0, longitudeE7: $0) })
        let stretches = StretchFrequency.stretches(
            of: line,
            length: .infinity,
            outings: [],
            tolerance: 5
        )
        #expect(stretches.map(\.start) == [0] && stretches.map(\.end) == [line.length])
        #expect(stretches.first?.middle == Position(latitudeE7: 0, longitudeE7: 50_000))
    }

    @Test func `a whole number of stretches has no rest`() {
        let line = Fixes(positions: [0, 10_000].map { Position(latitudeE7: 0, longitudeE7: $0) })
        for count in 1...400 {
            let length = line.length / Double(count)
            let stretches = StretchFrequency.stretches(of: line, length: length, outings: [], tolerance: 1)
            #expect(stretches.count == count && abs((stretches.last?.end ?? 0) - line.length) < 1e-9)
        }
    }
}
