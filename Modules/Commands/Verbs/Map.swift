import TurGeo
import TurKit
import TurOutings
import TurStats
import TurStorage
import TurTexts

extension Verb {
    /// `tur map`: a page of the archive, or of files without it.
    static let map = Verb(
        "map",
        operands: "[FILE…]",
        count: 0...Int.max,
        options: filters + tolerance + [
            Option("output", value: "FILE", letter: "o"), Option("tiles", value: "ADDRESS"),
            Option("outing", value: "OUTING"), Option("time-zone", value: "ZONE"),
        ],
        example: "tur map --from 2024-10-01 -o map.html"
    ) { line, shell in
        guard let drawing = shell.drawing else { throw TurError(.notFound, ["map"]) }
        let open = line.operands.isEmpty ? try await shell.archive(line, .read) : OpenArchive.without(shell)
        var content = try open.mapContent(line)
        var status = ExitCode.clean
        if line.operands.isEmpty {
            try await open.add(line, to: &content)
        } else {
            let (files, worst) = try shell.read(line.operands, line)
            status = worst
            let filter = try line.filter(shell)
            for file in files { open.add(file, filter, to: &content) }
        }
        let path = line.value("output") ?? "map.html"
        var output = try OutputFile(path, shell.console)
        try output.write(try drawing.page(content))
        try output.commit()
        if path != "-" { shell.console.complain(open.shell.texts("wrote", path)) }
        return status
    }
}

extension OpenArchive {
    fileprivate func mapContent(_ line: Invocation) throws -> MapContent {
        let texts = shell.texts
        let zone = settings.value("time-zone")
        var content = MapContent(
            texts: MapTexts { texts.sentence($0, ["{0}", "{1}"]) },
            kinds: shell.catalog.kinds.map { MapKind($0, language: texts.language.rawValue) },
            language: texts.language.rawValue,
            today: try line.today(shell, zone: zone.isEmpty ? nil : shell.zone(zone))
        )
        let address = line.value("tiles") ?? settings.value("tiles")
        guard !address.isEmpty else { return content }
        guard let tiles = MapTiles(address) else {
            throw TurError(.setting, [address, "https://HOST/{z}/{x}/{y}.png"])
        }
        content.tiles = [tiles]
        return content
    }

    /// Adds what the filters let through, or the one outing that was asked for; routes and markers of the library come
    /// along where nothing is filtered.
    fileprivate func add(_ line: Invocation, to content: inout MapContent) async throws {
        if let word = line.value("outing") {
            let stored = try await archive.resolve(word)
            let number = try await archive.number(of: stored.outing.id) ?? 1
            let fixes = try await archive.fixes(of: stored.outing)
            content.outings = [mapOuting(stored.outing, number: number, fixes)]
            content.markers = stored.outing.markers.map(mapMarker)
            return
        }
        let rows = try await archive.list(try line.filter(shell))
        var progress = Progress(shell, total: rows.count)
        defer { progress.end() }
        for row in rows {
            progress.step()
            guard let stored = try await archive.store.outing(row.header.id) else { continue }
            let fixes = try await archive.fixes(of: stored.outing)
            content.outings.append(mapOuting(stored.outing, number: row.number, fixes))
            content.markers += stored.outing.markers.map(mapMarker)
        }
        guard !Verb.filters.contains(where: { line.has($0.name) }) else { return }
        content.routes = try await archive.store.routes().map(mapRoute)
        content.markers += try await archive.store.markers().map(mapMarker)
    }

    fileprivate func add(_ file: ImportedFile, _ filter: OutingFilter, to content: inout MapContent) {
        for outing in file.outings where filter.admits(outing, file.pieces(of: outing), catalog: shell.catalog) {
            let number = content.outings.count + 1
            content.outings.append(mapOuting(outing, number: number, file.pieces(of: outing)))
            content.markers += outing.markers.map(mapMarker)
        }
        content.routes += file.routes.map(mapRoute)
        content.markers += file.markers.map(mapMarker)
    }

    private func mapOuting(_ outing: Outing, number: Int, _ fixes: [[Fixes]]) -> MapOuting {
        let texts = shell.texts
        let figures = OutingFigures(outing, catalog: archive.catalog)
        return MapOuting(
            number: number,
            title: texts.title(of: outing, catalog: archive.catalog),
            start: outing.start,
            kinds: outing.summary.kinds,
            duration: texts.duration(figures.totalSeconds),
            distance: texts.length(figures.distance, units: units),
            facts: mapFacts(figures),
            note: outing.note,
            legs: zip(outing.legs, fixes).map { leg, pieces in
                let parts = [texts.duration(leg.duration), texts.length(leg.figures.distance, units: units)]
                return MapLeg(kind: leg.kind, summary: parts.joined(separator: " · "), pieces: pieces)
            }
        )
    }

    private func mapFacts(_ figures: OutingFigures) -> [MapFact] {
        let texts = shell.texts
        var facts: [MapFact] = []
        if let speed = figures.speed {
            let value = figures.showsPace ? texts.pace(speed, units: units) : texts.speed(speed, units: units)
            facts.append(MapFact(texts(figures.showsPace ? "figure.pace" : "figure.speed"), value))
        }
        if let ascent = figures.ascent {
            facts.append(MapFact(texts("figure.ascent"), texts.height(ascent, units: units)))
        }
        if let rate = figures.heartRate {
            facts.append(MapFact(texts("figure.heart-rate"), texts("figure.beats", texts.number(rate, decimals: 0))))
        }
        return facts
    }

    private func mapMarker(_ marker: Marker) -> MapMarker {
        MapMarker(position: marker.position, name: marker.name ?? marker.type ?? "", note: marker.note)
    }

    private func mapRoute(_ route: PlannedRoute) -> MapRoute {
        let length = shell.texts.length(route.length, units: units)
        return MapRoute(name: route.name ?? "", note: route.note, distance: length, lines: route.lines)
    }
}
