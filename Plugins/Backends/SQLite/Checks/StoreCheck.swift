import TurGeo
import TurOutings
import TurStorage

/// Looks whether a store is sound, within one read transaction; changes nothing.
///
/// A part that cannot be read is one finding, and the next part is looked at.
struct StoreCheck {
    let connection: Connection
    let path: String
    private(set) var report = Report()

    init(connection: Connection, path: String) { (self.connection, self.path) = (connection, path) }

    mutating func run() throws {
        try part { check, _ in try check.integrity() }
        try part { check, _ in try check.references() }
        var log: [Identifier: SequenceRuns] = [:]
        try part { check, _ in
            var chunks = ChunkCheck(connection: check.connection)
            defer { check.report.add(chunks.report) }
            try chunks.run()
            log = chunks.log
        }
        try part { check, _ in
            var outings = OutingCheck(connection: check.connection, log: log)
            defer { check.report.add(outings.report) }
            try outings.run()
        }
        try part { check, connection in
            try check.decode { _ = try LibraryTable(connection: connection).routes() }
            try check.decode { _ = try LibraryTable(connection: connection).markers() }
            try check.decode { _ = try EditTable(connection: connection).edits() }
        }
        try facts()
    }

    /// Runs one part; damage that stops it is a finding.
    private mutating func part(_ body: (inout StoreCheck, Connection) throws -> Void) throws {
        guard !Task.isCancelled else { throw TurError(.cancelled) }
        do {
            try body(&self, connection)
        } catch let error as TurError where error.code == .storeDamaged {
            report.add(
                .store("store-integrity", .lost, [error.cause ?? error.arguments.joined(separator: " ")], .restoreCopy)
            )
        }
    }

    private mutating func decode(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as TurError where error.code == .storeDamaged && error.arguments.first == "document" {
            report.add(.store("store-document-damaged", .lost, [error.cause ?? ""], .restoreCopy))
        }
    }

    private mutating func integrity() throws {
        var messages: [String] = []
        try connection.query("PRAGMA integrity_check(100)") { messages.append($0.text(0)) }
        for message in messages where message != "ok" {
            let isOfIndex = message.contains("index")
            report.add(
                isOfIndex
                    ? .store("store-index", .warning, [message], .restoreCopy)
                    : .store("store-integrity", .lost, [message], .restoreCopy)
            )
        }
        let boxes = try connection.first("SELECT rtreecheck('chunk_boxes')") { $0.text(0) } ?? ""
        if boxes != "ok" { report.add(.store("store-index", .warning, [boxes], .restoreCopy)) }
    }

    private mutating func references() throws {
        var broken: [String] = []
        try connection.query("PRAGMA foreign_key_check") { broken.append("\($0.text(0)) \($0.integer(1))") }
        guard let first = broken.first else { return }
        report.add(.store("store-references", .warning, count: broken.count, [first], .restoreCopy))
    }

    /// What is worth knowing about the file, the disk and the library.
    private mutating func facts() throws {
        let version = try connection.first("PRAGMA user_version") { $0.text(0) } ?? ""
        report.add(.store("store-version", .warning, count: 0, [version], .none))
        if let free = ProcessFacts.freeBytes(at: path) {
            let isLow = free < 64 << 20
            let remedy: Remedy = isLow ? .makeRoom : .none
            report.add(.store("store-free-space", .warning, count: isLow ? 1 : 0, ["\(free)"], remedy))
        }
        if let holder = WriteLock.holder(of: path) {
            report.add(.store("store-locked", .warning, count: 0, [holder], .wait))
        }
        if SQLiteLibrary.hasCheckpointRace(SQLiteLibrary.version) {
            let arguments = [SQLiteLibrary.versionText]
            report.add(.store("store-library-version", .warning, count: 0, arguments, .updateLibrary))
        }
    }
}
