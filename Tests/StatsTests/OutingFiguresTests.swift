import Testing
import TurActivities
import TurGeo
import TurOutings
import TurStats

@Suite struct OutingFiguresTests {
    private let catalog: Catalog

    init() throws {
        var catalog = Catalog()
        try catalog.add(kinds: Activities.all)
        self.catalog = catalog
    }

    private func leg(_ kind: String, from start: Int64, seconds: Int64, metres: Double = 0, gap: Double = 0) -> Leg {
        Leg(
            id: .named("\(start)", in: SHA256.digest([])),
            kind: KindID(rawValue: kind),
            start: LocalTime(Instant(seconds: start), offsetMinutes: 60),
            end: LocalTime(Instant(seconds: start + seconds), offsetMinutes: 60),
            figures: LegFigures(distance: metres, gapSeconds: gap)
        )
    }

    private func outing(_ legs: [Leg]) -> Outing { Outing(id: .named("o", in: SHA256.digest([])), legs: legs) }

    @Test func `a pause leg counts into the total and not into moving time`() {
        let legs = [
            leg("walk", from: 0, seconds: 600), leg("pause", from: 600, seconds: 120),
            leg("run", from: 760, seconds: 300),
        ]
        let figures = OutingFigures(outing(legs), catalog: catalog)
        #expect(figures.totalSeconds == 1_020 && figures.movingSeconds == 900)
    }

    @Test func `gaps between pieces are total time but no moving time`() {
        let figures = OutingFigures(
            outing([leg("walk", from: 0, seconds: 600, metres: 600, gap: 100)]),
            catalog: catalog
        )
        #expect(figures.totalSeconds == 600 && figures.movingSeconds == 500 && figures.speed == 1.2)
    }

    @Test func `dog steps count walked metres only, over stride times sniff factor`() {
        let legs = [
            leg("dog-walk", from: 0, seconds: 600, metres: 800), leg("drive", from: 700, seconds: 600, metres: 9_000),
        ]
        let figures = OutingFigures(outing(legs), catalog: catalog)
        #expect(figures.pedestrianDistance == 800 && figures.dogSteps == 2_800)
        #expect(!figures.showsPace)
    }

    @Test(arguments: [(9.99, false), (10.0, true)])
    func `speed needs ten metres`(metres: Double, isKnown: Bool) {
        let figures = OutingFigures(outing([leg("walk", from: 0, seconds: 60, metres: metres)]), catalog: catalog)
        #expect((figures.speed != nil) == isKnown)
    }

    @Test func `a title names distinct kinds in the order walk, run, drive, and pauses only alone`() {
        let kinds = ["drive", "walk", "pause", "run", "walk"].map(KindID.init(rawValue:))
        #expect(TitleKinds.of(kinds, catalog: catalog).map { $0.name(in: "nb") } == ["Gåtur", "Løpetur", "Biltur"])
        #expect(TitleKinds.of([KindID(rawValue: "pause")], catalog: catalog).map(\.id.rawValue) == ["pause"])
    }

    @Test func `statistics count outings with a kind and its separate legs apart, groups included`() throws {
        let first = outing([
            leg("run", from: 0, seconds: 60, metres: 200), leg("walk", from: 60, seconds: 60, metres: 80),
            leg("run", from: 120, seconds: 60, metres: 220),
        ])
        let later = outing([leg("dog-walk", from: 40 * 86_400, seconds: 600, metres: 700)])
        let all = [first, later]
        func statistics(_ period: Period, _ kind: String?) -> PeriodStatistics {
            PeriodStatistics(all, period: period, category: kind.map(KindID.init(rawValue:)), catalog: catalog)
        }
        #expect(statistics(.all, "run").outings == 1 && statistics(.all, "run").legs == 2)
        #expect(statistics(.all, "walk").outings == 2 && statistics(.all, "walk").figures.distance == 780)
        #expect(statistics(.month(year: 1970, month: 1), nil).outings == 1)
        #expect(statistics(.year(1970), nil).figures.distance == 1_200)
        #expect(statistics(.year(1971), nil).outings == 0 && statistics(.year(1971), nil).figures.speed == nil)
    }
}
