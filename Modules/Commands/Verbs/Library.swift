import TurFiles
import TurGeo
import TurKit
import TurOutings
import TurStorage
import TurTexts

extension Verb {
    /// `tur routes`: the planned routes.
    static let routes = Verb("routes", example: "tur routes --json") { line, shell in
        let open = try await shell.archive(line, .read)
        let routes = try await open.archive.store.routes().sorted { ($0.name ?? "", $0.id) < ($1.name ?? "", $1.id) }
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginArray()
            for route in routes {
                json.beginObject()
                json.text("id", route.id.description)
                if let name = route.name { json.text("name", name) }
                json.key("points")
                json.integer(Int64(route.points))
                json.measure("length_m", route.length)
                json.endObject()
            }
            json.endArray()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        guard !routes.isEmpty else {
            try shell.console.print(open.shell.texts("routes.empty"))
            return .clean
        }
        var table = Table(right: [1, 2])
        table.add(["name", "points", "distance", "id"].map { open.shell.texts("column.\($0)") })
        for route in routes {
            let length = open.shell.texts.length(route.length, units: open.units)
            table.add([(route.name ?? "–").harmless, "\(route.points)", length, String(route.id.description.prefix(8))])
        }
        try shell.console.print(table.lines)
        return .clean
    }

    /// `tur markers`: the markers of the library and of the outings.
    static let markers = Verb("markers", example: "tur markers") { line, shell in
        let open = try await shell.archive(line, .read)
        var markers = try await open.archive.store.markers()
        for header in try await open.archive.store.headers() {
            markers += try await open.archive.store.outing(header.id)?.outing.markers ?? []
        }
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginArray()
            for marker in markers { json.write(marker) }
            json.endArray()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        guard !markers.isEmpty else {
            try shell.console.print(open.shell.texts("markers.empty"))
            return .clean
        }
        var table = Table()
        for marker in markers {
            let place = [marker.position.latitude, marker.position.longitude]
                .map { open.shell.texts.number($0, decimals: 5) }.joined(separator: "  ")
            table.add([(marker.name ?? marker.type ?? "–").harmless, place, marker.note.harmless])
        }
        try shell.console.print(table.lines)
        return .clean
    }

    /// `tur kinds`: the kinds there are.
    static let kinds = Verb("kinds", example: "tur kinds --lang nb") { line, shell in
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginArray()
            for kind in shell.catalog.kinds { json.write(kind, language: shell.texts.language.rawValue) }
            json.endArray()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        var table = Table()
        for kind in shell.catalog.kinds {
            table.add([kind.id.rawValue, kind.name(in: shell.texts.language.rawValue).harmless, kind.color])
        }
        try shell.console.print(table.lines)
        return .clean
    }

    /// `tur plugins`: what the program is put together from.
    static let plugins = Verb("plugins", example: "tur plugins") { line, shell in
        let formats = Set(shell.catalog.importers.map(\.format) + shell.catalog.exporters.map(\.format)).sorted()
        var rows = formats.map { format in
            let reads = shell.catalog.importers.contains { $0.format == format }
            let writes = shell.catalog.exporters.contains { $0.format == format }
            return [
                "format", format,
                [reads ? "read" : nil, writes ? "write" : nil].compactMap { $0 }.joined(separator: ", "),
            ]
        }
        rows += shell.openers.map { ["store", $0.scheme, "\($0.scheme):PATH"] }
        rows += [
            ["kinds", "\(shell.catalog.kinds.count)", shell.catalog.kinds.map(\.id.rawValue).joined(separator: " ")]
        ]
        rows += shell.plugins.map { [$0.family, $0.name, $0.detail] }
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginArray()
            for row in rows {
                json.beginObject()
                for (name, value) in zip(["family", "name", "detail"], row) { json.text(name, value) }
                json.endObject()
            }
            json.endArray()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        var table = Table()
        for row in rows { table.add(row) }
        try shell.console.print(table.lines)
        return .clean
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ kind: ActivityKind, language: String) {
        beginObject()
        text("id", kind.id.rawValue)
        text("name", kind.name(in: language))
        text("color", kind.color)
        text("measure", kind.measure.rawValue)
        key("top_speed_mps")
        double(kind.topSpeed)
        key("pedestrian")
        boolean(kind.isPedestrian)
        key("pause")
        boolean(kind.isPause)
        if let group = kind.group { text("group", group.rawValue) }
        endObject()
    }
}
