import Testing
import TurGeo
import TurKit
import TurOutings

/// Content that once lost data or ended the program: it is read to its end, or refused with a reason.
@Suite struct HostileContentTests {
    private func gpx(_ inner: String) -> [UInt8] {
        Array("<gpx version=\"1.1\" creator=\"t\" xmlns=\"http://www.topografix.com/GPX/1/1\">\(inner)</gpx>".utf8)
    }

    private func points(_ longitudes: [String], from start: Int = 10) -> String {
        longitudes.enumerated().map { index, longitude in
            "<trkpt lat=\"60\" lon=\"\(longitude)\"><time>2024-05-11T10:00:\(start + index)Z</time></trkpt>"
        }.joined()
    }

    @Test func `a broken longitude costs its own point and no other`() throws {
        let first = points(["10.5", "10.5001", "190.5", "10.5002", "10.5003"])
        let text =
            "<trk><trkseg>\(first)</trkseg></trk><trk><trkseg>\(points(["11.5", "11.5001"], from: 40))</trkseg></trk>"
        let file = try RoundTripTests.read(gpx(text), .lenient)
        #expect(file.outings.count == 2 && file.fixes.count == 6)
        #expect(file.pieces(of: file.outings[0]).joined().map(\.count) == [2, 2])
        #expect(file.pieces(of: file.outings[1]).joined().map(\.count) == [2])
        #expect(file.outings[1].summary.distance < 100)
        #expect(file.fixes.indices.allSatisfy { file.fixes.sequence(at: $0) == Int64($0) })
    }

    @Test func `a clock that is set back neither shuffles the way nor halves it, and is told`() throws {
        let rows = (0..<40).map { row -> String in
            let second = row < 20 ? row : row - 20
            return
                "<trkpt lat=\"\(60 + Double(row) * 0.0001)\" lon=\"10\"><time>2024-05-11T10:00:\(10 + second)Z</time></trkpt>"
        }
        let file = try RoundTripTests.read(gpx("<trk><trkseg>\(rows.joined())</trkseg></trk>"), .lenient)
        #expect(abs(file.outings[0].summary.distance - 39 * 11.14) < 2)
        #expect(file.report.findings.map(\.code) == ["time-backwards"])
    }

    @Test func `a word for an activity that nobody knows is kept and written again`() throws {
        let text = "<trk><type>Swim &amp; dive</type><trkseg>\(points(["10"]))</trkseg></trk>"
        let file = try RoundTripTests.read(gpx(text), .lenient)
        #expect(file.outings[0].legs[0].kind == .unknown && file.report.findings.map(\.code) == ["unknown-kind"])
        var content = ExportContent([file])
        content.markers = []
        var bytes: [UInt8] = []
        let catalog = try RoundTripTests.catalog()
        let exporter = try #require(catalog.exporters.first { $0.format == "gpx" })
        _ = try Exporting(exporter, options: ExportOptions(catalog: catalog) { _ in "x" }).export(content) {
            bytes += $0
        }
        #expect(String(decoding: bytes, as: UTF8.self).contains("<type>Swim &amp; dive</type>"))
    }

    @Test(arguments: [
        #""time":null"#, #""timestamp":1697000000"#, #""properties":[]"#, #""ele":{"a":[1]}"#, #""coordTimes":{"x":1}"#,
        #""name":{"a":1}"#, #""heart":{"a":[1]}"#,
    ])
    func `a member of another sort than it should be takes no feature with it`(member: String) throws {
        let json = """
            {"type":"FeatureCollection","features":[{"type":"Feature","properties":{\(member),"desc":"A"},"geometry":\
            {"type":"LineString","coordinates":[[10,60],[10.001,60]]}},{"type":"Feature","properties":{"name":"B"},\
            "geometry":{"type":"LineString","coordinates":[[11,60],[11.001,60]]}}]}
            """
        let file = try RoundTripTests.read(Array(json.utf8), .lenient)
        #expect(file.routes.count == 2 && file.routes[1].name == "B" && file.routes[0].note == "A", "\(member)")
    }

    private static let id = "6ba7b810-9dad-11d1-80b4-00c04fd430c8"
    private static let leg = "6ba7b811-9dad-11d1-80b4-00c04fd430c8"
    private static func outing(_ figures: String, _ more: String = "") -> String {
        """
        {"tur":1,"outings":[{"id":"\(id)","legs":[{"id":"\(leg)","start":"2024-05-11T10:00:00Z",\
        "end":"2024-05-11T10:10:00Z","figures":{\(figures)}}]\(more)}]}
        """
    }

    @Test(arguments: [
        outing(#""distance":1e300"#), outing(#""gapSeconds":-1e300"#), outing(#""fixes":9223372036854775807"#),
        outing("", #","settings":{"stride":1e-300}"#),
        outing("", #","tracks":[[{"latitude_e7":[1],"longitude_e7":[1],"time":[9223372036854775807]}]]"#),
        outing(
            "",
            #","tracks":[[{"latitude_e7":[1],"longitude_e7":[1],"channels":{"x":{"unit":"m","decimals":-1,"values":[1]}}}]]"#
        ),
        outing("", #","tracks":[[{"latitude_e7":[-2147483648],"longitude_e7":[1]}]]"#),
        #"{"id":"\#(id)","start":1e20,"duration":5}"#, #"{"id":"\#(id)","start":5,"duration":1e300}"#,
    ])
    func `figures that no outing can have are refused`(json: String) {
        #expect(throws: TurError.self) { try RoundTripTests.read(Array(json.utf8), .lenient) }
    }

    @Test(arguments: [
        #"<trk><trkseg><trkpt lat="-922337203685.4775808" lon="1"/><trkpt lat="1" lon="-922337203685.4775808"/></trkseg></trk>"#,
        ##"<trk><extensions><t:outing xmlns:t="urn:tur:gpx:1" leg="x" offsets="-9223372036854775808*1 60*-1">{}</t:outing></extensions><trkseg><trkpt lat="1" lon="1"/></trkseg></trk>"##,
        #"<trk><trkseg><trkpt lat="1" lon="1"><ele>1e400</ele><hdop>99999999999999999999</hdop></trkpt></trkseg></trk>"#,
    ])
    func `numbers beyond all measure are told and left out`(inner: String) throws {
        let file = try RoundTripTests.read(gpx(inner), .lenient)
        #expect(!file.report.isEmpty)
    }

    @Test func `points without a place in GeoJSON are told and left out`() throws {
        let feature =
            #"{"type":"Feature","properties":{"time":"2024-05-11T10:00:00Z"},"geometry":{"type":"Point","coordinates":[]}}"#
        let json = #"{"type":"FeatureCollection","features":[\#(feature),\#(feature)]}"#
        let file = try RoundTripTests.read(Array(json.utf8), .lenient)
        #expect(file.outings.isEmpty && file.report.count(.skipped) == 2)
    }

    @Test func `pieces that a foreign file claims are nobody's`() throws {
        let other =
            #"{"id":"6ba7b812-9dad-11d1-80b4-00c04fd430c8","start":"2024-05-11T11:00:00Z","end":"2024-05-11T11:10:00Z","pieces":[{"source":"\#(Self.id)","first":0,"count":999}]}"#
        let json =
            #"{"tur":1,"outings":[{"id":"\#(Self.id)","legs":[{"id":"\#(Self.leg)","start":"2024-05-11T10:00:00Z","end":"2024-05-11T10:10:00Z"},\#(other)],"tracks":[[{"latitude_e7":[1],"longitude_e7":[1]}]]}]}"#
        let file = try RoundTripTests.read(Array(json.utf8), .lenient)
        #expect(file.outings[0].legs[1].pieces.isEmpty && file.pieces(of: file.outings[0]).joined().map(\.count) == [1])
    }
}
