import TurFiles
import TurGeo
import TurOutings

/// Writes the rows of one piece as points, child elements in the order of the schema.
struct GPXPoints {
    private typealias Column = ContiguousArray<Int32>.SubSequence

    /// A channel's column with the element that it becomes.
    private struct Value {
        var name: String
        var decimals: Int
        var trims: Bool
        var column: Column
    }

    private let fixes: Fixes
    private var front: [Value] = []
    private var back: [Value] = []
    private var trackPoint: [Value] = []
    private var own: [Value] = []
    private var accuracyValues: [Value] = []
    private var power: Column?
    private var quality: Column?
    private var fragments: [Int64: [Fragment]] = [:]

    init(_ fixes: Fixes, fragments: [Fragment]) {
        self.fixes = fixes
        if let column = fixes.storedColumn(.elevation) {
            front = [Value(name: "ele", decimals: 2, trims: false, column: column)]
        }
        back = values([("magvar", GPXChannel.magneticVariation), ("geoidheight", GPXChannel.geoidHeight)])
        trackPoint = values([
            ("gpxtpx:atemp", .temperature), ("gpxtpx:wtemp", GPXChannel.waterTemperature),
            ("gpxtpx:depth", GPXChannel.depth), ("gpxtpx:hr", .heartRate), ("gpxtpx:cad", .cadence),
            ("gpxtpx:speed", .speed), ("gpxtpx:course", .course),
        ])
        own = values([
            ("tur:hAcc", .horizontalAccuracy), ("tur:vAcc", .verticalAccuracy), ("tur:distance", GPXChannel.distance),
        ])
        accuracyValues = values([
            ("sat", GPXChannel.satellites), ("hdop", .hdop), ("vdop", GPXChannel.vdop), ("pdop", GPXChannel.pdop),
            ("ageofdgpsdata", GPXChannel.correctionAge), ("dgpsid", GPXChannel.correctionStation),
        ])
        power = fixes.storedColumn(.power)
        quality = fixes.storedColumn(GPXChannel.fixQuality)
        for fragment in fragments {
            if let sequence = fragment.sequence { self.fragments[sequence, default: []].append(fragment) }
        }
    }

    private func values(_ names: [(String, Channel)]) -> [Value] {
        names.compactMap { name, channel in
            fixes.storedColumn(channel).map { Value(name: name, decimals: channel.decimals, trims: true, column: $0) }
        }
    }

    /// Writes attributes and children of row `index` into the element that is open.
    func write(_ index: Int, to writer: inout MarkupWriter) {
        let position = fixes.position(at: index)
        writer.attribute("lat", fixed: Int64(position.latitudeE7), decimals: 7, trimsZeros: false)
        writer.attribute("lon", fixed: Int64(position.longitudeE7), decimals: 7, trimsZeros: false)
        write(front, index, to: &writer)
        if let time = fixes.time(at: index) { writer.element("time", time: time.milliseconds) }
        write(back, index, to: &writer)
        let carried = fragments.isEmpty ? nil : fragments[fixes.sequence(at: index)]
        if let carried { writer.writeElements(carried, Self.texts) }
        if let quality, let word = Self.quality(quality[quality.startIndex + index]) { writer.element("fix", word) }
        write(accuracyValues, index, to: &writer)
        writeExtensions(index, carried, to: &writer)
    }

    private static let texts = ["name", "cmt", "desc", "src", "link", "sym", "type"]

    private static func quality(_ stored: Int32) -> String? {
        stored >= 0 && Int(stored) < GPXChannel.fixQualities.count ? GPXChannel.fixQualities[Int(stored)] : nil
    }

    private func write(_ values: [Value], _ index: Int, to writer: inout MarkupWriter) {
        for value in values {
            let stored = value.column[value.column.startIndex + index]
            guard stored != Fixes.Columns.absent else { continue }
            writer.element(value.name, fixed: Int64(stored), decimals: value.decimals, trimsZeros: value.trims)
        }
    }

    private func has(_ values: [Value], _ index: Int) -> Bool {
        values.contains { $0.column[$0.column.startIndex + index] != Fixes.Columns.absent }
    }

    private func writeExtensions(_ index: Int, _ carried: [Fragment]?, to writer: inout MarkupWriter) {
        let foreign = (carried ?? []).filter { !Self.texts.contains($0.holder) }
        let watts = power.map { $0[$0.startIndex + index] } ?? Fixes.Columns.absent
        let flags = fixes.flags(at: index)
        let isTrackPoint = has(trackPoint, index)
        guard isTrackPoint || has(own, index) || watts != Fixes.Columns.absent || !flags.isEmpty || !foreign.isEmpty
        else { return }
        writer.start("extensions")
        if isTrackPoint {
            writer.start("gpxtpx:TrackPointExtension")
            write(trackPoint, index, to: &writer)
            writer.end()
        }
        if watts != Fixes.Columns.absent {
            writer.start("gpxpx:PowerExtension")
            writer.element("gpxpx:PowerInWatts", fixed: Int64(watts), decimals: 0)
            writer.end()
        }
        write(own, index, to: &writer)
        if !flags.isEmpty { writer.element("tur:flags", fixed: Int64(flags.rawValue), decimals: 0) }
        for fragment in foreign { writer.raw(Array(fragment.markup.utf8)) }
        writer.end()
    }
}
