public import TurGeo
import TurOutings
import TurStorage

/// A store in one SQLite file, the default.
///
/// It is written ahead with `synchronous = FULL`, so that what a commit returned from survives a power cut. Beside the file
/// PATH lie PATH-wal, PATH-shm and PATH-lock, the side file under whose lock every transaction that writes and every
/// checkpoint of any process runs; SQLite itself never checkpoints. All calls run one after the other on a queue of the
/// store. A damaged file is never repaired, moved or deleted.
public actor SQLiteStore {
    /// What a store is opened for.
    public enum Access: Sendable {
        /// Reading and writing; the file is made when there is none.
        case readWrite
        /// Reading; nothing is written, and no checkpoint made.
        case readOnly
    }

    /// Runs the store's calls.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    let path: String
    let clock: @Sendable () -> Instant
    private(set) var checkpointFault: TurError?

    private let executor: QueueExecutor
    private let access: Access
    private let program: String
    private let wait: Duration
    private var lock: WriteLock?
    private var connection: Connection?
    private var isClosed = false

    /// Bytes of the write-ahead log from which on it is moved into the file.
    private static let checkpointSize = 4 << 20

    /// Opens the store at `path`.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - access: What it is opened for.
    ///   - clock: The time of tombstones and of the lock.
    ///   - program: The name under which others see who holds the lock.
    ///   - wait: How long a writer waits for another one.
    /// - Returns: The store, open until `close` or its end.
    /// - Throws: `TurError` with code `not-found` when there is none to read; `store-newer`, and the file stays as it is;
    ///   `store-damaged`; `refused` for a file of another program; `store-busy`, `disk-full`, `file`, `store`.
    public static func open(
        path: String,
        access: Access = .readWrite,
        clock: @escaping @Sendable () -> Instant,
        program: String,
        wait: Duration = .seconds(5)
    ) async throws -> SQLiteStore {
        let store = SQLiteStore(path: path, access: access, clock: clock, program: program, wait: wait)
        try await store.start()
        return store
    }

    private init(
        path: String,
        access: Access,
        clock: @escaping @Sendable () -> Instant,
        program: String,
        wait: Duration
    ) {
        (self.path, self.access, self.clock, self.program, self.wait) = (path, access, clock, program, wait)
        executor = QueueExecutor(label: "tur store \(path)")
    }

    /// Moves all into the file and closes it; any later call throws `store`.
    ///
    /// When another program writes just then, the moving is left to it.
    ///
    /// - Throws: `TurError` with code `disk-full` or `store`; what was committed stays durable all the same.
    public func close() throws {
        defer { (connection, lock, isClosed) = (nil, nil, true) }
        guard let connection, let lock, !connection.isBroken else { return }
        do {
            try lock.held(waiting: .zero) { try connection.checkpoint(truncating: true) }
        } catch let error as TurError where error.code == .storeBusy {
            checkpointFault = error
        }
    }

    /// Runs `body` in a transaction of its own under the lock: done whole and durable, or not at all.
    func writing(_ body: (Connection) throws -> Void) throws {
        guard !Task.isCancelled else { throw TurError(.cancelled) }
        let connection = try usable()
        guard let lock else { throw TurError(.store, ["opened-for-reading"], at: TurError.Place(file: path)) }
        try lock.held(waiting: wait) {
            try connection.transaction("BEGIN IMMEDIATE") { try body(connection) }
            checkpointWhenLong(connection)
        }
    }

    /// Runs `body` on the store as it is at one moment.
    func reading<Result>(_ body: (Connection) throws -> Result) throws -> Result {
        let connection = try usable()
        return try connection.transaction("BEGIN") { try body(connection) }
    }

    private func start() throws {
        guard !path.isEmpty, !path.utf8.contains(0) else { throw TurError(.file, [path, "bad-name"]) }
        if access == .readWrite { lock = try WriteLock(of: path, holder: signature) }
        connection = try file.open()
    }

    /// The connection; one under which the disk failed is given up, and what the file holds is looked at before it counts.
    private func usable() throws -> Connection {
        guard !isClosed else { throw TurError(.store, ["closed"], at: TurError.Place(file: path)) }
        if let connection, !connection.isBroken { return connection }
        connection = nil
        let opened = try file.open()
        guard try opened.first("PRAGMA quick_check(1)", [], { $0.text(0) }) == "ok" else {
            throw TurError(.storeDamaged, ["quick-check"], at: TurError.Place(file: path))
        }
        connection = opened
        return opened
    }

    private var file: StoreFile { StoreFile(path: path, access: access, wait: wait, lock: lock) }

    private var signature: () -> String {
        { [program, clock] in
            "\(program) \(ProcessFacts.id) \(LocalTime(clock(), offsetMinutes: 0))"
        }
    }

    /// The commit is durable already, so that a fault here is not its fault: it is kept for `check`.
    private func checkpointWhenLong(_ connection: Connection) {
        guard connection.pendingPages * Schema.pageSize >= Self.checkpointSize else { return }
        do {
            try connection.checkpoint(truncating: false)
            checkpointFault = nil
        } catch let error as TurError {
            checkpointFault = error
        } catch {
            checkpointFault = TurError(.store, ["checkpoint"], cause: "\(error)")
        }
    }
}
