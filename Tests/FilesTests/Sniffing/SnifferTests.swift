import Testing
import TurFiles

@Suite struct SnifferTests {
    private static func look(_ text: String) -> Sniff { Sniffer.look(Array(text.utf8)) }

    @Test func `files with a signature are known by it`() throws {
        #expect(try Sniffer.look(Gzip.pack([1])) == .gzip)
        #expect(try Sniffer.look(ZipMaker("a", [1]).bytes()) == .zip)
        #expect(try Sniffer.look(ZipMaker([]).bytes()) == .zip)
        #expect(Self.look("SQLite format 3\u{0}\u{10}") == .sqlite)
        #expect(Sniffer.look([14, 0x20, 0, 0, 0, 0, 0, 0] + Array(".FIT".utf8) + [0, 0]) == .fit)
        #expect(Sniffer.look([12, 0x10, 0, 0, 0, 0, 0, 0] + Array(".FIT".utf8)) == .fit)
    }

    @Test(arguments: [
        ("<gpx>", "gpx", ""), ("<gpx", "gpx", ""),
        (" \n<?xml version='1.0'?>\n<gpx xmlns='http://a'/>", "gpx", "http://a"),
        ("\u{feff}<gpx xmlns:x=\"http://b\" xmlns = \"http://a\" >", "gpx", "http://a"),
        ("<g:gpx xmlns=\"http://a\" xmlns:g=\"http://b\">", "gpx", "http://b"),
        ("<g:gpx xmlns=\"http://a\">", "gpx", ""),
        ("<!-- <no> -- > --><kml/>", "kml", ""), ("<!DOCTYPE html><html lang=en><p>", "html", ""),
        (
            "<!DOCTYPE HealthData [\n<!-- HealthKit's > -->\n<!ELEMENT HealthData (a)>\n<!ATTLIST a b CDATA \"]>\">\n]>\n<HealthData locale=\"nb\">",
            "HealthData", ""
        ),
        (
            "<?xml version=\"1.0\"?><?xml-stylesheet href=\"<a>\"?><TrainingCenterDatabase>", "TrainingCenterDatabase",
            ""
        ),
        ("<gpx xmlns=\"http://cut", "gpx", "http://cut"), ("<Åre>", "Åre", ""),
        ("<gpx><trk xmlns=\"http://no\">", "gpx", ""),
    ])
    func `markup is known by its first element`(text: String, root: String, namespace: String) {
        #expect(Self.look(text) == .markup(root: root, namespace: namespace))
        var units = Array(text.utf16)
        if units.first != 0xfeff { units.insert(0xfeff, at: 0) }
        let little = units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
        for bytes in [little, big] { #expect(Sniffer.look(bytes) == .markup(root: root, namespace: namespace)) }
        guard text.first == "<" else { return }
        for bytes in [little, big] {
            #expect(Sniffer.look(Array(bytes.dropFirst(2))) == .markup(root: root, namespace: namespace))
        }
    }

    @Test(arguments: [
        ("{}", Sniff.Top.object, []), ("[]", .array, []),
        ("{\"a\":1,\"b\":{\"x\":[]},\"c\"", .object, ["a", "b"]),
        ("[{\"_type\":\"location\",\"lat\":1},{\"no\":1}]", .array, ["_type", "lat"]), ("[1,2]", .array, []),
        ("[[{\"no\":1}],{\"a\":1}]", .array, ["a"]),
        ("\u{1e}{\"type\":\"Feature\"}\n\u{1e}{\"no\":1}", .object, ["type"]),
        ("{\"a\":1}\n{\"no\":1}", .object, ["a"]), ("{\"a\":oops}", .object, ["a"]), ("[", .array, []),
        ("{" + (0..<40).map { "\"\($0)\":0" }.joined(separator: ",") + "}", .object, (0..<16).map(String.init)),
    ])
    func `JSON is known by its top and first keys`(text: String, top: Sniff.Top, keys: [String]) {
        #expect(Self.look(text) == .json(top: top, keys: keys))
    }

    @Test(arguments: [
        "$GPRMC,100000,A,5954.0,N,01042.0,E,0.0,0.0,110524,,*1A\r\n", "!AIVDM,1,1,,A,x,0*00", "$PGRMZ,246,f,3*1B",
        "\n\n$GNGGA,", "# a log\n# by gpsd\n$GPGGA,1", "\\s:r,c:1*0A\\$GPRMC,1",
    ])
    func `NMEA is known by its first sentence`(text: String) { #expect(Self.look(text) == .nmea) }

    @Test func `IGC is known by its maker's record and what follows`() {
        #expect(Self.look("AXXXABC FLIGHT:1\r\nHFDTE160701\r\n") == .igc)
        #expect(Self.look("AFLY12345\nB1101355206343N00006198WA0058700558\n") == .igc)
        #expect(Self.look("APRIL\nwas cold\n") == .text(firstLine: "APRIL"))
    }

    @Test(arguments: [
        ("time;lat;lon\n1;2;3", "time;lat;lon"), ("\u{feff}\r\nlat,lon\r\n", "lat,lon"),
        ("[section]\na=1", "[section]"),
        ("{not json}", "{not json}"), ("< 5", "< 5"), ("$5 a day, or more", "$5 a day, or more"),
        ("2024-05-11T10:00:00Z\t*\t{}", "2024-05-11T10:00:00Z\t*\t{}"), ("x", "x"),
        ("<!-- no element -->", "<!-- no element -->"),
    ])
    func `other text gives its first line`(text: String, line: String) {
        #expect(Self.look(text) == .text(firstLine: line))
    }

    @Test func `text in Latin 1 is text, and a long line is cut`() {
        #expect(Sniffer.look([0x50, 0xe5, 0x0a]) == .text(firstLine: "P\u{fffd}"))
        #expect(
            Self.look(String(repeating: "x", count: 5_000)) == .text(firstLine: String(repeating: "x", count: 1_000))
        )
    }

    @Test func `nothing is empty and noise is binary`() {
        for text in ["", " \r\n\t", "\u{feff}", "\u{feff}\n"] { #expect(Self.look(text) == .empty) }
        #expect(Sniffer.look([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]) == .binary)
        #expect(Sniffer.look([0xff, 0xd8, 0xff, 0xe0, 0, 16]) == .binary)
        Dice.eachSeed { dice in #expect(Sniffer.look([1, 2, 0] + dice.bytes(5_000)) == .binary) }
    }

    @Test func `any bytes get an answer`() {
        Dice.eachSeed { dice in
            for start in ["<", "{", "[", "$GP", "A", "<!", "<!--", "<?", "\u{feff}<", "PK\u{3}\u{4}"] {
                for _ in 0..<100 {
                    let noise = dice.bytes(dice.below(60)).map { dice.below(2) == 0 ? $0 & 0x3f | 0x20 : $0 }
                    let bytes = Array(start.utf8) + noise
                    #expect(Sniffer.look(bytes) != .empty, "\(bytes)")
                }
            }
        }
    }

    @Test(arguments: [
        ("made/base.gpx", "gpx"), ("made/gpsbabel-history.tcx", "TrainingCenterDatabase"),
        ("cases/15-utf16le.gpx", "gpx"),
        ("cases/14-bom-utf8-declared-utf16.gpx", "gpx"), ("cases/18-leading-space.gpx", "gpx"),
        ("cases/22-gpx-prefixed-elements.gpx", "gpx"), ("cases/37-xxe.gpx", "gpx"), ("cases/38-entity-bomb.gpx", "gpx"),
        ("cases/17-windows-1252-undeclared.gpx", "gpx"), ("cases/43-gxtrack-mismatch.kml", "kml"),
    ])
    func `files of the corpus have their root`(name: String, root: String) throws {
        guard let bytes = try Corpus.bytes(name) else { return }
        guard case .markup(let found, let namespace) = Sniffer.look(bytes) else {
            Issue.record("\(Sniffer.look(bytes))")
            return
        }
        #expect(found == root && (namespace.hasPrefix("http") || namespace.isEmpty))
    }

    @Test(arguments: [
        ("made/gpsbabel.nmea", Sniff.nmea), ("made/receiver.nmea", .nmea), ("made/gpsbabel.igc", .igc),
        ("made/ogr-tracks.gpkg", .sqlite),
        ("made/gpsbabel-activity.fit", .fit), ("files/gpsd__bu353s4.log", .nmea), ("files/go-igc__0006.igc", .igc),
        ("cases/39-gzip.gpx.gz", .gzip), ("cases/40-strava-archive.zip", .zip), ("made/ogr-libkml.kmz", .zip),
        ("cases/48-nmea-midnight.nmea", .nmea), ("cases/50-igc-midnight.igc", .igc), ("made/ogr-tracks.fgb", .binary),
    ])
    func `files of the corpus are what they are`(name: String, sniff: Sniff) throws {
        guard let bytes = try Corpus.bytes(name) else { return }
        #expect(Sniffer.look(bytes) == sniff)
    }
}
