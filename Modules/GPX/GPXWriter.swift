import TurFiles
import TurGeo
public import TurOutings

/// Writes GPX 1.1 in the order of its schema, every prefix declared, never a NaN and never an empty piece.
///
/// Each leg becomes a trk, each piece with fixes a trkseg. Heart rate, cadence, temperature, speed and course go into
/// Garmin's TrackPointExtension, power into its PowerExtension; what tur alone knows into its own (GPXOwn.swift).
public struct GPXWriter: ExportSession {
    /// Codes of what GPX has no room for.
    public static let losses = ["channels", "photos"]

    let options: ExportOptions
    private var isOpen = false

    /// A writer of one file.
    public init(_ options: ExportOptions) { self.options = options }

    /// The bytes that `item` adds.
    ///
    /// - Throws: never; a value that JSON cannot hold would be an error of the encoder.
    /// - Complexity: O(fixes).
    public mutating func write(_ item: ExportItem) throws -> ExportChunk {
        var writer = MarkupWriter(opening())
        switch item {
        case .marker(let marker, let outing): writer.write(marker, outing: outing)
        case .route(let route): writer.write(route)
        case .outing(let outing, let fixes): try writer.write(outing, fixes, title: options.title(outing))
        }
        return ExportChunk(writer.bytes, report: lost(from: item))
    }

    private func lost(from item: ExportItem) -> Report {
        var report = Report()
        switch item {
        case .marker(let marker, _):
            if !marker.photos.isEmpty { report.add(Finding("lost-photos", .lost)) }
        case .route: break
        case .outing(_, let fixes):
            let known = Set(GPXChannel.all)
            let others = fixes.joined().contains { piece in
                piece.channels.contains { !known.contains($0) && !piece.values(of: $0).isEmpty }
            }
            if others { report.add(Finding("lost-channels", .lost)) }
        }
        return report
    }

    /// The bytes that end the file.
    public mutating func finish() -> ExportChunk { ExportChunk(opening() + Array("</gpx>\n".utf8)) }

    private mutating func opening() -> [UInt8] {
        guard !isOpen else { return [] }
        isOpen = true
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <gpx version="1.1" creator="tur" xmlns="\(GPXNamespace.gpx11)" xmlns:gpxtpx="\(GPXNamespace.trackPointV2)" \
            xmlns:gpxpx="\(GPXNamespace.powerV1)" xmlns:tur="\(GPXNamespace.turAddress)">

            """
        return Array(text.utf8)
    }
}

extension MarkupWriter {
    /// A leg a trk; an outing without a single fix is written as empty tracks, so that its fields come back.
    mutating func write(_ outing: Outing, _ fixes: [[Fixes]], title: String) throws {
        let fields = String(decoding: try OutingFields.encode(outing), as: UTF8.self)
        for (index, leg) in outing.legs.enumerated() {
            let pieces = index < fixes.count ? fixes[index].filter { !$0.isEmpty } : []
            start("trk")
            element("name", title)
            if !outing.note.isEmpty { element("desc", outing.note) }
            writeElements(outing.fragments, ["src", "link", "number"])
            if leg.kind == .unknown {
                writeElements(outing.fragments, ["type"])
            } else {
                element("type", leg.kind.rawValue)
            }
            start("extensions")
            start("tur:outing", ["id": "\(outing.id)", "leg": "\(leg.id)", "kind": leg.kind.rawValue])
            let offsets = GPXOffsets(pieces)
            if !offsets.runs.isEmpty { attribute("offsets", offsets.text) }
            text(fields)
            end()
            writeExtensions(outing.fragments, but: ["src", "link", "number", "type"])
            writeExtensions(leg.fragments.filter { $0.sequence == nil }, but: [])
            end()
            for piece in pieces { writeSegment(piece, leg.fragments) }
            end()
            raw([10])
        }
    }

    private mutating func writeSegment(_ piece: Fixes, _ fragments: [Fragment]) {
        start("trkseg")
        let points = GPXPoints(piece, fragments: fragments)
        for index in piece.indices {
            start("trkpt")
            points.write(index, to: &self)
            end()
            raw([10])
        }
        end()
    }

    /// A route of one line is a rte, one of several a trk without times.
    mutating func write(_ route: PlannedRoute) {
        let lines = route.lines.filter { !$0.isEmpty }
        let isRoute = lines.count < 2
        start(isRoute ? "rte" : "trk")
        if let name = route.name { element("name", name) }
        if !route.note.isEmpty { element("desc", route.note) }
        let whole = route.fragments.filter { $0.sequence == nil }
        writeElements(whole, ["src", "link", "number"])
        start("extensions")
        start("tur:route", ["id": "\(route.id)"])
        end()
        writeExtensions(whole, but: ["src", "link", "number"])
        end()
        for line in lines {
            if !isRoute { start("trkseg") }
            let points = GPXPoints(line, fragments: route.fragments)
            for index in line.indices {
                start(isRoute ? "rtept" : "trkpt")
                points.write(index, to: &self)
                end()
            }
            if !isRoute { end() }
        }
        end()
        raw([10])
    }

    mutating func write(_ marker: Marker, outing: Identifier?) {
        start("wpt")
        attribute("lat", fixed: Int64(marker.position.latitudeE7), decimals: 7, trimsZeros: false)
        attribute("lon", fixed: Int64(marker.position.longitudeE7), decimals: 7, trimsZeros: false)
        if let elevation = marker.elevation, let stored = Channel.elevation.stored(elevation) {
            element("ele", fixed: Int64(stored), decimals: 2, trimsZeros: false)
        }
        if let time = marker.time { element("time", time: time.milliseconds) }
        if let name = marker.name { element("name", name) }
        if !marker.note.isEmpty { element("desc", marker.note) }
        writeElements(marker.fragments, ["src", "link", "sym"])
        if let type = marker.type { element("type", type) }
        start("extensions")
        start("tur:marker", ["id": "\(marker.id)"])
        if let outing { attribute("outing", "\(outing)") }
        end()
        writeExtensions(marker.fragments, but: ["src", "link", "sym"])
        end()
        end()
        raw([10])
    }

    /// Fragments that were elements of GPX 1.1 itself, in the order of the schema.
    mutating func writeElements(_ fragments: [Fragment], _ holders: [String]) {
        for holder in holders {
            for fragment in fragments where fragment.holder == holder { raw(Array(fragment.markup.utf8)) }
        }
    }

    /// All other fragments, which have their place under extensions.
    mutating func writeExtensions(_ fragments: [Fragment], but holders: [String]) {
        for fragment in fragments where !holders.contains(fragment.holder) { raw(Array(fragment.markup.utf8)) }
    }
}
