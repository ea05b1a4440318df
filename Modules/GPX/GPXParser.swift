import TurFiles
import TurGeo
import TurOutings

/// The state of one reading: what is open, what was read of it, and where it goes.
struct GPXParser {
    /// Rows that are handed over at a time.
    static let batch = 8_192

    let options: ImportOptions
    let receive: (ImportItem) throws -> Void
    var report = Report()
    var columns = GPXColumns()
    var fragments: [Fragment] = []
    /// Rows of `columns` whose longitude was brought into ±180°, with their lines.
    var wrapped: [(row: Int, line: Int)] = []
    var sequence: Int64 = 0
    var points = 0
    var track: TrackHeader?
    var hasSegment = false
    var route: GPXRoute?
    var point = GPXPoint()
    /// The offsets of the track being read, where our own export wrote them.
    var offsets = GPXOffsets(nil)
    /// The shaping points behind a route point.
    var pathPoints: [Position] = []
    /// The words of the waypoint that is being read; nil in other points.
    var texts: PointTexts?
    private var rootNamespace = GPXNamespace.none.rawValue

    /// A planned route while it is being read.
    struct GPXRoute {
        var header = RouteHeader()
        var columns = GPXColumns()
    }

    init(options: ImportOptions, receive: @escaping (ImportItem) throws -> Void) {
        (self.options, self.receive) = (options, receive)
    }

    var isStrict: Bool { options.tolerance == .strict }

    /// Reads the whole document.
    mutating func run(_ scanner: inout MarkupScanner) throws {
        while true {
            do {
                try readAll(&scanner)
                break
            } catch let fault as MarkupFault {
                guard try survives(fault, &scanner) else { break }
            }
        }
        try endTrack()
        try endRoute()
    }

    /// Whether reading goes on behind `fault`; what was complete before it is kept either way.
    private mutating func survives(_ fault: MarkupFault, _ scanner: inout MarkupScanner) throws -> Bool {
        let foundNothing = points == 0 && track == nil && route == nil
        let isRefusal = isStrict || fault.code == .doctype || fault.code == .limit
        guard !isRefusal, !foundNothing || options.tolerance == .salvage else { throw TurError(fault) }
        report.add(Finding(fault.code.rawValue, .warning, line: fault.line, arguments: [fault.detail]))
        let names: [GPXName] = [.trkpt, .trkseg, .trk, .rtept, .rte, .wpt]
        let ancestors: [GPXName] = [.trkseg, .trk, .rte, .gpx]
        let goesOn =
            options.tolerance == .salvage
            && scanner.resume(atAnyOf: names.map(\.rawValue), within: ancestors.map(\.rawValue))
        if !goesOn, foundNothing { throw TurError(fault) }
        return goesOn
    }

    private mutating func readAll(_ scanner: inout MarkupScanner) throws {
        while true {
            switch try scanner.next() {
            case .start: try start(&scanner)
            case .end: try end(&scanner)
            case .text: continue
            case .finished: return
            }
        }
    }

    private mutating func start(_ scanner: inout MarkupScanner) throws {
        if scanner.depth == 1 { return try startRoot(&scanner) }
        guard isCore(&scanner), let name = GPXName(rawValue: scanner.name) else {
            return try keep(&scanner, holder: "extensions")
        }
        switch name {
        case .trkpt: try readTrackPoint(&scanner)
        case .trkseg: try startSegment()
        case .trk:
            try endTrack()
            track = TrackHeader()
            offsets = GPXOffsets(nil)
            try receive(.track)
        case .rtept: try readRoutePoint(&scanner)
        case .rte:
            try endRoute()
            route = GPXRoute()
        case .wpt: try readWaypoint(&scanner)
        case .metadata: break
        case .extensions: try readExtensions(&scanner)
        default: try readHeader(name, &scanner)
        }
    }

    private mutating func end(_ scanner: inout MarkupScanner) throws {
        guard isCore(&scanner) else { return }
        switch GPXName(rawValue: scanner.name) {
        case .trkseg: try flush()
        case .trk: try endTrack()
        case .rte: try endRoute()
        default: break
        }
    }

    private mutating func startRoot(_ scanner: inout MarkupScanner) throws {
        guard scanner.name == GPXName.gpx.rawValue else {
            let name = String(decoding: scanner.qualifiedName, as: UTF8.self)
            throw TurError(.refused, ["not-gpx", name], at: TurError.Place(line: scanner.line, column: 1))
        }
        rootNamespace = scanner.namespace
        if rootNamespace < 0 { report.add(Finding("unknown-namespace", .warning, line: scanner.line)) }
        let version = scanner.attribute(GPXName.version.rawValue).map { String(decoding: $0, as: UTF8.self) }
        if version != "1.0", version != "1.1" {
            report.add(Finding("unknown-version", .warning, line: scanner.line, arguments: [version ?? ""]))
        }
        guard let creator = scanner.attribute(GPXName.creator.rawValue), !creator.isEmpty else { return }
        try receive(.creator(String(decoding: creator, as: UTF8.self)))
    }

    /// Whether the current element is GPX's own, not an extension's.
    func isCore(_ scanner: inout MarkupScanner) -> Bool {
        let namespace = scanner.namespace
        return namespace == GPXNamespace.gpx.rawValue || namespace == 0 || namespace == rootNamespace
    }

    private mutating func startSegment() throws {
        try flush()
        if track == nil {
            track = TrackHeader()
            try receive(.track)
        }
        hasSegment = true
        try receive(.segment)
    }

    /// Hands over the fixes that were read of the current segment.
    mutating func flush() throws {
        guard !columns.fixes.isEmpty else { return }
        let (fixes, carried, wrapped) = (columns.fixes, fragments, wrapped)
        columns = GPXColumns()
        (fragments, self.wrapped) = ([], [])
        guard !wrapped.isEmpty else { return try receive(.fixes(fixes, fragments: carried)) }
        try flush(fixes, carried, wrapped)
    }

    /// Hands over fixes of which some have a longitude that may or may not be meant.
    private mutating func flush(_ fixes: Fixes, _ carried: [Fragment], _ wrapped: [(row: Int, line: Int)]) throws {
        var start = 0
        for (row, line) in wrapped {
            guard !Self.continues(fixes, at: row) else {
                report.add(Finding("longitude-wrapped", .repaired, line: line))
                continue
            }
            report.add(Finding("position-out-of-range", .skipped, line: line))
            if start < row { try hand(fixes[start..<row], carried) }
            let lost = fixes[row]
            let sample = Sample(time: lost.time, elevation: lost.elevation, heartRate: lost.heartRate)
            try receive(.sample(sample))
            start = row + 1
        }
        if start < fixes.count { try hand(fixes[start..<fixes.count], carried) }
    }

    /// Hands over a part of the fixes that were read, with the fragments of that part.
    private func hand(_ fixes: Fixes, _ carried: [Fragment]) throws {
        let sequences = fixes.sequence(at: 0)...fixes.sequence(at: fixes.count - 1)
        try receive(.fixes(fixes, fragments: carried.filter { $0.sequence.map(sequences.contains) ?? true }))
    }

    mutating func endTrack() throws {
        try flush()
        hasSegment = false
        guard let header = track else { return }
        track = nil
        try receive(.trackEnd(header))
    }

    mutating func endRoute() throws {
        guard let ended = route else { return }
        route = nil
        let line = ended.columns.fixes
        try receive(.route(ended.header, lines: line.isEmpty ? [] : [line]))
    }

    /// Makes sure that a point has a segment to go into.
    mutating func openSegment() throws {
        if !hasSegment { try startSegment() }
    }
}
