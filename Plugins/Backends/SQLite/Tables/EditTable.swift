import TurGeo
import TurOutings
import TurStorage

/// The log of edits.
struct EditTable {
    let connection: Connection

    /// Writes `edit` into the log and does it to its outing.
    func apply(_ edit: Edit) throws {
        let outings = OutingTable(connection: connection)
        guard let stored = try outings.outing(edit.outing) else { throw TurError(.notFound, ["\(edit.outing)"]) }
        if let undone = edit.undoes, try !has(undone) { throw TurError(.notFound, ["\(undone)"]) }
        let changed = try stored.applying(edit)
        try append(edit)
        if changed.outing != stored.outing { try outings.update(changed.outing) }
        guard changed.isDeleted != stored.isDeleted else { return }
        let tombstones = TombstoneTable(connection: connection)
        if changed.isDeleted {
            try tombstones.put(edit.outing, edit.time)
        } else {
            try tombstones.remove(edit.outing)
        }
    }

    func edits() throws -> [Edit] {
        var edits: [Edit] = []
        try connection.query("SELECT number, time, outing, doc FROM edits ORDER BY number") { row in
            let document = try Documents.value(EditDocument.self, row, 3)
            edits.append(
                Edit(
                    number: row.integer(0),
                    time: Instant(milliseconds: row.integer(1)),
                    outing: try row.identifier(2),
                    change: document.change,
                    undoes: document.undoes
                )
            )
        }
        return edits
    }

    private func append(_ edit: Edit) throws {
        let document = EditDocument(change: edit.change, undoes: edit.undoes)
        try connection.run(
            "INSERT INTO edits (time, outing, doc) VALUES (?, ?, ?)",
            [
                .integer(edit.time.milliseconds), .identifier(edit.outing),
                .text(try Documents.text(document, of: edit.outing)),
            ]
        )
    }

    private func has(_ number: Int64) throws -> Bool {
        try connection.first("SELECT 1 FROM edits WHERE number = ?", [.integer(number)]) { _ in true } ?? false
    }
}

private struct EditDocument: Codable, Equatable {
    var change: Edit.Change
    var undoes: Int64?
}
