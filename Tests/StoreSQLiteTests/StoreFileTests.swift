import Testing
import TurGeo
import TurOutings
import TurStorage
import TurTestKit

@testable import TurStoreSQLite

struct StoreFileTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    @Test(arguments: [SQLiteStore.Access.readWrite, .readOnly])
    func `a newer version is refused with both versions, and the file stays as it is`(_ access: SQLiteStore.Access)
        async throws
    {
        for mode in ["wal", "delete"] {
            try await prepare { connection in
                try connection.run("PRAGMA user_version = 7")
                try connection.checkpoint(truncating: true)
                try connection.run("PRAGMA journal_mode = \(mode)")
            }
            let before = try folder.bytes()
            let error = await #expect(throws: TurError.self) { try await folder.open(access) }
            #expect(error?.code == .storeNewer && error?.arguments == ["7", "1"])
            #expect(try folder.bytes() == before)
        }
    }

    @Test func `a reader of a store that is not there gets not-found, and makes nothing`() async throws {
        let error = await #expect(throws: TurError.self) { try await folder.open(.readOnly) }
        #expect(error?.code == .notFound)
        #expect(!ProcessFacts.isThere(folder.path) && !ProcessFacts.isThere(folder.path + "-lock"))
    }

    @Test func `a file of another program is refused and stays as it is`() async throws {
        let other = try Connection(path: folder.path, mode: .readWrite)
        try other.run("CREATE TABLE t (x)")
        for access in [SQLiteStore.Access.readWrite, .readOnly] {
            let error = await #expect(throws: TurError.self) { try await folder.open(access) }
            #expect(error?.code == .refused)
        }
        #expect(try other.first("PRAGMA journal_mode") { $0.text(0) } == "delete")
    }

    @Test(arguments: [SQLiteStore.Access.readWrite, .readOnly])
    func `a file that is no database is damaged, and stays as it is`(_ access: SQLiteStore.Access) async throws {
        let text = String(repeating: "this is no database ", count: 500)
        try folder.write(text)
        let error = await #expect(throws: TurError.self) { try await folder.open(access) }
        #expect(error?.code == .storeDamaged)
        #expect(try folder.bytes() == Array(text.utf8))
    }

    @Test func `a folder that is not there is a fault of the file`() async {
        let error = await #expect(throws: TurError.self) {
            try await SQLiteStore.open(path: folder.folder + "/no/such", clock: ManualClock().read, program: "test")
        }
        #expect(error?.code == .file)
    }

    @Test func `a reader writes nothing`() async throws {
        try await prepare { _ in }
        let before = try folder.bytes()
        let reader = try await folder.open(.readOnly)
        let error = await #expect(throws: TurError.self) { try await reader.commit([.set(key: "k", value: "v")]) }
        #expect(error?.code == .store)
        _ = try await reader.check()
        try await reader.close()
        #expect(try folder.bytes() == before)
    }

    @Test(.enabled(if: !StoreFolder.isRoot, "root may write into any folder"))
    func `a reader works in a folder where nothing can be made`() async throws {
        try await prepare { _ in }
        folder.allow(0o555)
        defer { folder.allow(0o755) }
        let reader = try await folder.open(.readOnly)
        let piece = Piece(source: Fixture.source("a").id, sequences: 0..<300)
        #expect(try await reader.fixes(of: piece) == Fixture.walk(300))
        #expect(try await reader.check().allSatisfy { $0.isInformation })
    }

    @Test func `a store of version 0 gets its tables, once, from two programs at a time`() async throws {
        async let first = folder.open()
        async let second = folder.open()
        let (a, b) = (try await first, try await second)
        try await a.commit([.set(key: "a", value: "1")])
        try await b.commit([.set(key: "b", value: "2")])
        #expect(try await a.settings() == b.settings())
    }

    @Test func `bounds of the library's versions with the checkpoint race`() {
        let affected = [3_007_000, 3_040_001, 3_044_005, 3_045_000, 3_050_006, 3_051_000, 3_051_002]
        let sound = [3_006_023, 3_044_006, 3_044_999, 3_050_007, 3_051_003, 3_060_000]
        #expect(affected.allSatisfy(SQLiteLibrary.hasCheckpointRace))
        #expect(!sound.contains(where: SQLiteLibrary.hasCheckpointRace))
    }

    /// Makes a store with a walk in it, and closes it when `body` has done to its file what it wants.
    private func prepare(_ body: (Connection) throws -> Void) async throws {
        if ProcessFacts.isThere(folder.path) {
            let connection = try Connection(path: folder.path, mode: .readWrite)
            try connection.run("PRAGMA user_version = 1")
        }
        let store = try await folder.open()
        let (source, fixes) = (Fixture.source("a"), Fixture.walk(300))
        try await store.commit([.addSource(source, original: nil), .appendFixes(fixes, source: source.id)])
        try await store.close()
        try body(try Connection(path: folder.path, mode: .readWrite))
    }
}
