import Testing
import TurFiles

@Suite struct ZipNameTests {
    @Test(arguments: [
        "/etc/passwd", "../a", "..", "a/..", "a/../../b", "./a", "a/./b", "a//b", "//a", "", "/", "a\\b", "..\\a",
        "C:/a",
        "C:a", "a:b", "a\u{0}b", "a\nb", "\u{1b}[31m", "a\u{7f}", "a\u{85}", "CON", "con.txt", "a/nul", "Aux.gpx/b",
        "COM1",
        "lpt9.gpx", "com¹", "a.", "a ", "a /b", "gpx\u{202e}exe", "\u{feff}a", "a\u{fffd}", "a*", "a?", "a|b", "<a>",
        "\"a\"",
        String(repeating: "n", count: 256),
    ])
    func `dangerous names are suspicious`(name: String) throws {
        #expect(ZipName.isSuspicious(name))
        let archive = try ZipArchive(ZipMaker(name, [1]).bytes())
        let entry = try #require(archive.entries.first)
        #expect(entry.isSuspicious && entry.name == name)
        #expect(try archive.unpack(entry) == [1])
    }

    @Test(arguments: [
        "a", "activities/1234.gpx.gz", "Zeitachse.json", "på tur/Ålesund – Oslo.gpx", "日本/東京.kml", ".hidden", "a..b",
        "contour.gpx", "console/nullable.gpx", "com10", "lpt", "a/b/", String(repeating: "n", count: 255),
    ])
    func `usual names are not`(name: String) { #expect(!ZipName.isSuspicious(name)) }
}
