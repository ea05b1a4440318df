import TurGeo
import TurOutings
import TurStorage

/// Outings as documents, the header of each beside it, and the pieces by which the log finds its outings.
struct OutingTable {
    let connection: Connection

    func put(_ outing: Outing) throws {
        try StoreRules.check(outing)
        let text = try Documents.text(outing, of: outing.id)
        let number: Int64
        if let old = try stored(outing.id) {
            number = old.number
            try removePieces(of: old.outing, number)
            try update(outing, text, number)
        } else {
            number = try insert(outing, text)
        }
        try insertPieces(of: outing, number)
    }

    /// The outing of that id with its number, deleted or not.
    func stored(_ id: Identifier) throws -> (number: Int64, outing: Outing)? {
        let sql = "SELECT o.number, d.doc FROM outings o JOIN documents d ON d.outing = o.number WHERE o.id = ?"
        return try connection.first(sql, [.identifier(id)]) { row in
            (row.integer(0), try Documents.value(Outing.self, row, 1))
        }
    }

    /// The outing as it is now, and whether it is deleted.
    func outing(_ id: Identifier) throws -> StoredOuting? {
        try stored(id).map { StoredOuting($0.outing, isDeleted: try TombstoneTable(connection: connection).has(id)) }
    }

    /// Replaces the document and header of an outing that is there and keeps its pieces.
    func update(_ outing: Outing) throws {
        try StoreRules.check(outing)
        guard let number = try number(of: outing.id) else { throw TurError(.notFound, ["\(outing.id)"]) }
        try update(outing, try Documents.text(outing, of: outing.id), number)
    }

    func number(of id: Identifier) throws -> Int64? {
        try connection.first("SELECT number FROM outings WHERE id = ?", [.identifier(id)]) { $0.integer(0) }
    }

    private func insert(_ outing: Outing, _ text: String) throws -> Int64 {
        let values = HeaderColumns.values(OutingHeader(outing))
        try connection.run("INSERT INTO outings (\(HeaderColumns.names)) VALUES (\(HeaderColumns.gaps))", values)
        let number = connection.lastRow
        try connection.run("INSERT INTO documents (outing, doc) VALUES (?, ?)", [.integer(number), .text(text)])
        return number
    }

    private func update(_ outing: Outing, _ text: String, _ number: Int64) throws {
        let values = HeaderColumns.values(OutingHeader(outing)) + [.integer(number)]
        let sql = "UPDATE outings SET (\(HeaderColumns.names)) = (\(HeaderColumns.gaps)) WHERE number = ?"
        try connection.run(sql, values)
        try connection.run("UPDATE documents SET doc = ? WHERE outing = ?", [.text(text), .integer(number)])
    }

    private func insertPieces(of outing: Outing, _ number: Int64) throws {
        let sources = SourceTable(connection: connection)
        for piece in outing.legs.flatMap(\.pieces) {
            // Two pieces that begin alike are kept as the longer one: this table only says where to look.
            try connection.run(
                """
                INSERT INTO pieces (source, first, outing, count) VALUES (?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET count = max(count, excluded.count)
                """,
                [
                    .integer(try sources.numberNeeded(of: piece.source)), .integer(piece.first), .integer(number),
                    .integer(piece.count),
                ]
            )
        }
    }

    private func removePieces(of outing: Outing, _ number: Int64) throws {
        let sources = SourceTable(connection: connection)
        for piece in outing.legs.flatMap(\.pieces) {
            try connection.run(
                "DELETE FROM pieces WHERE source = ? AND first = ? AND outing = ?",
                [.integer(try sources.numberNeeded(of: piece.source)), .integer(piece.first), .integer(number)]
            )
        }
    }
}
