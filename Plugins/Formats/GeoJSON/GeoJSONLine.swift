import TurFiles
import TurGeo

/// Lines as GeoJSON has them.
enum GeoJSONLine {
    /// The line cut where a step crosses ±180°, each part ending and beginning on the meridian (RFC 7946 3.1.9).
    ///
    /// The two points on the meridian are added without time; the fixes themselves stay as they are.
    static func cut(_ fixes: Fixes) -> [Fixes] {
        var parts: [Fixes] = []
        var part = Fixes()
        for index in fixes.indices {
            if index > 0, let latitude = crossing(fixes.position(at: index - 1), fixes.position(at: index)) {
                let isEastward = fixes.position(at: index - 1).longitudeE7 > 0
                part.append(border(latitude, isEast: isEastward))
                parts.append(part)
                part = Fixes()
                part.append(border(latitude, isEast: !isEastward))
            }
            part.append(contentsOf: fixes[index..<(index + 1)])
        }
        return parts + [part]
    }

    private static func border(_ latitude: Int32, isEast: Bool) -> Fix {
        let longitude: Int32 = isEast ? 1_800_000_000 : -1_800_000_000
        return Fix(sequence: -1, time: nil, position: Position(latitudeE7: latitude, longitudeE7: longitude))
    }

    /// The latitude at which the step crosses ±180°, or nil when it does not.
    private static func crossing(_ a: Position, _ b: Position) -> Int32? {
        let (east, west) = (Int64(a.longitudeE7), Int64(b.longitudeE7))
        guard abs(west - east) > 1_800_000_000 else { return nil }
        let before = Double(1_800_000_000 - abs(east))
        let after = Double(1_800_000_000 - abs(west))
        let share = before + after > 0 ? before / (before + after) : 0
        return Int32((Double(a.latitudeE7) + (Double(b.latitudeE7) - Double(a.latitudeE7)) * share).rounded())
    }
}

extension JSONWriter {
    mutating func text(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func beginFeature() {
        beginObject()
        text("type", "Feature")
        key("properties")
        beginObject()
    }

    /// Ends the properties and opens the geometry.
    mutating func endProperties() {
        endObject()
        key("geometry")
        beginObject()
    }

    /// Ends a feature whose geometry is `lines`; null where there are none.
    mutating func endFeature(_ lines: [Fixes]) {
        guard !lines.isEmpty else {
            endObject()
            key("geometry")
            null()
            return endObject()
        }
        endProperties()
        text("type", lines.count == 1 ? "LineString" : "MultiLineString")
        key("coordinates")
        nested(lines) { json, line, index in
            json.coordinate(line.position(at: index), line.stored(.elevation, at: index))
        }
        endObject()
        endObject()
    }

    /// Longitude, latitude and, where known, elevation.
    mutating func coordinate(_ position: Position, _ elevation: Int32?) {
        beginArray()
        fixed(Int64(position.longitudeE7), decimals: 7)
        fixed(Int64(position.latitudeE7), decimals: 7)
        if let elevation { fixed(Int64(elevation), decimals: 2) }
        endArray()
    }

    /// The times along the lines, null where a fix has none; nothing at all where no fix has one.
    mutating func times(_ lines: [Fixes]) {
        guard lines.contains(where: { line in line.indices.contains { line.time(at: $0) != nil } }) else { return }
        key("coordTimes")
        nested(lines) { json, line, index in
            guard let time = line.time(at: index) else { return json.null() }
            json.time(time.milliseconds, offsetMinutes: line.stored(.utcOffset, at: index).map(Int.init))
        }
    }

    /// The heart rates along the lines, null where a fix has none; nothing at all where no fix has one.
    mutating func heartRates(_ lines: [Fixes]) {
        guard lines.contains(where: { !$0.values(of: .heartRate).isEmpty }) else { return }
        key("heartRates")
        nested(lines) { json, line, index in
            guard let rate = line.stored(.heartRate, at: index) else { return json.null() }
            json.integer(Int64(rate))
        }
    }

    private mutating func nested(_ lines: [Fixes], _ one: (inout JSONWriter, Fixes, Int) -> Void) {
        if lines.count > 1 { beginArray() }
        for line in lines {
            beginArray()
            for index in line.indices { one(&self, line, index) }
            endArray()
        }
        if lines.count > 1 { endArray() }
    }
}
