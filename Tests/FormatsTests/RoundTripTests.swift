import Foundation
import Testing
import TurActivities
import TurFormatCSV
import TurFormatGPX
import TurFormatGeoJSON
import TurFormatJSON
import TurGeo
import TurKit
import TurOutings

@Suite struct RoundTripTests {
    static func catalog() throws -> Catalog {
        var catalog = Catalog()
        try catalog.add(kinds: Activities.all)
        for importer in [GPXFormat(), GeoJSONFormat(), JSONFormat()] as [any Importer] { try catalog.add(importer) }
        for exporter in [GPXFormat(), GeoJSONFormat(), JSONFormat(), CSVFormat()] as [any Exporter] {
            try catalog.add(exporter)
        }
        return catalog
    }

    static func write(_ generated: GeneratedOuting, _ format: String) throws -> (bytes: [UInt8], report: Report) {
        let catalog = try catalog()
        let exporter = try #require(catalog.exporters.first { $0.format == format })
        var outing = generated.outing
        outing.markers = [generated.marker]
        var content = ExportContent()
        content.markers = [(generated.marker, outing.id)]
        content.routes = [generated.route]
        content.outings = [(outing, generated.fixes)]
        var bytes: [UInt8] = []
        let options = ExportOptions(catalog: catalog) { $0.name ?? "Tur" }
        let report = try Exporting(exporter, options: options).export(content) { bytes += $0 }
        return (bytes, report)
    }

    static func read(_ bytes: [UInt8], _ tolerance: Tolerance = .strict) throws -> ImportedFile {
        var settings = ImportSettings()
        settings.tolerance = tolerance
        return try ContentReader(try catalog()).importedFile(FileContent(path: "x", bytes: bytes), settings: settings)
    }

    /// Rows without their sequences, which belong to a source.
    private func bare(_ fixes: Fixes) -> Fixes {
        var bare = fixes
        bare.renumber(from: 0)
        return bare
    }

    @Test(arguments: ["gpx", "json", "geojson"], Array(UInt64(1)...60))
    func `what is written comes back whole`(format: String, seed: UInt64) throws {
        let generated = GeneratedOuting(seed: seed, format == "geojson" ? .plain : .full)
        let (bytes, report) = try Self.write(generated, format)
        #expect(report.findings(.lost).allSatisfy { format == "geojson" && $0.code != "lost-channels" }, "seed \(seed)")
        let file = try Self.read(bytes)
        #expect(file.report.isEmpty, "seed \(seed): \(file.report)")
        let again = try #require(file.outings.first)
        #expect(file.outings.count == 1, "seed \(seed)")
        let pieces = file.pieces(of: again)
        #expect(pieces.map { $0.map(bare) } == generated.fixes.map { $0.map(bare) }, "seed \(seed)")
        var expected = generated.outing
        expected.markers = [generated.marker]
        for index in expected.legs.indices {
            expected.legs[index].pieces = again.legs[index].pieces
            let first = again.legs[index].pieces[0].first
            let before = generated.fixes[index][0].sequence(at: 0)
            for place in expected.legs[index].fragments.indices {
                expected.legs[index].fragments[place].sequence? += first - before
            }
        }
        var bareAgain = again
        if format == "geojson" { expected.markers[0].photos = [] }
        if format == "gpx" { normalise(&expected, &bareAgain) }
        #expect(bareAgain.legs == expected.legs, "seed \(seed)")
        #expect(bareAgain.markers == expected.markers, "seed \(seed)")
        (expected.legs, expected.markers) = (bareAgain.legs, bareAgain.markers)
        #expect(bareAgain == expected, "seed \(seed)")
        #expect(file.routes.map(\.id) == [generated.route.id] && file.routes[0].name == generated.route.name)
        #expect(file.routes[0].lines.map(bare) == generated.route.lines.map(bare), "seed \(seed)")
    }

    /// Captured markup may be written another way; what counts is that it is there and in its place.
    private func normalise(_ one: inout Outing, _ other: inout Outing) {
        #expect(one.fragments.count == other.fragments.count)
        #expect(
            one.legs.map { $0.fragments.map(\.holder) }.joined().sorted()
                == other.legs.map { $0.fragments.map(\.holder) }.joined().sorted()
        )
        one.fragments = []
        other.fragments = []
        for index in one.legs.indices {
            one.legs[index].fragments = []
            other.legs[index].fragments = []
        }
    }

    @Test(arguments: ["gpx", "json", "geojson", "csv"])
    func `equal content gives equal bytes and an empty file is one`(format: String) throws {
        let generated = GeneratedOuting(seed: 3, .full)
        #expect(try Self.write(generated, format).bytes == Self.write(generated, format).bytes)
        let exporter = try #require(try Self.catalog().exporters.first { $0.format == format })
        var session = try exporter.begin(ExportOptions(catalog: try Self.catalog()) { _ in "" })
        let empty = try session.finish().bytes
        #expect(!empty.isEmpty)
        if format == "geojson" { #expect(try Self.read(empty).outings.isEmpty) }
    }

    @Test(arguments: ["geojson", "csv"])
    func `what a format has no room for is told, and is in its list`(format: String) throws {
        let report = try Self.write(GeneratedOuting(seed: 5, .full), format).report
        let exporter = try #require(try Self.catalog().exporters.first { $0.format == format })
        #expect(report.count(.lost) > 0)
        for finding in report.findings {
            #expect(exporter.losses.contains(String(finding.code.dropFirst(5))), "\(finding)")
        }
    }

    @Test func `GeoJSON is cut at the antimeridian and read back as two lines`() throws {
        let bytes = Array(
            try Data(
                contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
                    path: "../Fixtures/Cases/30-antimeridian.gpx"
                ).standardized
            )
        )
        let file = try Self.read(bytes)
        var content = ExportContent([file])
        content.markers = []
        var text: [UInt8] = []
        _ = try Exporting(GeoJSONFormat(), options: ExportOptions(catalog: try Self.catalog()) { _ in "x" }).export(
            content
        ) { text += $0 }
        let json = String(decoding: text, as: UTF8.self)
        #expect(json.contains("MultiLineString") || json.contains("\"tur:id\""))
        #expect(json.contains("[180,") && json.contains("[-180,"))
    }

    @Test func `the fault case with points, lines and nothing gives what is wanted`() throws {
        let json = """
            {"type":"FeatureCollection","features":[{"type":"Feature","properties":{"coordTimes":["2024-05-11T10:00:00Z",\
            "2024-05-11T10:00:01Z"]},"geometry":{"type":"LineString","coordinates":[[10.75225,59.91235,12],[10.75324,59.91235]]}},\
            {"type":"Feature","properties":{},"geometry":null},{"type":"Feature","properties":{"name":"P"},"geometry":\
            {"type":"MultiPoint","coordinates":[[10.75225,59.91235]]}}]}
            """
        let file = try Self.read(Array(json.utf8), .lenient)
        #expect(
            file.outings.count == 1 && file.fixes.count == 2
                && file.report.findings.map(\.code) == ["geometry"]
        )
        #expect(file.outings[0].markers.map(\.name) == ["P"])
    }
}
