import TurGeo
import TurOutings
import TurStorage

/// Planned routes and the markers that belong to no outing.
struct LibraryTable {
    let connection: Connection

    func put(_ route: PlannedRoute) throws {
        for line in route.lines { try StoreRules.check(line) }
        let text = try Documents.text(RouteDocument(route), of: route.id)
        try connection.run(
            """
            INSERT INTO routes (id, doc, lines) VALUES (?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, lines = excluded.lines
            """,
            [.identifier(route.id), .text(text), .blob(try ChunkCodec.pack(route.lines))]
        )
        try TombstoneTable(connection: connection).remove(route.id)
    }

    func put(_ marker: Marker) throws {
        try StoreRules.check(marker)
        try connection.run(
            "INSERT INTO markers (id, doc) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc",
            [.identifier(marker.id), .text(try Documents.text(marker, of: marker.id))]
        )
        try TombstoneTable(connection: connection).remove(marker.id)
    }

    func deleteRoute(_ id: Identifier, at time: Instant) throws {
        let sql = "DELETE FROM routes WHERE id = ? RETURNING number"
        try bury(id, wasThere: try connection.first(sql, [.identifier(id)]) { _ in true } ?? false, time)
    }

    func deleteMarker(_ id: Identifier, at time: Instant) throws {
        let sql = "DELETE FROM markers WHERE id = ? RETURNING number"
        try bury(id, wasThere: try connection.first(sql, [.identifier(id)]) { _ in true } ?? false, time)
    }

    func routes() throws -> [PlannedRoute] {
        var routes: [PlannedRoute] = []
        try connection.query("SELECT id, doc, lines FROM routes ORDER BY id") { row in
            let document = try Documents.value(RouteDocument.self, row, 1)
            routes.append(document.route(try row.identifier(0), try ChunkCodec.unpack(row.blob(2))))
        }
        return routes
    }

    func markers() throws -> [Marker] {
        var markers: [Marker] = []
        try connection.query("SELECT doc FROM markers ORDER BY id") { row in
            markers.append(try Documents.value(Marker.self, row, 0))
        }
        return markers
    }

    private func bury(_ id: Identifier, wasThere: Bool, _ time: Instant) throws {
        let tombstones = TombstoneTable(connection: connection)
        if wasThere {
            try tombstones.put(id, time)
        } else if try !tombstones.has(id) {
            throw TurError(.notFound, ["\(id)"])
        }
    }
}

/// What a route is beside its lines.
private struct RouteDocument: Codable, Equatable {
    var name: String?
    var note: String?
    var fragments: [Fragment]?

    init(_ route: PlannedRoute) {
        name = route.name
        note = route.note.isEmpty ? nil : route.note
        fragments = route.fragments.isEmpty ? nil : route.fragments
    }

    func route(_ id: Identifier, _ lines: [Fixes]) -> PlannedRoute {
        PlannedRoute(id: id, name: name, note: note ?? "", lines: lines, fragments: fragments ?? [])
    }
}
