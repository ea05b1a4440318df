public import TurGeo
public import TurOutings
public import TurStorage

extension SQLiteStore: FixLog, OutingStore {
    /// Adds `fixes` to `source`.
    public func append(_ fixes: Fixes, to source: Identifier) async throws {
        try writing { try Self.apply(.appendFixes(fixes, source: source), $0, clock) }
    }

    /// The fixes of `piece` that are there.
    public func fixes(of piece: Piece) async throws -> Fixes {
        try reading { connection in
            guard let source = try SourceTable(connection: connection).number(of: piece.source) else { return Fixes() }
            return try FixTable(connection: connection).fixes(of: piece, source: source)
        }
    }

    /// Does all `changes` or none.
    public func commit(_ changes: [StoreChange]) async throws {
        guard !changes.isEmpty else { return }
        try writing { connection in
            for change in changes { try Self.apply(change, connection, clock) }
        }
    }

    /// The outing of that id.
    public func outing(_ id: Identifier) async throws -> StoredOuting? {
        try reading { try OutingTable(connection: $0).outing(id) }
    }

    /// The headers of outings that are not deleted.
    public func headers() async throws -> [OutingHeader] {
        try reading { try HeaderTable(connection: $0).headers() }
    }

    /// The outings near `place`.
    public func outings(near place: Position, radius: Double) async throws -> Set<Identifier> {
        try reading { try NearTable(connection: $0).outings(near: place, radius: radius) }
    }

    /// What is known of `ids`.
    public func known(_ ids: [Identifier]) async throws -> [Identifier: Known] {
        try reading { connection in
            let sql = """
                SELECT EXISTS (SELECT 1 FROM tombstones WHERE id = ?1), EXISTS (SELECT 1 FROM outings WHERE id = ?1)
                    OR EXISTS (SELECT 1 FROM routes WHERE id = ?1) OR EXISTS (SELECT 1 FROM markers WHERE id = ?1)
                """
            var answer: [Identifier: Known] = [:]
            for id in ids {
                try connection.query(sql, [.identifier(id)]) { row in
                    answer[id] = row.integer(0) != 0 ? .deleted : row.integer(1) != 0 ? .present : nil
                }
            }
            return answer
        }
    }

    private static func apply(_ change: StoreChange, _ connection: Connection, _ clock: () -> Instant) throws {
        let library = LibraryTable(connection: connection)
        switch change {
        case .addSource(let source, let original): try SourceTable(connection: connection).add(source, original)
        case .appendFixes(let fixes, let source):
            let number = try SourceTable(connection: connection).numberNeeded(of: source)
            try FixTable(connection: connection).append(fixes, to: number)
        case .putOuting(let outing): try OutingTable(connection: connection).put(outing)
        case .putRoute(let route): try library.put(route)
        case .putMarker(let marker): try library.put(marker)
        case .edit(let edit): try EditTable(connection: connection).apply(edit)
        case .deleteRoute(let id): try library.deleteRoute(id, at: clock())
        case .deleteMarker(let id): try library.deleteMarker(id, at: clock())
        case .set(let key, let value): try SettingTable(connection: connection).set(key, value)
        }
    }
}

extension SQLiteStore: LibraryStore, AuditStore, SettingStore {
    /// The source of that digest.
    public func source(digest: Digest) async throws -> Source? {
        try reading { try SourceTable(connection: $0).source(digest: digest) }
    }

    /// The packed original.
    public func original(of source: Identifier) async throws -> [UInt8]? {
        try reading { try SourceTable(connection: $0).original(of: source) }
    }

    /// The planned routes.
    public func routes() async throws -> [PlannedRoute] { try reading { try LibraryTable(connection: $0).routes() } }

    /// The markers.
    public func markers() async throws -> [Marker] { try reading { try LibraryTable(connection: $0).markers() } }

    /// All edits.
    public func edits() async throws -> [Edit] { try reading { try EditTable(connection: $0).edits() } }

    /// When what is deleted was deleted.
    public func tombstones() async throws -> [Identifier: Instant] {
        try reading { try TombstoneTable(connection: $0).all() }
    }

    /// All settings.
    public func settings() async throws -> [String: String] {
        try reading { try SettingTable(connection: $0).all() }
    }
}
