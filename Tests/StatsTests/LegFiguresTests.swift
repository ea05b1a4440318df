import Testing
import TurActivities
import TurGeo
import TurOutings
import TurStats

@Suite struct LegFiguresTests {
    /// Fixes some metres north of each other, with a time in seconds and an elevation.
    private func piece(_ rows: [(metres: Double, time: Int64?, elevation: Double?, heartRate: Double?)]) -> Fixes {
        Fixes(
            rows.enumerated().map { index, row in
                Fix(
                    sequence: Int64(index),
                    time: row.time.map { Instant(seconds: $0) },
                    position: Position(
                        latitudeE7: 600_000_000 + Int32(row.metres / 0.0111412),
                        longitudeE7: 100_000_000
                    ),
                    elevation: row.elevation,
                    heartRate: row.heartRate
                )
            }
        )
    }

    @Test func `distance is inside pieces only and the gap between them is time`() {
        let pieces = [
            piece([(0, 0, nil, nil), (10, 10, nil, nil)]), piece([(500, 70, nil, nil), (510, 80, nil, nil)]),
        ]
        let figures = LegFigures(pieces, kind: .walk)
        #expect(abs(figures.distance - 20) < 0.1 && figures.gapSeconds == 60 && figures.fixes == 4)
    }

    @Test func `what densification made counts nowhere`() {
        let real = piece([(0, 0, 10, 100), (10, 10, 20, 130), (20, 20, 30, 70)])
        let dense = Densification.fillingGaps(real)
        #expect(dense.count == 11 && LegFigures([dense], kind: .walk) == LegFigures([real], kind: .walk))
    }

    @Test func `a spike counts as rejected and not as distance`() {
        let figures = LegFigures([piece([(0, 0, nil, nil), (900, 1, nil, nil), (2, 2, nil, nil)])], kind: .walk)
        #expect(figures.rejected == 1 && figures.distance < 3)
    }

    @Test func `heart rate weighs each value by the time to the next fix, one to thirty seconds`() {
        let figures = LegFigures([piece([(0, 0, nil, 100), (1, 10, nil, 130), (2, 1_000, nil, 70)])], kind: .walk)
        #expect(figures.heartRate == 4_970.0 / 41)
    }

    @Test func `a wander below five metres is no climb, a hill is`() {
        let flat = LegFigures([piece([(0, 0, 100, nil), (1, 1, 104.9, nil), (2, 2, 100, nil)])], kind: .walk)
        #expect(flat.ascent == 0 && flat.descent == 0)
        let hill = LegFigures([piece([(0, 0, 100, nil), (1, 1, 120, nil), (2, 2, 108, nil)])], kind: .walk)
        #expect(hill.ascent == 20 && hill.descent == 12)
        #expect(LegFigures([piece([(0, 0, nil, nil)])], kind: .walk).ascent == nil)
    }

    @Test func `top speed is the median of five, so that one fast step does not make it`() throws {
        let metres: [Double] = [0, 1, 2, 3, 4, 9, 10, 11]
        let rows = metres.enumerated().map {
            (metres: $1, time: Int64?(Int64($0)), elevation: Double?.none, heartRate: Double?.none)
        }
        let speed = try #require(LegFigures([piece(rows)], kind: .run).topSpeed)
        #expect(abs(speed - 1) < 0.01)
    }

    @Test func `fixes without times have a length and neither duration nor speed`() {
        let figures = LegFigures([piece([(0, nil, nil, nil), (10, nil, nil, nil)])], kind: .walk)
        #expect(figures.topSpeed == nil && figures.distance > 9)
    }
}
