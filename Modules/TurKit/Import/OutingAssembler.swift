import TurFiles
import TurGeo
import TurOutings
import TurStats

/// Turns the items of one file into outings, routes and markers: the rules of "what becomes an outing".
///
/// A track with at least one timed fix is an outing of one leg, unless the file is our own and names its outing; a border
/// between segments is a gap inside the leg. A track without any time, or a route, is a planned route. Ids are name-based
/// over the digest of the unpacked bytes and the ordinal in the file.
struct OutingAssembler {
    let digest: Digest
    let settings: ImportSettings
    let catalog: Catalog
    private(set) var file: ImportedFile

    private var track: [Range<Int>]?
    private var fragments: [Fragment] = []
    private var fileFragments: [Fragment] = []
    private var ordinal = 0
    private var own: [Identifier: Outing] = [:]
    private var ownOrder: [Identifier] = []
    private var markers: [(marker: Marker, own: OwnMarker?)] = []

    init(source: Source, digest: Digest, settings: ImportSettings, catalog: Catalog) {
        (self.digest, self.settings, self.catalog) = (digest, settings, catalog)
        file = ImportedFile(source: source)
    }

    /// Takes in the next item of the file.
    mutating func add(_ item: ImportItem) {
        switch item {
        case .creator(let creator): file.source.creator = creator
        case .track: track = []
        case .segment: track?.append(file.fixes.count..<file.fixes.count)
        case .fixes(let fixes, let carried): add(fixes, carried)
        case .sample: track?.append(file.fixes.count..<file.fixes.count)
        case .trackEnd(let header): endTrack(header)
        case .route(let header, let lines): add(header, lines)
        case .marker(let marker, _, let own): add(marker, own)
        case .fragment(let fragment): fileFragments.append(fragment)
        case .finding(let finding): file.report.add(finding)
        }
    }

    /// Ends the file.
    mutating func finish() -> ImportedFile {
        for id in ownOrder {
            if let outing = own[id] { file.outings.append(outing) }
        }
        placeMarkers()
        // What belongs to the file as a whole goes the way of its first outing, or route.
        if !file.outings.isEmpty {
            file.outings[0].fragments += fileFragments
        } else if !file.routes.isEmpty {
            file.routes[0].fragments += fileFragments
        }
        return file
    }

    private mutating func add(_ fixes: Fixes, _ carried: [Fragment]) {
        if track?.isEmpty ?? true { track = [file.fixes.count..<file.fixes.count] }
        // Rows and sequences of a source are the same, whatever the reader left out on the way.
        var numbered = fixes
        let first = Int64(file.fixes.count)
        let moved = first - (fixes.isEmpty ? first : fixes.sequence(at: 0))
        numbered.renumber(from: first)
        file.fixes.append(contentsOf: numbered)
        fragments += carried.map { fragment in
            var fragment = fragment
            fragment.sequence? += moved
            return fragment
        }
        guard let last = track?.indices.last, let start = track?[last].lowerBound else { return }
        track?[last] = start..<file.fixes.count
    }

    private mutating func endTrack(_ header: TrackHeader) {
        let ranges = (track ?? []).filter { !$0.isEmpty }
        defer { (track, fragments) = (nil, []) }
        let ordinal = ordinal
        self.ordinal += 1
        if ranges.isEmpty, header.own == nil {
            return file.report.add(Finding("track-without-points", .skipped, arguments: [header.name ?? "–"]))
        }
        let pieces = ranges.map { file.fixes[$0] }
        let back = pieces.reduce(0) { $0 + $1.stepsBack.count }
        if back > 0 { file.report.add(Finding("time-backwards", .warning, count: back)) }
        guard pieces.contains(where: { $0.timeSpan != nil }) || header.own != nil else {
            return addRoute(header, pieces)
        }
        if let track = header.own { return add(track, header, ranges) }
        add(header, ranges, ordinal: ordinal)
    }

    private mutating func addRoute(_ header: TrackHeader, _ pieces: [Fixes]) {
        var route = RouteHeader()
        (route.id, route.name, route.note) = (header.ownRoute, header.name, header.note)
        route.fragments = header.fragments
        add(route, pieces)
    }

    private mutating func add(_ header: RouteHeader, _ lines: [Fixes]) {
        guard !lines.isEmpty else {
            return file.report.add(Finding("route-without-points", .skipped, arguments: [header.name ?? "–"]))
        }
        let id = header.id ?? .named("route \(file.routes.count)", in: digest)
        var renumbered = lines
        for index in renumbered.indices { renumbered[index].renumber(from: 0) }
        file.routes.append(
            PlannedRoute(
                id: id,
                name: header.name,
                note: header.note,
                lines: renumbered,
                fragments: header.fragments
            )
        )
    }

    private mutating func add(_ header: TrackHeader, _ ranges: [Range<Int>], ordinal: Int) {
        let times = LegTimes(ranges.map { file.fixes[$0] }, settings: settings)
        let kind = kind(of: header)
        let leg = Leg(
            id: .named("leg 0 of outing \(ordinal)", in: digest),
            kind: kind.id,
            start: times.start,
            end: times.end,
            pieces: pieces(ranges),
            figures: LegFigures(ranges.map { file.fixes[$0] }, kind: kind),
            fragments: fragments
        )
        file.outings.append(
            Outing(
                id: .named("outing \(ordinal)", in: digest),
                legs: [leg],
                name: header.name,
                note: header.note,
                settings: settings.frozen,
                timeBasis: times.basis,
                creator: file.source.creator,
                fragments: header.fragments + unknownWord(header, kind)
            )
        )
    }

    /// Puts a leg of an outing of our own back into its place.
    private mutating func add(_ track: OwnTrack, _ header: TrackHeader, _ ranges: [Range<Int>]) {
        var outing = own[track.outing.id] ?? track.outing
        if own[outing.id] == nil {
            ownOrder.append(outing.id)
            outing.fragments = header.fragments
            for index in outing.legs.indices {
                // Pieces name a source of another store.
                outing.legs[index].pieces = []
                outing.legs[index].kind =
                    catalog.kind(meant: outing.legs[index].kind.rawValue)?.id ?? outing.legs[index].kind
            }
        }
        if let index = outing.legs.firstIndex(where: { $0.id == track.leg }) {
            outing.legs[index].pieces = pieces(ranges)
            outing.legs[index].fragments = outing.legs[index].fragments.filter { $0.sequence == nil } + fragments
            recount(&outing.legs[index], ranges)
        }
        own[outing.id] = outing
    }

    /// Counts a leg of our own anew when somebody took fixes out of the file, or put some in.
    private mutating func recount(_ leg: inout Leg, _ ranges: [Range<Int>]) {
        let fixes = ranges.map { file.fixes[$0] }
        guard leg.figures.fixes != ranges.reduce(0, { $0 + $1.count }), fixes.contains(where: { $0.timeSpan != nil })
        else { return }
        let times = LegTimes(fixes, settings: settings)
        (leg.start, leg.end) = (times.start, times.end)
        leg.figures = LegFigures(fixes, kind: catalog.kind(leg.kind))
        file.report.add(Finding("own-changed", .warning))
    }

    private func pieces(_ ranges: [Range<Int>]) -> [Piece] {
        ranges.map { Piece(source: file.source.id, sequences: Int64($0.lowerBound)..<Int64($0.upperBound)) }
    }

    /// The word for an activity that nobody understood, so that it can be written again.
    private func unknownWord(_ header: TrackHeader, _ kind: ActivityKind) -> [Fragment] {
        guard kind.id == .unknown, let type = header.type else { return [] }
        var writer = MarkupWriter()
        writer.element("type", type)
        return [Fragment(holder: "type", markup: String(decoding: writer.bytes, as: UTF8.self))]
    }

    private mutating func kind(of header: TrackHeader) -> ActivityKind {
        if let type = header.type {
            if let kind = catalog.kind(meant: type) { return kind }
            file.report.add(Finding("unknown-kind", .warning, arguments: [type]))
        }
        return catalog.kind(settings.kind ?? .unknown)
    }

    private mutating func add(_ marker: Marker, _ own: OwnMarker?) {
        var named = marker
        if own == nil { named.id = .named("marker \(markers.count)", in: digest) }
        markers.append((named, own))
    }

    /// Gives each marker to the outing that it says, or in whose time and place it lies, else to the library.
    private mutating func placeMarkers() {
        let places = file.outings.map { MarkerPlacement($0, file.pieces(of: $0)) }
        for (marker, own) in markers {
            let index =
                own.map { own in file.outings.firstIndex { $0.id == own.outing } }
                ?? places.firstIndex { $0.holds(marker) }
            if let index { file.outings[index].markers.append(marker) } else { file.markers.append(marker) }
        }
    }
}
