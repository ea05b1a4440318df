import Testing
import TurTexts

@Suite struct TextsTests {
    @Test(arguments: [Language.nb, .de, .en])
    func `every key has its sentence in the finished languages`(language: Language) {
        let missing = Texts.keys.filter { !Texts(language).has($0) }
        #expect(missing.isEmpty, "\(language): \(missing)")
    }

    @Test func `the gaps of a sentence are the same in every language`() {
        for key in Texts.keys {
            let gaps = [Language.nb, .de, .en].map { language in
                (0..<4).filter {
                    Texts(language).sentence(key, ["⓪", "①", "②", "③"]).contains(["⓪", "①", "②", "③"][$0])
                }
            }
            #expect(Set(gaps).count == 1, "\(key): \(gaps)")
        }
    }

    @Test(arguments: [
        (Language.nb, ["Gåtur"], "Gåtur"), (.nb, ["Gåtur", "Løpetur"], "Gåtur og løpetur"),
        (.nb, ["Gåtur", "Løpetur", "Biltur"], "Gåtur, Løpetur og biltur"),
        (.de, ["Spaziergang", "Lauf"], "Spaziergang und Lauf"), (.en, ["Walk", "Run"], "Walk and run"),
        (.ja, ["散歩", "電車"], "散歩と電車"),
    ])
    func `titles follow the grammar of lists`(language: Language, names: [String], title: String) {
        #expect(Texts(language).title(names) == title)
    }

    @Test(arguments: [
        (Language.nb, 3_456.0, "3,46 km"), (.en, 3_456, "3.46 km"), (.en, 999.4, "999 m"), (.en, 999.5, "1.00 km"),
        (.de, 0, "0 m"),
    ])
    func `lengths are metres, then kilometres`(language: Language, metres: Double, text: String) {
        #expect(Texts(language).length(metres, units: .kilometres) == text)
    }

    @Test func `paces, durations and miles are rounded as one reads them`() {
        let texts = Texts(.en)
        #expect(texts.pace(1_000.0 / 359.6, units: .kilometres) == "6:00 /km")
        #expect(texts.pace(0, units: .kilometres) == "–")
        #expect(texts.duration(3_599.6) == "1:00:00" && texts.duration(59.4) == "0:59")
        #expect(texts.length(1_609.344, units: .miles) == "1.00 mi" && texts.length(30.48, units: .miles) == "100 ft")
        #expect(texts.number(-0.004, decimals: 2) == "0.00" && texts.number(-1.005, decimals: 1) == "-1.0")
    }

    @Test(arguments: [("no_NO.UTF-8", Language.nb), ("nn", .nb), ("de-CH", .de), ("ja_JP", .ja)])
    func `tags of systems name our languages`(tag: String, language: Language) {
        #expect(Language(tag: tag) == language)
    }

    @Test func `an unknown language falls back to English and an unknown key to itself`() {
        #expect(Language.chosen(option: "xx", environment: ["LANG": "C.UTF-8"]) == .en)
        #expect(Texts(.nb)("no.such.key", "a") == "no.such.key a")
        #expect(!Texts(.fr)("list.heading").isEmpty)
    }
}
