import TurGeo
import TurOutings

/// What was deleted, and when.
struct TombstoneTable {
    let connection: Connection

    func has(_ id: Identifier) throws -> Bool {
        try connection.first("SELECT 1 FROM tombstones WHERE id = ?", [.identifier(id)]) { _ in true } ?? false
    }

    func put(_ id: Identifier, _ time: Instant) throws {
        try connection.run(
            "INSERT OR REPLACE INTO tombstones (id, time) VALUES (?, ?)",
            [.identifier(id), .integer(time.milliseconds)]
        )
    }

    func remove(_ id: Identifier) throws {
        try connection.run("DELETE FROM tombstones WHERE id = ?", [.identifier(id)])
    }

    func all() throws -> [Identifier: Instant] {
        var times: [Identifier: Instant] = [:]
        try connection.query("SELECT id, time FROM tombstones") { row in
            times[try row.identifier(0)] = Instant(milliseconds: row.integer(1))
        }
        return times
    }
}
