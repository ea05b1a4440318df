import Foundation
import Testing
import TurFormatMapPage
import TurGeo
import TurOutings

@Suite struct MapPageTests {
    @Test func `a page is one document whose policy names its own script and style sheet`() throws {
        let probe = try PageProbe(SampleMap.page.html(SampleMap.outings(3, points: 50), today: SampleMap.today))
        #expect(probe.html.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        #expect(probe.occurrences(of: "<script") == 2)
        #expect(probe.occurrences(of: "</script>") == 2)
        #expect(probe.occurrences(of: "<style") == 1)
        for (source, content) in [("script-src", probe.script), ("style-src", probe.style)] {
            let digest = SHA256.digest(Array(content.utf8)).bytes
            let hash = Data(digest).base64EncodedString()
            #expect(probe.policy.contains("\(source) 'sha256-\(hash)';"))
        }
    }

    @Test func `without tiles the policy lets nothing be asked for`() throws {
        let probe = try PageProbe(SampleMap.page.html([], today: SampleMap.today))
        for rule in ["default-src 'none'", "img-src data:;", "base-uri 'none'", "form-action 'none'"] {
            #expect(probe.policy.contains(rule), "\(rule)")
        }
        #expect(!probe.policy.contains("unsafe"))
        #expect(!probe.policy.contains("http"))
        let addresses = probe.html.components(separatedBy: "//").dropFirst().map { $0.prefix(19) }
        #expect(Set(addresses) == ["www.w3.org/2000/svg"])
    }

    @Test(arguments: [
        " onclick=", " onload=", " style=\"", "eval(", "innerHTML", "outerHTML", "insertAdjacent", "document.write",
    ])
    func `nothing in the page makes markup or code of text`(word: String) throws {
        let probe = try PageProbe(SampleMap.page.html([], today: SampleMap.today))
        #expect(probe.occurrences(of: word) == 0)
    }

    @Test func `only the host of the tiles that were asked for is let in`() throws {
        let tiles = try #require(MapTiles("https://tiles.example:8443/a/{z}/{x}/{y}.png", attribution: "© somebody"))
        let page = MapPage(texts: SampleMap.texts, kinds: SampleMap.kinds, language: "en", tiles: [tiles, tiles])
        let probe = try PageProbe(page.html([], today: SampleMap.today))
        #expect(probe.policy.contains("img-src data: https://tiles.example:8443;"))
    }

    @Test(arguments: [
        "https://a.example/{z}/{x}/{y}.png", "http://localhost:8080/{z}/{x}/{y}",
        "https://a.example/t?z={z}&x={x}&y={y}",
    ])
    func `an address with all three gaps is one of tiles`(template: String) {
        #expect(MapTiles(template) != nil)
    }

    @Test(arguments: [
        "https://a.example/{z}/{x}.png", "ftp://a.example/{z}/{x}/{y}", "https:///{z}/{x}/{y}", "/{z}/{x}/{y}",
        "https://a.example; script-src */{z}/{x}/{y}", "https://a.example\"/{z}/{x}/{y}", "https://*/{z}/{x}/{y}",
        "https://u:p@a.example/{z}/{x}/{y}", "https://a.example/{z}/{x}/{y}/{s}", "https://a.example/{z}/{x}/{y} x",
        "https://a.example/{z}/{x}/{y}'", "https://a.example:99999/{z}/{x}/{y}", "https://-a/{z}/{x}/{y}",
    ])
    func `any other address is refused`(template: String) {
        #expect(MapTiles(template) == nil)
    }

    @Test(arguments: HostileTexts.all)
    func `a hostile text stays a text wherever it stands`(text: String) throws {
        #expect(MapTiles(text) == nil)
        let probe = try PageProbe(HostileMap.page(text).html(HostileMap.outings([text]), today: SampleMap.today))
        #expect(probe.occurrences(of: "<script") == 2)
        #expect(probe.occurrences(of: "</script") == 2)
        #expect(!probe.json.utf8.contains { [0x3c, 0x3e, 0x26].contains($0) })
        #expect(!probe.json.unicodeScalars.contains { ["\u{2028}", "\u{2029}"].contains($0) })
        #expect(!PageProbe.between("<title>", "</title>", in: probe.html).contains("<"))
        #expect(!PageProbe.between("<noscript>", "</noscript>", in: probe.html).dropFirst(3).dropLast(4).contains("<"))
        #expect(probe.title(0) == text)
        #expect((probe.data["kinds"] as? [[Any]])?[0][0] as? String == text)
        #expect((probe.data["kinds"] as? [[Any]])?[0][1] as? String == "#5b6770")
    }

    @Test(arguments: ["nb", "en", "ja", "x\"><script>", "", "en-GB", "toolong"])
    func `the language is a code or English`(language: String) throws {
        let page = MapPage(texts: SampleMap.texts, kinds: [], language: language)
        let probe = try PageProbe(page.html([], today: SampleMap.today))
        let expected = ["nb", "ja"].contains(language) ? language : "en"
        #expect(probe.html.contains("<html lang=\"\(expected)\">"))
        #expect(probe.data["language"] as? String == expected)
    }

    @Test func `equal input gives equal bytes, whatever the order of the outings`() {
        let outings = SampleMap.outings(20, points: 30)
        let bytes = SampleMap.page.html(outings, today: SampleMap.today)
        #expect(bytes == SampleMap.page.html(outings, today: SampleMap.today))
        #expect(bytes.count == SampleMap.page.html(outings.reversed(), today: SampleMap.today).count)
    }
}
