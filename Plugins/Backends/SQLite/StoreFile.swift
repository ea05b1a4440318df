import TurGeo
import TurOutings
import TurStorage

/// Opens the file of a store: whose it is and how new it is comes before anything is written.
struct StoreFile {
    let path: String
    let access: SQLiteStore.Access
    let wait: Duration
    let lock: WriteLock?

    /// A connection to the store, its schema as new as this program's.
    func open() throws -> Connection {
        let connection = try Connection(path: path, mode: mode)
        // In units of 1,024 bytes: the headers of a long life.
        try connection.run("PRAGMA cache_size = -16384")
        let isNew = try checkOwner(of: connection)
        if access == .readOnly {
            guard !isNew else { throw TurError(.notFound, [path]) }
            guard try Schema.migrations().pending(after: version(of: connection)).isEmpty else {
                throw TurError(.store, ["older-version"], at: TurError.Place(file: path))
            }
        } else {
            try prepareForWriting(connection)
        }
        return connection
    }

    /// The schema's version that the file states, 0 for a new file.
    func version(of connection: Connection) throws -> Int {
        try connection.first("PRAGMA user_version") { $0.int(0) } ?? 0
    }

    /// Whether the file is new and empty.
    ///
    /// - Throws: `TurError` with code `refused` for another program's file, `store-newer` for one of a newer version.
    private func checkOwner(of connection: Connection) throws -> Bool {
        // At one moment, since another program may be making the store just now.
        var (owner, tables, version) = (0, 0, 0)
        try connection.transaction("BEGIN") {
            owner = try connection.first("PRAGMA application_id") { $0.int(0) } ?? 0
            tables = try connection.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } ?? 0
            version = try self.version(of: connection)
        }
        guard owner == Schema.applicationID else {
            guard owner == 0, version == 0, tables == 0 else {
                throw TurError(.refused, ["not-a-store", path], at: TurError.Place(file: path))
            }
            return true
        }
        _ = try Schema.migrations().pending(after: version)
        return version == 0
    }

    private func prepareForWriting(_ connection: Connection) throws {
        let isLogged = try connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal"
        if try !isLogged || version(of: connection) < Schema.migrations().newest {
            try lock?.held(waiting: wait) { try migrate(connection) }
        }
        try connection.run("PRAGMA synchronous = FULL")
    }

    /// Under the lock: another program may have been faster, so the version is read again.
    private func migrate(_ connection: Connection) throws {
        try connection.run("PRAGMA page_size = \(Schema.pageSize)")
        try connection.run("PRAGMA journal_mode = WAL")
        try connection.run("PRAGMA synchronous = FULL")
        for version in try Schema.migrations().pending(after: version(of: connection)) {
            try connection.transaction("BEGIN IMMEDIATE") {
                for step in version.steps { try run(step, connection) }
                try connection.run("PRAGMA application_id = \(Schema.applicationID)")
                try connection.run("PRAGMA user_version = \(version.number)")
            }
        }
    }

    private func run(_ step: Migrations<Connection>.Step, _ connection: Connection) throws {
        switch step {
        case .statement(let sql): try connection.run(sql)
        case .action(let action): try action(connection)
        }
    }

    /// A reader in a folder where nothing can be made reads the file as one that nobody changes, when all is in it.
    private var mode: Connection.Mode {
        get throws {
            guard access == .readOnly else { return .readWrite }
            guard ProcessFacts.isThere(path) else { throw TurError(.notFound, [path]) }
            let isFixed = !ProcessFacts.isWritable(folder: folder) && ProcessFacts.isEmpty(path + "-wal")
            return isFixed ? .immutable : .readOnly
        }
    }

    private var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
