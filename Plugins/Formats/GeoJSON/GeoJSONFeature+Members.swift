import TurFiles
import TurGeo
import TurOutings

extension GeoJSONFeature {
    /// Reads the value behind a key of a feature, or of a bare geometry.
    mutating func readMember(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        if json.isText("geometry") {
            try readGeometry(&json, reader: &reader)
        } else if json.isText("properties") {
            try readProperties(&json, reader: &reader)
        } else if json.isText("coordinates") {
            if shapes.isEmpty { shapes.append(Shape()) }
            try readCoordinates(&json, reader: &reader)
        } else if json.isText("type") {
            let word = try json.begins(.string) ? json.string : ""
            guard word != "Feature", word != "FeatureCollection" else { return }
            if shapes.isEmpty { shapes.append(Shape()) }
            shapes[shapes.count - 1].type = word
        } else {
            try json.skipValue()
        }
    }

    private mutating func readGeometry(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        guard try json.begins(.beginObject) else { return }
        try readGeometryMembers(&json, reader: &reader)
    }

    private mutating func readGeometryMembers(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        shapes.append(Shape())
        let own = shapes.count - 1
        while try json.next() == .key {
            if json.isText("type") {
                if try json.begins(.string) { shapes[own].type = json.string }
            } else if json.isText("coordinates") {
                try readCoordinates(&json, reader: &reader)
            } else if json.isText("geometries") {
                guard try json.begins(.beginArray) else { continue }
                while try json.next() == .beginObject { try readGeometryMembers(&json, reader: &reader) }
            } else {
                try json.skipValue()
            }
        }
        if shapes[own].type == "GeometryCollection" { shapes.remove(at: own) }
    }

    /// Reads nested arrays down to numbers; the array that holds a position begins a new run of positions.
    private mutating func readCoordinates(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        guard try json.begins(.beginArray) else { return }
        var depth = 1
        var isNewRun = true
        var numbers: [Int64?] = []
        while depth > 0 {
            switch try json.next() {
            case .beginArray:
                depth += 1
                if numbers.isEmpty { isNewRun = isNewRun || depth < shapes[shapes.count - 1].depth }
            case .number:
                numbers.append(json.fixed(decimals: numbers.count < 2 ? 7 : 2).number)
                shapes[shapes.count - 1].depth = depth
            case .null, .string: numbers.append(nil)
            case .endArray:
                if !numbers.isEmpty {
                    append(numbers, isNewRun: isNewRun)
                    (numbers, isNewRun) = ([], false)
                } else {
                    isNewRun = true
                }
                depth -= 1
            case .finished: return
            default: continue
            }
        }
    }

    private mutating func append(_ numbers: [Int64?], isNewRun: Bool) {
        let shape = shapes.count - 1
        if isNewRun { shapes[shape].starts.append(shapes[shape].positions.count) }
        var position: Position?
        if numbers.count >= 2, let east = numbers[0], let north = numbers[1], north.magnitude <= 900_000_000,
            east.magnitude <= 1_800_000_000
        {
            position = Position(latitudeE7: Int32(north), longitudeE7: Int32(east))
        }
        shapes[shape].positions.append(position)
        shapes[shape].elevations.append(numbers.count > 2 ? numbers[2].flatMap { Int32(exactly: $0) } : nil)
    }

    private mutating func readProperties(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        guard try json.begins(.beginObject) else { return }
        while try json.next() == .key { try readProperty(&json, reader: &reader) }
    }

    private mutating func readProperty(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        let key = json.string
        switch key {
        case "coordTimes", "times": try readTimes(&json, reader: &reader)
        case "heartRates", "heart", "heart_rate", "heartRate": try readNumbers(&json)
        case "coordinateProperties": try readProperties(&json, reader: &reader)
        case "ele":
            guard try json.begins(.number) else { return }
            elevation = json.fixed(decimals: 2).number.flatMap { Int32(exactly: $0) }
        case "time", "timestamp", "when":
            guard try json.begins(.string) else { return }
            (time, timeOffset) = reader.time(json.text)
        default: try readText(key, &json)
        }
    }

    private mutating func readText(_ key: String, _ json: inout JSONScanner) throws {
        let event = try json.next()
        guard event == .string || event == .number, !json.text.isEmpty else {
            if event == .beginObject || event == .beginArray { try json.skipToEnd() }
            return
        }
        let text = json.string
        switch key {
        case "name", "title": name = text
        case "desc", "description", "note", "cmt": note = text
        case "type", "activity", "kind", "sport": type = text
        case "track_fid": track = text
        case "track_seg_id": segment = text
        case "tur:id": id = text
        case "tur:outing": outing = text
        case "tur:leg": leg = text
        case "tur:fields": fields = text
        case "tur:marker": (id, isMarker) = (text, true)
        default: break
        }
    }

    private mutating func readTimes(_ json: inout JSONScanner, reader: inout GeoJSONReader) throws {
        guard try json.begins(.beginArray) else { return }
        var depth = 1
        while depth > 0 {
            switch try json.next() {
            case .beginArray: depth += 1
            case .endArray: depth -= 1
            case .string:
                let (time, offset) = reader.time(json.text)
                times.append(time)
                offsets.append(offset)
            case .finished: return
            default:
                times.append(nil)
                offsets.append(nil)
            }
        }
    }

    private mutating func readNumbers(_ json: inout JSONScanner) throws {
        let first = try json.next()
        guard first == .beginArray else {
            if first == .beginObject { try json.skipToEnd() }
            return
        }
        var depth = 1
        while depth > 0 {
            switch try json.next() {
            case .beginArray: depth += 1
            case .endArray: depth -= 1
            case .number: heartRates.append(json.fixed(decimals: 0).number.flatMap { Int32(exactly: $0) })
            case .finished: return
            default: heartRates.append(nil)
            }
        }
    }
}

extension JSONScanner {
    /// Whether the next value is of that sort; one that is not is passed over whole.
    fileprivate mutating func begins(_ wanted: JSONEvent) throws -> Bool {
        let event = try next()
        if event == wanted { return true }
        if event == .beginObject || event == .beginArray { try skipToEnd() }
        return false
    }
}

extension GeoJSONReader {
    /// The time that `text` says, and its written offset; what can't be understood is none, with a warning.
    mutating func time(_ text: UnsafeBufferPointer<UInt8>) -> (Int64?, Int32?) {
        switch TimeParser.parse(text) {
        case .absent: return (nil, nil)
        case .malformed:
            report.add(Finding("time", .warning))
            return (nil, nil)
        case .value(let reading):
            guard reading.milliseconds != 0 else {
                report.add(Finding("epoch-time", .warning))
                return (nil, nil)
            }
            guard reading.hasZone || options.zone == nil else {
                report.add(Finding("time-in-given-zone", .repaired, arguments: [options.zone?.name ?? ""]))
                return (options.zone?.instant(local: reading.milliseconds).milliseconds, nil)
            }
            if !reading.hasZone { report.add(Finding("time-without-zone", .warning)) }
            return (reading.milliseconds, reading.offsetMinutes.map(Int32.init))
        }
    }
}
