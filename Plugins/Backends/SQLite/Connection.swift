import CTurSQLite
import TurOutings

/// Owns the pointer of one connection and its prepared statements; all calls of SQLite are made here and in its columns
/// and parameters (`Row`, `BoundValue`).
///
/// Used by one thread at a time. SQLite never checkpoints by itself here, neither after a commit nor at the end.
final class Connection {
    let path: String
    /// Pages in the write-ahead log after the last commit of this connection.
    var pendingPages: Int { Int(walPages.pointee) }
    /// Whether the disk failed under it, so that it must be opened anew.
    private(set) var isBroken = false

    private let database: OpaquePointer
    private let walPages = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    private var statements: [String: OpaquePointer] = [:]

    enum Mode {
        case readWrite, readOnly
        /// For files that nobody can change: no lock is taken and no file made beside them.
        case immutable
    }

    init(path: String, mode: Mode, busyMilliseconds: Int32 = 1_000) throws {
        self.path = path
        walPages.initialize(to: 0)
        var opened: OpaquePointer?
        let access = mode == .readWrite ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        let name = "file:\(Self.escaped(path))" + (mode == .immutable ? "?immutable=1" : "")
        let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            walPages.deallocate()
            throw SQLiteFault.error(code, message: message, path: path, tried: "open")
        }
        database = opened
        try configure(busyMilliseconds)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(database)
        walPages.deallocate()
    }

    /// Runs a statement that gives no rows, or whose rows nobody wants.
    func run(_ sql: String, _ values: [BoundValue] = []) throws {
        try query(sql, values) { _ in }
    }

    /// Runs a statement and hands over its rows one by one.
    func query(_ sql: String, _ values: [BoundValue] = [], row: (Row) throws -> Void) throws {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try check(value.bind(to: statement, at: Int32(index) + 1), sql) }
        while true {
            let code = sqlite3_step(statement)
            guard code != SQLITE_DONE else { return }
            guard code == SQLITE_ROW else { throw fault(code, sql) }
            try row(Row(statement))
        }
    }

    /// What `value` makes of the first row; nil when there is none.
    func first<Value>(_ sql: String, _ values: [BoundValue] = [], _ value: (Row) throws -> Value) throws -> Value? {
        var result: Value?
        try query(sql, values) { row in
            if result == nil { result = try value(row) }
        }
        return result
    }

    /// The number of the row inserted last.
    var lastRow: Int64 { sqlite3_last_insert_rowid(database) }

    /// Does `body` whole or not at all; `begin` is the statement that opens the transaction.
    func transaction<Result>(_ begin: String, _ body: () throws -> Result) throws -> Result {
        try run(begin)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // Some errors have rolled back already; rolling back twice would hide the first error behind a second one.
            if sqlite3_get_autocommit(database) == 0 { sqlite3_exec(database, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }

    /// Moves the write-ahead log into the file, as far as readers allow; `truncating` waits for them and empties it.
    ///
    /// Only under the lock of writers.
    func checkpoint(truncating: Bool) throws {
        let mode = truncating ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
        let code = sqlite3_wal_checkpoint_v2(database, nil, mode, nil, nil)
        if code & 0xff == SQLITE_BUSY { return }
        try check(code, "checkpoint")
        walPages.pointee = 0
    }

    private func configure(_ busyMilliseconds: Int32) throws {
        sqlite3_busy_timeout(database, busyMilliseconds)
        for (option, value) in [
            (SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1), (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
            (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_DQS_DML, 0), (SQLITE_DBCONFIG_DQS_DDL, 0),
        ] {
            try check(tur_sqlite_configure(database, option, Int32(value)), "configure")
        }
        // Also takes the place of the hook that would checkpoint by itself.
        sqlite3_wal_hook(
            database,
            { pages, _, _, count in
                pages?.assumingMemoryBound(to: Int32.self).pointee = count
                return SQLITE_OK
            },
            walPages
        )
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var made: OpaquePointer?
        try check(sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &made, nil), sql)
        guard let made else { throw TurError(.store, ["empty-statement"]) }
        statements[sql] = made
        return made
    }

    private func check(_ code: Int32, _ tried: String) throws {
        guard code == SQLITE_OK else { throw fault(code, tried) }
    }

    private func fault(_ code: Int32, _ tried: String) -> TurError {
        if SQLiteFault.isOfDisk(code) { isBroken = true }
        let verb = tried.prefix { $0 != " " && $0 != "\n" }.lowercased()
        return SQLiteFault.error(code, message: String(cString: sqlite3_errmsg(database)), path: path, tried: verb)
    }

    /// `path` as part of a URI: all but letters, digits and a few marks as percent and two digits.
    private static func escaped(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let plain = Set("/-._~abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
        let bytes = path.utf8.flatMap { byte in
            plain.contains(byte) ? [byte] : [37, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Facts of the library.
enum SQLiteLibrary {
    /// Its version as one number: 3040001 for 3.40.1.
    static var version: Int { Int(sqlite3_libversion_number()) }
    /// Its version as text.
    static var versionText: String { String(cString: sqlite3_libversion()) }

    /// Whether two connections that checkpoint one file at the same time may damage it: 3.7.0 to 3.51.2 but for the repaired
    /// 3.44.6 and 3.50.7 (reliability.md 0.7).
    static func hasCheckpointRace(_ version: Int) -> Bool {
        let isRepaired = (3_044_006..<3_045_000).contains(version) || (3_050_007..<3_051_000).contains(version)
        return (3_007_000...3_051_002).contains(version) && !isRepaired
    }
}
