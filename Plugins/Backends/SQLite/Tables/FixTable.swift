import TurGeo
import TurOutings
import TurStorage

/// The log of fixes: chunks in the order of their sequences, which never overlap, and their boxes.
struct FixTable {
    let connection: Connection

    func append(_ fixes: Fixes, to source: Int64) throws {
        try StoreRules.check(fixes)
        let new = fixes.ordered
        guard let last = try lastChunk(of: source) else { return try insert(new, source) }
        try StoreRules.check(new, against: last.fixes)
        guard !new.isEmpty else { return }
        if new.sequence(at: 0) <= last.fixes.sequence(at: last.fixes.count - 1) { return try merge(new, source) }
        guard last.fixes.count < ChunkCodec.capacity else { return try insert(new, source) }
        try replace([last.id], with: last.fixes.joined(with: new), source)
    }

    func fixes(of piece: Piece, source: Int64) throws -> Fixes {
        var result = Fixes()
        try connection.query(
            """
            SELECT payload FROM chunks WHERE source = ?1 AND first < ?2 AND first >= coalesce(
                (SELECT max(first) FROM chunks WHERE source = ?1 AND first <= ?3), ?3) ORDER BY first
            """,
            [.integer(source), .integer(piece.sequences.upperBound), .integer(piece.first)]
        ) { row in
            result.append(contentsOf: try row.withBlob(0) { try ChunkCodec.decode($0) })
        }
        return result.within(piece.sequences)
    }

    private func lastChunk(of source: Int64) throws -> (id: Int64, fixes: Fixes)? {
        try connection.first(
            "SELECT id, payload FROM chunks WHERE source = ? ORDER BY first DESC LIMIT 1",
            [.integer(source)]
        ) { row in (row.integer(0), try row.withBlob(1) { try ChunkCodec.decode($0) }) }
    }

    /// Puts rows among those that are there: the chunks from the first one touched on are written anew.
    private func merge(_ new: Fixes, _ source: Int64) throws {
        var (ids, kept) = ([Int64](), Fixes())
        try connection.query(
            """
            SELECT id, payload FROM chunks WHERE source = ?1 AND first >= coalesce(
                (SELECT max(first) FROM chunks WHERE source = ?1 AND first <= ?2), ?2) ORDER BY first
            """,
            [.integer(source), .integer(new.sequence(at: 0))]
        ) { row in
            ids.append(row.integer(0))
            kept.append(contentsOf: try row.withBlob(1) { try ChunkCodec.decode($0) })
        }
        let joined = kept.joined(with: new)
        guard joined.count > kept.count else { return }
        try replace(ids, with: joined, source)
    }

    private func replace(_ ids: [Int64], with fixes: Fixes, _ source: Int64) throws {
        for id in ids {
            try connection.run("DELETE FROM chunks WHERE id = ?", [.integer(id)])
            try connection.run("DELETE FROM chunk_boxes WHERE id = ?", [.integer(2 * id)])
            try connection.run("DELETE FROM chunk_boxes WHERE id = ?", [.integer(2 * id + 1)])
        }
        try insert(fixes, source)
    }

    private func insert(_ fixes: Fixes, _ source: Int64) throws {
        for chunk in fixes.chunks {
            try connection.run(
                "INSERT INTO chunks (source, first, count, payload) VALUES (?, ?, ?, ?)",
                [
                    .integer(source), .integer(chunk.sequence(at: 0)), .integer(Int64(chunk.count)),
                    .blob(try ChunkCodec.encode(chunk)),
                ]
            )
            try insertBoxes(of: chunk, id: connection.lastRow)
        }
    }

    private func insertBoxes(of chunk: Fixes, id: Int64) throws {
        for (part, box) in (chunk.bounds?.parts ?? []).enumerated() {
            try connection.run(
                "INSERT INTO chunk_boxes (id, west, east, south, north) VALUES (?, ?, ?, ?, ?)",
                [.integer(2 * id + Int64(part))]
                    + [box.westE7, box.eastE7, box.southE7, box.northE7].map { .integer(Int64($0)) }
            )
        }
    }
}
