import TurFiles
import TurGeo
import TurKit
import TurOutings
import TurStats
import TurStorage
import TurTexts

extension Verb {
    /// `tur show OUTING`: one outing with all its legs.
    static let show = Verb("show", operands: "OUTING", count: 1...1, example: "tur show 12") { line, shell in
        let open = try await shell.archive(line, .read)
        let stored = try await open.archive.resolve(line.operands[0], deleted: true)
        let number = try await open.archive.number(of: stored.outing.id)
        let fixes = try await open.archive.fixes(of: stored.outing)
        guard !line.has("json") else {
            var json = JSONWriter(isPretty: true)
            json.write(stored, number: number, fixes, open.shell)
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        for text in open.page(stored, number: number) { try shell.console.print(text) }
        return .clean
    }
}

extension OpenArchive {
    fileprivate func page(_ stored: StoredOuting, number: Int?) -> [String] {
        let (outing, texts) = (stored.outing, shell.texts)
        let title = texts.title(of: outing, catalog: archive.catalog).harmless
        var lines = [number.map { "\($0)  \(title)" } ?? title]
        lines.append("\(texts.day(outing.start.date)), \(texts.clock(outing.start))–\(texts.clock(outing.end))")
        if outing.timeBasis == .longitude { lines.append(texts("show.assumed")) }
        if stored.isDeleted { lines.append(texts("show.deleted", String(outing.id.description.prefix(8)))) }
        lines.append("")
        lines += figureLines(OutingFigures(outing, catalog: archive.catalog), dog: outing.settings.dogName)
        let rejected = outing.legs.reduce(0) { $0 + $1.figures.rejected }
        if rejected > 0 { lines.append(texts("show.rejected", "\(rejected)", "\(outing.summary.fixes)")) }
        if outing.legs.count > 1 { lines += ["", texts("show.legs")] + legTable(outing).lines }
        if !outing.note.isEmpty { lines += ["", texts("show.note"), outing.note.harmlessLines] }
        if !outing.markers.isEmpty {
            lines += ["", texts("show.markers")]
            lines += outing.markers.map { "  " + ($0.name ?? $0.type ?? $0.note).harmless }
        }
        return lines + ["", "\(outing.id)"]
    }

    /// The eight figures, a line each.
    func figureLines(_ figures: OutingFigures, dog: String) -> [String] {
        let texts = shell.texts
        var table = Table()
        table.add([texts("figure.total"), texts.duration(figures.totalSeconds)])
        table.add([texts("figure.moving"), texts.duration(figures.movingSeconds)])
        table.add([texts("figure.distance"), texts.length(figures.distance, units: units)])
        if figures.pedestrianDistance > 0 {
            let steps = texts("figure.dog-steps", dog.harmless, "\(figures.dogSteps)")
            table.add([texts("figure.walked"), "\(texts.length(figures.pedestrianDistance, units: units)) – \(steps)"])
        }
        if let speed = figures.speed {
            let value = figures.showsPace ? texts.pace(speed, units: units) : texts.speed(speed, units: units)
            table.add([texts(figures.showsPace ? "figure.pace" : "figure.speed"), value])
        }
        if let speed = figures.topSpeed { table.add([texts("figure.top-speed"), texts.speed(speed, units: units)]) }
        if let ascent = figures.ascent { table.add([texts("figure.ascent"), texts.height(ascent, units: units)]) }
        if let descent = figures.descent { table.add([texts("figure.descent"), texts.height(descent, units: units)]) }
        if let rate = figures.heartRate {
            table.add([texts("figure.heart-rate"), texts("figure.beats", texts.number(rate, decimals: 0))])
        }
        return table.lines
    }

    private func legTable(_ outing: Outing) -> Table {
        let texts = shell.texts
        var table = Table(right: [2, 3, 4])
        for leg in outing.legs {
            let kind = archive.catalog.kind(leg.kind)
            let figures = OutingFigures([leg], settings: outing.settings, catalog: archive.catalog)
            let pace = figures.speed.map {
                kind.measure == .pace ? texts.pace($0, units: units) : texts.speed($0, units: units)
            }
            table.add([
                "  " + texts.clock(leg.start), kind.name(in: texts.language.rawValue).harmless,
                texts.duration(leg.duration), texts.length(leg.figures.distance, units: units),
                kind.isPause ? "" : pace ?? "",
            ])
        }
        return table
    }
}

extension String {
    /// As `harmless`, line by line.
    var harmlessLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).harmless }.joined(separator: "\n")
    }
}

extension JSONWriter {
    /// Writes an outing as `tur show --json` gives it: no revision and no time of change, so that an undo gives the same
    /// bytes back.
    fileprivate mutating func write(_ stored: StoredOuting, number: Int?, _ fixes: [[Fixes]], _ shell: Shell) {
        let outing = stored.outing
        beginObject()
        if let number {
            key("number")
            integer(Int64(number))
        }
        text("id", outing.id.description)
        text("title", shell.texts.title(of: outing, catalog: shell.catalog))
        if let name = outing.name { text("name", name) }
        text("note", outing.note)
        if stored.isDeleted {
            key("deleted")
            boolean(true)
        }
        write(kinds: outing.summary.kinds)
        text("start", outing.start.description)
        text("end", outing.end.description)
        text("time_basis", outing.timeBasis.rawValue)
        write(OutingFigures(outing, catalog: shell.catalog))
        write(settings: outing.settings)
        key("legs")
        beginArray()
        for (leg, pieces) in zip(outing.legs, fixes) { write(leg, pieces) }
        endArray()
        write(outing.markers)
        endObject()
    }

    /// Writes the eight figures as members.
    mutating func write(_ figures: OutingFigures) {
        measure("duration_s", figures.totalSeconds)
        measure("moving_s", figures.movingSeconds)
        measure("distance_m", figures.distance)
        measure("pedestrian_m", figures.pedestrianDistance)
        key("dog_steps")
        integer(Int64(figures.dogSteps))
        let optional: [(String, Double?)] = [
            ("speed_mps", figures.speed), ("top_speed_mps", figures.topSpeed), ("ascent_m", figures.ascent),
            ("descent_m", figures.descent), ("heart_rate", figures.heartRate),
        ]
        for case (let name, let value?) in optional { measure(name, value) }
    }

    private mutating func write(settings: FrozenSettings) {
        key("settings")
        beginObject()
        text("dog_name", settings.dogName)
        key("stride_m")
        double(settings.stride)
        key("sniff_factor")
        double(settings.sniffFactor)
        endObject()
    }

    private mutating func write(_ leg: Leg, _ pieces: [Fixes]) {
        beginObject()
        text("id", leg.id.description)
        text("kind", leg.kind.rawValue)
        text("start", leg.start.description)
        text("end", leg.end.description)
        measure("duration_s", leg.duration)
        measure("distance_m", leg.figures.distance)
        if let rate = leg.figures.heartRate { measure("heart_rate", rate) }
        key("fixes")
        integer(Int64(leg.figures.fixes))
        key("rejected")
        integer(Int64(leg.figures.rejected))
        key("pieces")
        beginArray()
        for piece in pieces { write(piece: piece, offset: leg.start.offsetMinutes) }
        endArray()
        endObject()
    }

    private mutating func write(piece: Fixes, offset: Int) {
        beginObject()
        key("fixes")
        integer(Int64(piece.count))
        if let span = piece.timeSpan {
            for (name, instant) in [("start", span.lowerBound), ("end", span.upperBound)] {
                text(name, LocalTime(instant, offsetMinutes: offset).description)
            }
        }
        measure("length_m", piece.length)
        endObject()
    }

    /// Writes markers as an array.
    mutating func write(_ markers: [Marker]) {
        key("markers")
        beginArray()
        for marker in markers { write(marker) }
        endArray()
    }

    /// Writes a marker.
    mutating func write(_ marker: Marker) {
        beginObject()
        text("id", marker.id.description)
        if let name = marker.name { text("name", name) }
        if !marker.note.isEmpty { text("note", marker.note) }
        if let type = marker.type { text("type", type) }
        key("latitude")
        fixed(Int64(marker.position.latitudeE7), decimals: 7)
        key("longitude")
        fixed(Int64(marker.position.longitudeE7), decimals: 7)
        if let time = marker.time {
            key("time")
            self.time(time.milliseconds)
        }
        endObject()
    }
}
