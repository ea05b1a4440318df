import Testing
import TurGeo
import TurOutings
import TurStorage
import TurTestKit

@testable import TurStoreSQLite

struct StoreCheckTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    /// What is done to a store, and the codes by which it is named, with their effects.
    struct Damage: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var statement: String
        var named: [String: Finding.Effect]
    }

    @Test(arguments: [
        Damage(
            testDescription: "a flipped byte in a chunk",
            statement: """
                UPDATE chunks SET payload = CAST(substr(payload, 1, 99) || x'00' || substr(payload, 101) AS BLOB)
                WHERE id = 2
                """,
            named: ["store-chunk-damaged": .lost, "store-fixes-missing": .lost]
        ),
        Damage(
            testDescription: "a missing chunk",
            statement: "DELETE FROM chunks WHERE id = 1",
            named: ["store-index": .warning, "store-fixes-missing": .lost]
        ),
        Damage(
            testDescription: "a wrong total in a header",
            statement: "UPDATE outings SET distance = distance + 1",
            named: ["store-totals": .warning]
        ),
        Damage(
            testDescription: "a wrong box",
            statement: "UPDATE chunk_boxes SET north = north + 9 WHERE id = 4",
            named: ["store-index": .warning]
        ),
        Damage(
            testDescription: "a missing box",
            statement: "DELETE FROM chunk_boxes WHERE id = 2",
            named: ["store-index": .warning]
        ),
        Damage(
            testDescription: "a box too many",
            statement: "INSERT INTO chunk_boxes VALUES (999, 0, 1, 0, 1)",
            named: ["store-index": .warning]
        ),
        Damage(
            testDescription: "a document that is none",
            statement: "UPDATE documents SET doc = '{' || doc",
            named: ["store-document-damaged": .lost]
        ),
        Damage(
            testDescription: "a missing document",
            statement: "DELETE FROM documents",
            named: ["store-document-damaged": .lost]
        ),
        Damage(
            testDescription: "a missing piece",
            statement: "DELETE FROM pieces",
            named: ["store-index": .warning]
        ),
        Damage(
            testDescription: "a source that is gone",
            statement: "DELETE FROM sources",
            named: ["store-references": .warning, "store-index": .warning, "store-fixes-missing": .lost]
        ),
        Damage(
            testDescription: "a wrong count of a chunk",
            statement: "UPDATE chunks SET count = 5 WHERE id = 3",
            named: ["store-chunk-damaged": .lost, "store-fixes-missing": .lost]
        ),
    ])
    func `damage is named, and stays as it is`(_ damage: Damage) async throws {
        try await fill()
        try change { connection in
            try connection.run("PRAGMA foreign_keys = OFF")
            try connection.run(damage.statement)
        }
        let before = try folder.bytes()
        let found = try await SQLiteStore.check(path: folder.path, clock: ManualClock().read).filter {
            !$0.isInformation
        }
        #expect(Dictionary(uniqueKeysWithValues: found.map { ($0.code, $0.effect) }) == damage.named)
        #expect(found.allSatisfy { $0.arguments.last.flatMap(Remedy.init(rawValue:)) != nil })
        #expect(try folder.bytes() == before)
    }

    @Test(arguments: [0.9, 0.5, 0.1])
    func `a truncated file is named`(_ share: Double) async throws {
        try await fill()
        let size = try folder.bytes().count
        folder.truncate(to: Int(Double(size) * share))
        let found = try await SQLiteStore.check(path: folder.path, clock: ManualClock().read)
        #expect(found.contains { $0.effect == .lost })
        let error = await #expect(throws: TurError.self) { try await folder.open() }
        #expect(error?.code == .storeDamaged)
        #expect(try folder.bytes().count == Int(Double(size) * share))
    }

    @Test func `a byte flipped anywhere is named, or the fixes are as they were`() async throws {
        try await fill()
        let (size, fixes) = (try folder.bytes().count, Fixture.walk(1_300))
        try await SeededRandom.eachSeed { random in
            for _ in 0..<15 {
                let (place, byte) = (random.number(100..<size), random.number(0..<255) as UInt8)
                let old = try folder.replace(byte: byte, at: place)
                let found = try await SQLiteStore.check(path: folder.path, clock: ManualClock().read)
                if found.allSatisfy({ $0.isInformation }) {
                    let reader = try await folder.open(.readOnly)
                    let piece = Piece(source: Fixture.source("a").id, sequences: 0..<1_300)
                    #expect(try await reader.fixes(of: piece) == fixes, "seed \(random.seed): \(byte) at \(place)")
                    try await reader.close()
                }
                _ = try folder.replace(byte: old, at: place)
            }
        }
        let sound = try await SQLiteStore.check(path: folder.path, clock: ManualClock().read)
        #expect(sound.allSatisfy { $0.isInformation })
    }

    @Test func `a sound store tells its version, the free space and the library's race`() async throws {
        try await fill()
        let found = try await SQLiteStore.check(path: folder.path, clock: ManualClock().read)
        #expect(found.allSatisfy { $0.isInformation })
        let version = found.first { $0.code == "store-version" }
        #expect(version?.arguments == ["1", Remedy.none.rawValue])
        #expect(found.contains { $0.code == "store-free-space" })
        let isAffected = SQLiteLibrary.hasCheckpointRace(SQLiteLibrary.version)
        #expect(found.contains { $0.code == "store-library-version" } == isAffected)
    }

    private func fill() async throws {
        let store = try await folder.open()
        let (source, fixes) = (Fixture.source("a"), Fixture.walk(1_300))
        try await store.commit([
            .addSource(source, original: nil), .appendFixes(fixes, source: source.id),
            .putOuting(Fixture.outing("a", fixes: fixes, source: source)),
        ])
        try await store.close()
    }

    private func change(_ body: (Connection) throws -> Void) throws {
        let connection = try Connection(path: folder.path, mode: .readWrite)
        try body(connection)
        try connection.checkpoint(truncating: true)
    }
}
