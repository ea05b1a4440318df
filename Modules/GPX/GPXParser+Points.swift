import TurFiles
import TurGeo
import TurOutings

extension GPXParser {
    mutating func readTrackPoint(_ scanner: inout MarkupScanner) throws {
        try readPoint(&scanner)
        try openSegment()
        guard let position = point.position else {
            try flush()
            return try receive(.sample(point.sample))
        }
        for fragment in point.fragments {
            fragments.append(Fragment(sequence: sequence, holder: fragment.holder, markup: fragment.markup))
        }
        if let minutes = offsets.next() { point.set(Int32(minutes), slot: GPXChannel.utcOffsetSlot) }
        if point.isWrapped { wrapped.append((columns.fixes.count, scanner.line)) }
        columns.append(point, at: position, sequence: sequence)
        sequence += 1
        if columns.fixes.count >= Self.batch { try flush() }
    }

    mutating func readRoutePoint(_ scanner: inout MarkupScanner) throws {
        if route == nil { route = GPXRoute() }
        try readPoint(&scanner)
        route?.header.writtenPoints += 1
        guard let position = point.position else { return }
        appendToRoute(point, at: position)
        for fragment in point.fragments {
            let number = Int64((route?.columns.fixes.count ?? 1) - 1)
            route?.header.fragments.append(
                Fragment(sequence: number, holder: fragment.holder, markup: fragment.markup)
            )
        }
        for position in pathPoints { appendToRoute(GPXPoint(), at: position) }
    }

    private mutating func appendToRoute(_ point: GPXPoint, at position: Position) {
        guard let count = route?.columns.fixes.count else { return }
        route?.columns.append(point, at: position, sequence: Int64(count))
    }

    /// Reads a point with all that it holds into `point`; one without a place, which is reported, has no position.
    mutating func readPoint(_ scanner: inout MarkupScanner) throws {
        point = GPXPoint()
        pathPoints = []
        if let place = try place(of: &scanner) { (point.position, point.isWrapped) = (place.position, place.isWrapped) }
        while true {
            switch try scanner.next() {
            case .start: try readChild(&scanner)
            case .text: continue
            case .end, .finished: return try count(&scanner)
            }
        }
    }

    private mutating func count(_ scanner: inout MarkupScanner) throws {
        points += 1
        guard points > options.pointLimit else { return }
        let place = TurError.Place(line: scanner.line, column: 1)
        throw TurError(.refused, ["limit", "points \(options.pointLimit)"], at: place)
    }

    private mutating func readChild(_ scanner: inout MarkupScanner) throws {
        guard isCore(&scanner), let name = GPXName(rawValue: scanner.name) else {
            return try keepInPoint(&scanner, holder: "extensions")
        }
        switch name {
        case .time: try readTime(&scanner)
        case .extensions: try readPointExtensions(&scanner)
        case .fix: try readFixQuality(&scanner)
        default:
            if let slot = GPXChannel.slot(ofElement: name) { return try readValue(slot: slot, &scanner) }
            guard try !readPointText(name, &scanner) else { return }
            try keepInPoint(&scanner, holder: String(describing: name))
        }
    }

    /// Reads the text of the current element as the quantity of `slot`.
    mutating func readValue(slot: Int, _ scanner: inout MarkupScanner) throws {
        var parse = DecimalParse.absent
        try readLeaf(&scanner) { text in
            parse = DecimalParser.fixed(text, decimals: GPXChannel.all[slot].decimals, allowsComma: true)
        }
        switch parse {
        case .value(let number): set(number, slot: slot, &scanner)
        case .commaValue(let number):
            try refuseIfStrict("decimal-comma", &scanner)
            report.add(Finding("decimal-comma", .repaired, line: scanner.line))
            set(number, slot: slot, &scanner)
        case .absent: break
        case .malformed:
            try refuseIfStrict("number", &scanner)
            report.add(Finding("number", .warning, line: scanner.line))
        }
    }

    private mutating func set(_ number: Int64, slot: Int, _ scanner: inout MarkupScanner) {
        guard let value = Int32(exactly: number), value != GPXPoint.absent else {
            report.add(Finding("number", .warning, line: scanner.line))
            return
        }
        // An accuracy below zero is how Apple writes "not valid" (formats.md 1.1).
        if value < 0, slot == 7 || slot == 8 { return }
        point.set(value, slot: slot)
    }

    private mutating func readFixQuality(_ scanner: inout MarkupScanner) throws {
        var word = ""
        try readLeaf(&scanner) { word = String(decoding: $0, as: UTF8.self) }
        guard let quality = GPXChannel.fixQualities.firstIndex(of: word) else { return }
        point.set(Int32(quality), slot: GPXChannel.all.count - 2)
    }

    private mutating func readTime(_ scanner: inout MarkupScanner) throws {
        var parse = TimeParse.absent
        try readLeaf(&scanner) { parse = TimeParser.parse($0) }
        switch parse {
        case .value(let reading): take(reading, &scanner)
        case .absent: break
        case .malformed:
            try refuseIfStrict("time", &scanner)
            report.add(Finding("time", .warning, line: scanner.line))
        }
    }

    private mutating func take(_ reading: TimeReading, _ scanner: inout MarkupScanner) {
        guard reading.milliseconds != 0 else {
            report.add(Finding("epoch-time", .warning, line: scanner.line))
            return
        }
        if reading.isOutOfRange { report.add(Finding("time-out-of-range", .warning, line: scanner.line)) }
        if reading.isLeapSecond { report.add(Finding("leap-second", .repaired, line: scanner.line)) }
        if let offset = reading.offsetMinutes { point.set(Int32(offset), slot: GPXChannel.utcOffsetSlot) }
        guard reading.hasZone else { return takeWithoutZone(reading, &scanner) }
        point.time = Instant(milliseconds: reading.milliseconds)
    }

    private mutating func takeWithoutZone(_ reading: TimeReading, _ scanner: inout MarkupScanner) {
        guard let zone = options.zone else {
            report.add(Finding("time-without-zone", .warning, line: scanner.line))
            point.time = Instant(milliseconds: reading.milliseconds)
            return
        }
        report.add(Finding("time-in-given-zone", .repaired, line: scanner.line, arguments: [zone.name]))
        point.time = zone.instant(local: reading.milliseconds)
    }

    /// Runs `body` on the text of the current element, if it has any, and goes to its end; elements inside are skipped.
    func readLeaf(_ scanner: inout MarkupScanner, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws {
        while true {
            switch try scanner.next() {
            case .text: body(scanner.text)
            case .start: try scanner.skipElement()
            case .end, .finished: return
            }
        }
    }

    /// In strict mode ends the reading with the place of the current element.
    func refuseIfStrict(_ reason: String, _ scanner: inout MarkupScanner) throws {
        guard isStrict else { return }
        throw TurError(.refused, [reason, ""], at: scanner.place)
    }
}

extension MarkupScanner {
    /// Where the current element begins.
    var place: TurError.Place {
        mutating get { TurError.Place(line: line, column: 1) }
    }
}
