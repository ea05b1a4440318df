import TurGeo
import TurOutings
import TurStorage

/// Which outings come near a place: by the boxes of chunks first, then fix by fix.
struct NearTable {
    let connection: Connection

    func outings(near place: Position, radius: Double) throws -> Set<Identifier> {
        guard radius >= 0 else { return [] }
        var (found, refused) = (Set<Int64>(), Set<Int64>())
        for chunk in try chunks(in: Bounds.around(place, radius: radius)) {
            try search(chunk, place, radius, &found, &refused)
        }
        let ids = try found.sorted().compactMap { number in
            try connection.first("SELECT id FROM outings WHERE number = ?", [.integer(number)]) { try $0.identifier(0) }
        }
        return Set(ids)
    }

    private func chunks(in box: Bounds) throws -> [Int64] {
        var ids = Set<Int64>()
        for part in box.parts {
            try connection.query(
                "SELECT id FROM chunk_boxes WHERE west <= ? AND east >= ? AND south <= ? AND north >= ?",
                [part.eastE7, part.westE7, part.northE7, part.southE7].map { .integer(Int64($0)) }
            ) { row in ids.insert(row.integer(0) / 2) }
        }
        return ids.sorted()
    }

    /// Adds the outings with a piece in `chunk` that comes near; those that are deleted go into `deleted`.
    private func search(
        _ chunk: Int64,
        _ place: Position,
        _ radius: Double,
        _ found: inout Set<Int64>,
        _ deleted: inout Set<Int64>
    ) throws {
        var pieces: [(outing: Int64, sequences: Range<Int64>)] = []
        try connection.query(
            """
            SELECT p.outing, p.first, p.count FROM chunks c JOIN pieces p ON p.source = c.source
            WHERE c.id = ? AND p.first + p.count > c.first ORDER BY p.outing, p.first
            """,
            [.integer(chunk)]
        ) { row in
            let first = row.integer(1)
            pieces.append((row.integer(0), first..<(first + max(0, row.integer(2)))))
        }
        pieces = try pieces.filter { try !found.contains($0.outing) && !isDeleted($0.outing, &deleted) }
        guard !pieces.isEmpty, let fixes = try fixes(of: chunk), fixes.isNear(place, radius: radius) else { return }
        for piece in pieces where fixes.within(piece.sequences).isNear(place, radius: radius) {
            found.insert(piece.outing)
        }
    }

    private func fixes(of chunk: Int64) throws -> Fixes? {
        try connection.first("SELECT payload FROM chunks WHERE id = ?", [.integer(chunk)]) { row in
            try row.withBlob(0) { try ChunkCodec.decode($0) }
        }
    }

    private func isDeleted(_ outing: Int64, _ deleted: inout Set<Int64>) throws -> Bool {
        guard !deleted.contains(outing) else { return true }
        let sql = "SELECT 1 FROM outings o JOIN tombstones t ON t.id = o.id WHERE o.number = ?"
        guard try connection.first(sql, [.integer(outing)], { _ in true }) ?? false else { return false }
        deleted.insert(outing)
        return true
    }
}
