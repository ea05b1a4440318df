import Testing
import TurOutings

@Suite struct CatalogTests {
    private let walk = ActivityKind(
        id: KindID(rawValue: "walk"),
        names: ["nb": "Gåtur", "en": "Walk"],
        topSpeed: 7,
        rank: 1,
        aliases: ["hiking", "10"]
    )

    @Test(arguments: ["walk", "WALK", "Gåtur", "gåtur", " hiking ", "10"])
    func `a kind is found by id, alias and name in any case`(word: String) throws {
        var catalog = Catalog()
        try catalog.add(kinds: [walk])
        #expect(catalog.kind(meant: word)?.id == walk.id)
    }

    @Test func `an unknown id is a neutral kind and an unknown word is none`() throws {
        let catalog = Catalog()
        #expect(catalog.kind(KindID(rawValue: "skijoring")).id.rawValue == "skijoring")
        #expect(catalog.kind(meant: "skijoring") == nil && catalog.kind(meant: "  ") == nil)
    }

    @Test func `a second kind of one id is refused`() throws {
        var catalog = Catalog()
        try catalog.add(kinds: [walk])
        #expect(throws: TurError(.duplicate, ["kind", "walk"])) { try catalog.add(kinds: [walk]) }
    }
}

@Suite struct ReportTests {
    @Test func `findings of one code are one entry with a count and the first place`() {
        var report = Report()
        report.add(Finding("decimal-comma", .repaired, line: 3))
        report.add(Finding("decimal-comma", .repaired, count: 4, line: 9))
        report.add(Finding("decimal-comma", .warning))
        #expect(report.findings.count == 2 && report.findings[0].count == 5 && report.findings[0].line == 3)
        #expect(report.count(.repaired) == 5 && report.count(.lost) == 0)
    }
}
