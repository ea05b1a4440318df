import Testing
import TurFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct FolderListingTests {
    @Test func `files are listed recursively and sorted by their bytes`() throws {
        let folder = try TemporaryFolder()
        for name in ["b", "a", "a.d", "empty"] { folder.make(folder: name) }
        for name in ["b/2", "b/10", "a/z", "a.d/y", "Z", "é", "a b"] { try folder.make(file: name) }
        let listing = try FolderListing(path: folder.path)
        #expect(listing.files == ["Z", "a b", "a.d/y", "a/z", "b/10", "b/2", "é"])
        #expect(listing.skipped.isEmpty)
    }

    @Test func `links, pipes and names that are not UTF-8 are passed over and told`() throws {
        let folder = try TemporaryFolder()
        folder.make(folder: "in")
        try folder.make(file: "in/a")
        folder.make(link: "out", to: "/etc")
        folder.make(link: "in/loop", to: "..")
        folder.make(link: "passwd", to: "/etc/passwd")
        folder.make(pipe: "pipe")
        let odd = Array(folder.path.utf8) + [0x2f, 0xff, 0x61, 0]
        close(open(odd.map { CChar(bitPattern: $0) }, O_CREAT | O_WRONLY, 0o600))
        let listing = try FolderListing(path: folder.path)
        #expect(listing.files == ["in/a"])
        #expect(listing.skipped.map(\.name) == ["in/loop", "out", "passwd", "pipe", "\u{fffd}a"])
        let link = FileFault.Code.linkNotFollowed
        #expect(listing.skipped.map(\.code) == [link, link, link, .notRegular, .badName])
    }

    @Test func `the folder itself may be a link`() throws {
        let folder = try TemporaryFolder()
        folder.make(folder: "real")
        try folder.make(file: "real/a")
        folder.make(link: "link", to: "real")
        #expect(try FolderListing(path: folder.path + "/link").files == ["a"])
    }

    @Test func `a folder that is none, and one that is too large, are faults`() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b", "c"] { try folder.make(file: name) }
        let cases: [(String, FileFault.Code)] = [("/none", .notFound), ("/a", .notFolder), ("/\u{0}", .badName)]
        for (name, code) in cases {
            let path = folder.path + name
            let fault = fileFault { try FolderListing(path: path) }
            #expect(fault?.code == code && fault?.name == path)
        }
        #expect(try FolderListing(path: folder.path, limit: 3).files.count == 3)
        let path = folder.path
        #expect(
            fileFault { try FolderListing(path: path, limit: 2) }?.code == .tooLarge
        )
    }
}
