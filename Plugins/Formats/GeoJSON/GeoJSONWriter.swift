import TurFiles
import TurGeo
import TurOutings

/// Writes a FeatureCollection: a feature a leg, a planned route or a marker.
///
/// Lines are cut at ±180° (RFC 7946 3.1.9); `coordTimes` and `heartRates` run along them as togeojson has it, nested where
/// a line has several parts. Members of our own begin with `tur:`.
struct GeoJSONWriter: ExportSession {
    private let options: ExportOptions
    private var isOpen = false

    init(_ options: ExportOptions) { self.options = options }

    mutating func write(_ item: ExportItem) throws -> ExportChunk {
        switch item {
        case .marker(let marker, let outing): return ExportChunk(next(feature(marker, outing)), report: losses(marker))
        case .route(let route): return ExportChunk(next(feature(route)))
        case .outing(let outing, let fixes):
            var chunk = ExportChunk()
            for (index, leg) in outing.legs.enumerated() {
                let pieces = index < fixes.count ? fixes[index].filter { !$0.isEmpty } : []
                chunk.bytes += next(try feature(outing, leg, pieces))
                chunk.report.add(losses(leg, pieces))
            }
            if !outing.fragments.isEmpty { chunk.report.add(Finding("lost-fragments", .lost)) }
            return chunk
        }
    }

    mutating func finish() -> ExportChunk {
        ExportChunk((isOpen ? [] : opening) + Array("\n]}\n".utf8))
    }

    private let opening = Array("{\"type\":\"FeatureCollection\",\"features\":[\n".utf8)

    private mutating func next(_ feature: [UInt8]) -> [UInt8] {
        defer { isOpen = true }
        return (isOpen ? Array(",\n".utf8) : opening) + feature
    }

    private func feature(_ outing: Outing, _ leg: Leg, _ pieces: [Fixes]) throws -> [UInt8] {
        let fields = String(decoding: try OutingFields.encode(outing), as: UTF8.self)
        let lines = pieces.flatMap { GeoJSONLine.cut($0) }
        var json = JSONWriter()
        json.beginFeature()
        json.text("name", options.title(outing))
        if !outing.note.isEmpty { json.text("note", outing.note) }
        json.text("type", leg.kind.rawValue)
        json.text("start", leg.start.description)
        json.text("end", leg.end.description)
        json.key("distance_m")
        json.fixed(Int64((leg.figures.distance * 100).rounded()), decimals: 2)
        json.text("tur:outing", outing.id.description)
        json.text("tur:leg", leg.id.description)
        json.text("tur:fields", fields)
        json.times(lines)
        json.heartRates(lines)
        json.endFeature(lines)
        return json.bytes
    }

    private func feature(_ route: PlannedRoute) -> [UInt8] {
        let lines = route.lines.filter { !$0.isEmpty }.flatMap { GeoJSONLine.cut($0) }
        var json = JSONWriter()
        json.beginFeature()
        if let name = route.name { json.text("name", name) }
        if !route.note.isEmpty { json.text("note", route.note) }
        json.text("tur:id", route.id.description)
        json.endFeature(lines)
        return json.bytes
    }

    private func feature(_ marker: Marker, _ outing: Identifier?) -> [UInt8] {
        var json = JSONWriter()
        json.beginFeature()
        if let name = marker.name { json.text("name", name) }
        if !marker.note.isEmpty { json.text("note", marker.note) }
        if let type = marker.type { json.text("type", type) }
        if let time = marker.time {
            json.key("time")
            json.time(time.milliseconds)
        }
        json.text("tur:marker", marker.id.description)
        if let outing { json.text("tur:outing", outing.description) }
        json.endProperties()
        json.text("type", "Point")
        json.key("coordinates")
        json.coordinate(marker.position, marker.elevation.flatMap { Channel.elevation.stored($0) })
        json.endObject()
        json.endObject()
        return json.bytes
    }

    private func losses(_ marker: Marker) -> Report {
        var report = Report()
        if !marker.fragments.isEmpty { report.add(Finding("lost-fragments", .lost)) }
        if !marker.photos.isEmpty { report.add(Finding("lost-photos", .lost)) }
        return report
    }

    private func losses(_ leg: Leg, _ pieces: [Fixes]) -> Report {
        var report = Report()
        let kept: Set<Channel> = [.elevation, .heartRate, .utcOffset]
        if pieces.contains(where: { !$0.channels.allSatisfy(kept.contains) }) {
            report.add(Finding("lost-channels", .lost))
        }
        if pieces.contains(where: { piece in piece.indices.contains { !piece.flags(at: $0).isEmpty } }) {
            report.add(Finding("lost-flags", .lost))
        }
        if !leg.fragments.isEmpty { report.add(Finding("lost-fragments", .lost)) }
        return report
    }
}
