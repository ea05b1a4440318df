import TurOutings

/// Sources and their originals.
struct SourceTable {
    let connection: Connection

    func add(_ source: Source, _ original: [UInt8]?) throws {
        guard try number(of: source.id) == nil else { return }
        if let digest = source.digest, try self.source(digest: digest) != nil {
            throw TurError(.duplicate, ["source", "\(digest)"])
        }
        try connection.run(
            "INSERT INTO sources (id, digest, format, name, creator, original) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .identifier(source.id), .optional(source.digest?.bytes), .text(source.format), .text(source.name),
                .optional(source.creator), .optional(original),
            ]
        )
    }

    /// The number by which other tables mean a source.
    func number(of id: Identifier) throws -> Int64? {
        try connection.first("SELECT number FROM sources WHERE id = ?", [.identifier(id)]) { $0.integer(0) }
    }

    /// - Throws: `TurError` with code `not-found`.
    func numberNeeded(of id: Identifier) throws -> Int64 {
        guard let number = try number(of: id) else { throw TurError(.notFound, ["\(id)"]) }
        return number
    }

    func source(digest: Digest) throws -> Source? {
        try connection.first(
            "SELECT id, format, name, creator FROM sources WHERE digest = ?",
            [.blob(digest.bytes)]
        ) { row in
            Source(
                id: try row.identifier(0),
                digest: digest,
                format: row.text(1),
                name: row.text(2),
                creator: row.optionalText(3)
            )
        }
    }

    func original(of id: Identifier) throws -> [UInt8]? {
        try connection.first("SELECT original FROM sources WHERE id = ?", [.identifier(id)]) { row in
            row.optionalBlob(0)
        }.flatMap { $0 }
    }
}
