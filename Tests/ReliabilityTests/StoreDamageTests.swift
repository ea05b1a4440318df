import Foundation
import Testing
import TurProgramKit

@Suite struct StoreDamageTests {
    /// What is done to the file of a store, and the code under which doctor has to name it.
    struct Damage: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var code: String
        var change: @Sendable (StoreUnderTest) throws -> Void
    }

    static let damages = [
        Damage(testDescription: "a byte of a chunk", code: "store-chunk-damaged") { store in
            try store.sql(
                "UPDATE chunks SET payload = CAST(substr(payload, 1, 40) || x'ff' || substr(payload, 42) AS BLOB)"
                    + " WHERE id = 2"
            )
        },
        Damage(testDescription: "a total that does not fit", code: "store-totals") { store in
            try store.sql("UPDATE outings SET distance = distance + 100")
        },
        Damage(testDescription: "a document that is gone", code: "store-document-damaged") { store in
            try store.sql("DELETE FROM documents WHERE outing = 1")
        },
        Damage(testDescription: "fixes that are gone", code: "store-fixes-missing") { store in
            try store.sql("DELETE FROM chunks WHERE id = 3")
        },
        Damage(testDescription: "half of the file", code: "store-unreadable") { store in
            var bytes = try store.bytes()
            bytes.removeLast(bytes.count / 2)
            try bytes.write(to: store.file)
        },
        Damage(testDescription: "the name of a column in the schema", code: "store-integrity") { store in
            var bytes = try store.bytes()
            let name = try #require(bytes.range(of: Data("payload BLOB".utf8)))
            bytes[name.lowerBound] = UInt8(ascii: "q")
            try bytes.write(to: store.file)
        },
        Damage(testDescription: "bytes of a page, overwritten from outside", code: "store-integrity") { store in
            var bytes = try store.bytes()
            // The root of the first table, behind the first page.
            bytes.replaceSubrange(4_096..<4_136, with: Data(repeating: 0xa5, count: 40))
            try bytes.write(to: store.file)
        },
    ]

    @Test(arguments: damages)
    func `doctor names damage, and leaves the file as it is`(_ damage: Damage) throws {
        let store = try StoreUnderTest()
        defer { store.tur.remove() }
        #expect(try store.tur.isSound())
        try damage.change(store)
        let before = try store.bytes()
        let run = try store.tur("doctor", "--json")
        #expect(run.status == 2)
        #expect((run.output + run.errors).contains("\"\(damage.code)\""), "\(run.output) \(run.errors)")
        #expect(try store.tur("doctor").status == 2)
        #expect(try store.bytes() == before)
    }

    @Test func `a store of a newer version is refused by every verb and stays as it is`() throws {
        let store = try StoreUnderTest()
        defer { store.tur.remove() }
        try store.sql("PRAGMA user_version = 99")
        let before = try store.bytes()
        for words in [
            ["list"], ["show", "1"], ["stats"], ["doctor"], ["import", store.files.folder.path], ["rename", "1", "x"],
            ["delete", "1"], ["undo"], ["settings", "units", "mi"], ["export", "--format", "gpx"],
        ] {
            let run = try store.tur.run(words)
            #expect(run.status == 5 && run.output.isEmpty && !run.errors.isEmpty, "\(words): \(run)")
            #expect(try store.bytes() == before, "\(words)")
        }
    }
}

/// A store of a few outings, all of it in its file.
struct StoreUnderTest {
    var tur: BuiltProgram
    var file: URL
    var files: SmallFiles

    init() throws {
        tur = try BuiltProgram()
        file = tur.file(".local/share/tur/tur.sqlite")
        files = try SmallFiles(40, in: tur.file("files"), points: 60)
        try tur("import", files.folder.path)
    }

    func bytes() throws -> Data { try Data(contentsOf: file) }

    /// Changes the file behind tur's back.
    func sql(_ statement: String) throws {
        var sqlite = tur
        sqlite.path = URL(filePath: "/usr/bin/sqlite3")
        let statements = "PRAGMA foreign_keys = OFF; \(statement); PRAGMA wal_checkpoint(TRUNCATE)"
        let run = try sqlite(file.path, statements)
        #expect(run.status == 0, "\(run.errors)")
    }
}
