import Testing
import TurFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct FileWriterTests {
    @Test func `a file is made, then replaced, and nothing else is left in the folder`() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/walk.gpx"
        try FileWriter.replace(path: path, with: [1, 2, 3])
        try FileWriter.replace(path: path, with: [4])
        #expect(try FileReader.bytes(path: path) == [4])
        #expect(try FolderListing(path: folder.path).files == ["walk.gpx"])
    }

    @Test func `the mode of the file that is replaced is kept, and a private file is the owner's alone`() throws {
        let folder = try TemporaryFolder()
        try folder.make(file: "a")
        #expect(chmod(folder.path + "/a", 0o640) == 0)
        try folder.make(file: "a", "new")
        #expect(folder.mode(of: "a") == 0o640)
        try FileWriter.replace(path: folder.path + "/a", with: [], isPrivate: true)
        #expect(folder.mode(of: "a") == 0o600)
    }

    @Test func `a link is written through, not replaced`() throws {
        let folder = try TemporaryFolder()
        folder.make(folder: "real")
        try folder.make(file: "real/a", "old")
        folder.make(link: "a", to: "real/a")
        try folder.make(file: "a", "new")
        #expect(try FileReader.bytes(path: folder.path + "/real/a") == Array("new".utf8))
        #expect(try FolderListing(path: folder.path).skipped.map(\.name) == ["a"])
    }

    @Test func `a fault leaves the folder as it was`() throws {
        let folder = try TemporaryFolder()
        folder.make(folder: "sub")
        folder.make(pipe: "pipe")
        folder.make(link: "dangling", to: "nowhere")
        let cases: [(String, FileFault.Code)] = [
            ("sub", .isFolder), ("missing/a", .notFound), ("pipe", .notRegular), ("dangling", .notFound),
            ("a\u{0}", .badName), (String(repeating: "n", count: 300), .badName),
        ]
        let before = try FolderListing(path: folder.path)
        for (name, code) in cases {
            let path = "\(folder.path)/\(name)"
            let fault = fileFault { try FileWriter.replace(path: path, with: [1]) }
            #expect(fault?.code == code && fault?.name == path, "\(name)")
        }
        #expect(try FolderListing(path: folder.path) == before)
    }

    @Test func `a replacement that is dropped before its commit leaves the old file and nothing more`() throws {
        let folder = try TemporaryFolder()
        try folder.make(file: "a", "old")
        try abandon(folder.path + "/a")
        #expect(try FileReader.bytes(path: folder.path + "/a") == Array("old".utf8))
        #expect(try FolderListing(path: folder.path).files == ["a"])
    }

    @Test func `pieces are joined, and temporary files of others are not in the way`() throws {
        let folder = try TemporaryFolder()
        try folder.make(file: ".tur-\(getpid())-0", "somebody's")
        var file = try FileReplacement(path: folder.path + "/a")
        for piece in 0..<100 as Range<UInt8> { try file.write([piece, piece]) }
        try file.commit()
        #expect(try FileReader.bytes(path: folder.path + "/a") == (0..<100).flatMap { [$0, $0] })
        #expect(try FolderListing(path: folder.path).files == [".tur-\(getpid())-0", "a"])
    }

    private func abandon(_ path: String) throws {
        var file = try FileReplacement(path: path)
        try file.write([1, 2, 3])
    }
}
