import TurFiles
import TurGeo
import TurOutings

/// Reads features one by one and hands over what each comes to.
struct GeoJSONReader {
    let options: ImportOptions
    let receive: (ImportItem) throws -> Void
    private var sequence: Int64 = 0
    private var timed: [GeoJSONFeature] = []
    private var points: [GeoJSONFeature] = []
    private var hasLines = false
    private var found = 0
    var report = Report()

    init(options: ImportOptions, receive: @escaping (ImportItem) throws -> Void) {
        (self.options, self.receive) = (options, receive)
    }

    /// Reads the whole text: a collection, a feature or a geometry.
    mutating func run(_ json: inout JSONScanner) throws {
        guard try json.next() == .beginObject else { throw json.faultHere(.wrongFormat, "not an object") }
        var feature = GeoJSONFeature()
        var isCollection = false
        while try json.next() == .key {
            if json.isText("features") {
                isCollection = true
                try readFeatures(&json)
            } else {
                try feature.readMember(&json, reader: &self)
            }
        }
        if !isCollection { try take(feature) }
        while try json.next() != .finished {}
    }

    private mutating func readFeatures(_ json: inout JSONScanner) throws {
        guard try json.next() == .beginArray else { throw json.faultHere(.wrongFormat, "features is no array") }
        while true {
            switch try json.next() {
            case .beginObject:
                var feature = GeoJSONFeature()
                while try json.next() == .key { try feature.readMember(&json, reader: &self) }
                try take(feature)
            case .endArray, .finished: return
            default: report.add(Finding("geometry", .skipped))
            }
        }
    }

    /// What a fault leaves: lenient reading keeps the whole features before it.
    mutating func survive(_ fault: FileFault) throws {
        let isKept = options.tolerance != .strict && found > 0
        guard isKept else {
            let place = TurError.Place(line: fault.line, column: fault.column, byte: fault.byte)
            throw TurError(.refused, [fault.code.rawValue, fault.detail], at: place)
        }
        report.add(Finding("truncated", .warning, line: fault.line, arguments: [fault.detail]))
    }

    private mutating func take(_ feature: GeoJSONFeature) throws {
        found += 1
        if feature.shapes.isEmpty {
            if feature.fields != nil { return try emitOwn(feature) }
            return report.add(Finding("geometry", .skipped))
        }
        for shape in feature.shapes {
            guard !shape.positions.isEmpty else {
                report.add(Finding("geometry", .skipped))
                continue
            }
            var single = feature
            single.shapes = [shape]
            switch shape.type {
            case "LineString", "MultiLineString":
                hasLines = true
                try emit(single, shape)
            case "Point" where !feature.isMarker && feature.time != nil && feature.name == nil: timed.append(single)
            case "Point", "MultiPoint": points.append(single)
            default: report.add(Finding("geometry", .skipped))
            }
        }
    }

    /// Hands over a line as a track.
    private mutating func emit(_ feature: GeoJSONFeature, _ shape: GeoJSONFeature.Shape) throws {
        try receive(.track)
        let isOwn = feature.fields != nil || feature.id != nil
        var wasCut = false
        for line in GeoJSONFeature.lines(shape) {
            // Our writer cuts lines at ±180° and adds a point on either side, which belong to nobody.
            let start = isOwn && wasCut ? line.lowerBound + 1 : line.lowerBound
            if start == line.lowerBound { try receive(.segment) }
            wasCut = isOwn && feature.isCut(shape, behind: line)
            let fixes = fixes(of: feature, shape, start..<(wasCut ? line.upperBound - 1 : line.upperBound))
            if !fixes.isEmpty { try receive(.fixes(fixes, fragments: [])) }
        }
        try receive(.trackEnd(header(of: feature)))
    }

    /// An outing of our own that has no fix at all.
    private mutating func emitOwn(_ feature: GeoJSONFeature) throws {
        try receive(.track)
        try receive(.trackEnd(header(of: feature)))
    }

    private mutating func header(of feature: GeoJSONFeature) -> TrackHeader {
        var header = TrackHeader()
        (header.name, header.note, header.type) = (feature.name, feature.note, feature.type)
        header.ownRoute = feature.leg == nil && feature.outing == nil ? feature.id.flatMap { Identifier($0) } : nil
        guard let fields = feature.fields else { return header }
        do {
            let outing = try OutingFields.decode(Array(fields.utf8))
            if let leg = feature.leg.flatMap({ Identifier($0) }), outing.legs.contains(where: { $0.id == leg }) {
                header.own = OwnTrack(outing: outing, leg: leg)
            }
        } catch {
            report.add(Finding("own-extension", .warning))
        }
        return header
    }

    private mutating func fixes(of feature: GeoJSONFeature, _ shape: GeoJSONFeature.Shape, _ line: Range<Int>) -> Fixes
    {
        var fixes = Fixes()
        for index in line {
            guard let position = shape.positions[index] else {
                report.add(Finding("point-without-position", .skipped))
                continue
            }
            let time = index < feature.times.count ? feature.times[index] : nil
            fixes.append(sequence: sequence, time: time.map { Instant(milliseconds: $0) }, position: position)
            sequence += 1
            let row = fixes.count - 1
            if let value = shape.elevations[index] { fixes.setStored(.elevation, to: value, at: row) }
            if index < feature.heartRates.count, let value = feature.heartRates[index] {
                fixes.setStored(.heartRate, to: value, at: row)
            }
            if index < feature.offsets.count, let value = feature.offsets[index] {
                fixes.setStored(.utcOffset, to: value, at: row)
            }
        }
        return fixes
    }

    /// Hands over the single points: as one track when several have times and no line is there, else as markers.
    mutating func finish() throws {
        if timed.count > 1, !hasLines || timed.contains(where: { $0.track != nil }) {
            try emitTimed()
        } else {
            points += timed
        }
        for feature in points { try emitMarkers(feature) }
        for finding in report.findings { try receive(.finding(finding)) }
    }

    private mutating func emitTimed() throws {
        var last: (track: String?, segment: String?)?
        for feature in timed {
            if last == nil || last?.track != feature.track {
                if last != nil { try receive(.trackEnd(TrackHeader())) }
                try receive(.track)
                try receive(.segment)
            } else if last?.segment != feature.segment {
                try receive(.segment)
            }
            last = (feature.track, feature.segment)
            var line = feature
            line.times = [feature.time]
            line.offsets = [feature.timeOffset]
            if line.shapes[0].elevations[0] == nil { line.shapes[0].elevations[0] = feature.elevation }
            let fixes = fixes(of: line, line.shapes[0], 0..<1)
            if !fixes.isEmpty { try receive(.fixes(fixes, fragments: [])) }
        }
        try receive(.trackEnd(TrackHeader()))
    }

    private mutating func emitMarkers(_ feature: GeoJSONFeature) throws {
        let shape = feature.shapes[0]
        for (position, elevation) in zip(shape.positions, shape.elevations) {
            guard let position else {
                report.add(Finding("waypoint-without-position", .skipped))
                continue
            }
            let own = feature.isMarker ? feature.id.flatMap { Identifier($0) } : nil
            let fix = Fix(
                sequence: 0,
                time: feature.time.map { Instant(milliseconds: $0) },
                position: position,
                elevation: elevation.map { Double($0) / 100 }
            )
            let marker = Marker(
                id: own ?? .named("marker", in: SHA256.digest([])),
                position: position,
                time: fix.time,
                elevation: fix.elevation,
                name: feature.name,
                note: feature.note,
                type: feature.type
            )
            let outing = feature.outing.flatMap { Identifier($0) }
            try receive(.marker(marker, fix: fix, own: own.map { OwnMarker(id: $0, outing: outing) }))
        }
    }
}
