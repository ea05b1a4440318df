import Foundation
import Testing
import TurGPX
import TurGeo
import TurOutings

/// What a file came to, for tests.
struct GPXContent {
    var tracks: [TrackHeader] = []
    var segments: [Fixes] = []
    var fragments: [Fragment] = []
    var routes: [(header: RouteHeader, lines: [Fixes])] = []
    var markers: [Marker] = []
    var own: [OwnMarker?] = []
    var report = Report()

    init(_ text: String, _ tolerance: Tolerance = .lenient, zone: (any ZoneRules)? = nil) throws {
        try self.init(Array(text.utf8), tolerance, zone: zone)
    }

    init(_ bytes: [UInt8], _ tolerance: Tolerance = .lenient, zone: (any ZoneRules)? = nil) throws {
        var items: [ImportItem] = []
        let reader = GPXReader(options: ImportOptions(tolerance: tolerance, zone: zone))
        try reader.read(bytes) { items.append($0) }
        for item in items { add(item) }
    }

    private mutating func add(_ item: ImportItem) {
        switch item {
        case .segment: segments.append(Fixes())
        case .fixes(let fixes, let carried):
            segments[segments.count - 1].append(contentsOf: fixes)
            fragments += carried
        case .trackEnd(let header): tracks.append(header)
        case .route(let header, let lines): routes.append((header, lines))
        case .marker(let marker, _, let own):
            markers.append(marker)
            self.own.append(own)
        case .finding(let finding): report.add(finding)
        case .fragment(let fragment): fragments.append(fragment)
        case .creator, .track, .sample: break
        }
    }

    var codes: Set<String> { Set(report.findings.map(\.code)) }
    var points: Int { segments.reduce(0) { $0 + $1.count } }

    static func fixture(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Fixtures/Cases")
            .standardized
        return Array(try Data(contentsOf: folder.appending(path: name)))
    }
}

@Suite struct GPXReaderTests {
    private func point(_ inner: String, attributes: String = #"lat="59.9" lon="10.7""#) -> String {
        """
        <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>\
        <trkpt \(attributes)>\(inner)</trkpt></trkseg></trk></gpx>
        """
    }

    @Test(arguments: [
        ("01-time-nine-decimals.gpx", 2), ("02-time-offset-and-zone-name.gpx", 3), ("06-time-on-some-points.gpx", 4),
        ("14-bom-utf8-declared-utf16.gpx", 1), ("18-leading-space.gpx", 2), ("19-truncated.gpx", 8),
        ("20-trailing-rubbish.gpx", 12), ("21-undeclared-prefix.gpx", 2), ("31-longitude-out-of-range.gpx", 2),
        ("32-lon-missing.gpx", 1), ("35-unescaped-ampersand.gpx", 2), ("36-control-character.gpx", 1),
    ])
    func `the fault cases give the points that are wanted`(file: String, points: Int) throws {
        #expect(try GPXContent(try GPXContent.fixture(file)).points == points)
    }

    @Test(arguments: [
        "12-decimal-comma-coordinates.gpx", "17-windows-1252-undeclared.gpx", "19-truncated.gpx",
        "20-trailing-rubbish.gpx", "35-unescaped-ampersand.gpx", "36-control-character.gpx",
    ])
    func `strict reading refuses what is ill-formed and names the place`(file: String) throws {
        let bytes = try GPXContent.fixture(file)
        do {
            _ = try GPXContent(bytes, .strict)
            Issue.record("not refused")
        } catch let error as TurError {
            #expect(error.code == .refused && error.place.line != nil && error.place.column != nil)
        }
    }

    @Test(arguments: ["hr", "x:hr", "x:heartrate"])
    func `heart rate is read under any of its names`(name: String) throws {
        let inner =
            "<extensions><x:TrackPointExtension xmlns:x=\"http://www.garmin.com/xmlschemas/TrackPointExtension/v2\"><\(name)>121</\(name)></x:TrackPointExtension></extensions>"
        #expect(try GPXContent(point(inner)).segments[0].value(.heartRate, at: 0) == 121)
    }

    @Test func `Apple's accuracies and speed are read, and a negative accuracy is none`() throws {
        let inner = "<extensions><speed>1.25</speed><course>90.5</course><hAcc>4.5</hAcc><vAcc>-1</vAcc></extensions>"
        let fixes = try GPXContent(point(inner)).segments[0]
        #expect(fixes.value(.speed, at: 0) == 1.25 && fixes.value(.course, at: 0) == 90.5)
        #expect(fixes.value(.horizontalAccuracy, at: 0) == 4.5 && fixes.value(.verticalAccuracy, at: 0) == nil)
    }

    @Test func `a written offset is kept beside UTC, and Z is none`() throws {
        let fixes = try GPXContent(point("<time>2024-10-27T02:30:00+02:00</time>")).segments[0]
        #expect(fixes.stored(.utcOffset, at: 0) == 120 && fixes.time(at: 0) == Instant(seconds: 1_729_989_000))
        #expect(try GPXContent(point("<time>2024-10-27T02:30:00Z</time>")).segments[0].stored(.utcOffset, at: 0) == nil)
    }

    @Test func `a time without zone is UTC with a warning, or local in the zone that the user gave`() throws {
        let text = point("<time>2024-05-11T10:00:00</time>")
        let plain = try GPXContent(text)
        #expect(
            plain.codes == ["time-without-zone"] && plain.segments[0].time(at: 0) == Instant(seconds: 1_715_421_600)
        )
        let given = try GPXContent(text, zone: FixedZone(name: "+02:00", minutes: 120))
        #expect(
            given.codes == ["time-in-given-zone"] && given.segments[0].time(at: 0) == Instant(seconds: 1_715_414_400)
        )
    }

    @Test(arguments: [
        ("<time>1970-01-01T00:00:00Z</time>", "epoch-time"), ("<time>2024 05 11 10:00:00</time>", "time"),
        ("<ele>1,234.5</ele>", "number"), ("<ele>12,5</ele>", "decimal-comma"),
    ])
    func `what can't be trusted is reported and never invented`(inner: String, code: String) throws {
        let content = try GPXContent(point(inner))
        #expect(content.codes == [code] && content.segments[0].time(at: 0) == nil)
    }

    @Test func `what the model has no place for is carried through`() throws {
        let inner = #"<name>A &amp; B</name><extensions><s:x xmlns:s="urn:s"><s:y/></s:x></extensions>"#
        let content = try GPXContent(point(inner))
        #expect(content.fragments.map(\.holder) == ["name", "extensions"])
        #expect(content.fragments.allSatisfy { $0.sequence == 0 })
        #expect(content.fragments[1].markup.contains("urn:s"))
    }

    @Test func `extensions of the file and of its metadata are carried through`() throws {
        let text = """
            <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><metadata><name>M</name><extensions>\
            <a xmlns="urn:a"/></extensions></metadata><trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>\
            <extensions><b xmlns="urn:b"/></extensions></gpx>
            """
        let content = try GPXContent(text)
        #expect(content.fragments.map { $0.markup.contains("urn:a") || $0.markup.contains("urn:b") } == [true, true])
        #expect(content.tracks.first?.name == nil)
    }

    @Test func `salvage goes on behind a fault, at the next point`() throws {
        let whole = String(decoding: try GPXContent.fixture("20-trailing-rubbish.gpx"), as: UTF8.self)
        let cut = whole.replacingOccurrences(of: "<ele>4</ele>", with: "<!-- ")
        #expect(throws: TurError.self) { try GPXContent(cut, .strict) }
        let lenient = try GPXContent(cut)
        let salvaged = try GPXContent(cut, .salvage)
        #expect(lenient.points < salvaged.points && salvaged.points >= 11)
    }

    @Test func `shaping points are the path of a route and not counted as its points`() throws {
        let text = """
            <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1" xmlns:gpxx="http://www.garmin.com/xmlschemas/GpxExtensions/v3">
            <rte><name>R</name><rtept lat="1" lon="1"><extensions><gpxx:RoutePointExtension><gpxx:rpt lat="1.1" lon="1"/><gpxx:rpt lat="1.2" lon="1"/></gpxx:RoutePointExtension></extensions></rtept><rtept lat="2" lon="1"/></rte></gpx>
            """
        let content = try GPXContent(text)
        #expect(content.routes.count == 1 && content.routes[0].header.writtenPoints == 2)
        #expect(content.routes[0].lines[0].count == 4 && content.routes[0].header.name == "R")
    }

    @Test func `a DOCTYPE and another root are refused`() throws {
        for file in ["37-xxe.gpx", "38-entity-bomb.gpx"] {
            let bytes = try GPXContent.fixture(file)
            #expect(throws: TurError.self) { try GPXContent(bytes) }
        }
        #expect(throws: TurError.self) { try GPXContent("<kml/>") }
    }
}
