import Testing
import TurFiles

@Suite struct FileReaderTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 1_000_000])
    func `a file comes back whole, whatever its size`(count: Int) throws {
        let folder = try TemporaryFolder()
        var dice = Dice(seed: UInt64(count))
        let bytes = dice.bytes(count)
        try FileWriter.replace(path: folder.path + "/a.bin", with: bytes)
        #expect(try FileReader.bytes(path: folder.path + "/a.bin") == bytes)
        #expect(try FileReader.bytes(path: folder.path + "/a.bin", limit: count) == bytes)
        guard count > 0 else { return }
        #expect(
            fileFault { try FileReader.bytes(path: folder.path + "/a.bin", limit: count - 1) }?
                .code == .tooLarge
        )
    }

    @Test func `a file that states no size is read to its end and held against the limit`() throws {
        let bytes = try FileReader.bytes(path: "/proc/self/maps")
        #expect(bytes.count > 100)
        #expect(
            fileFault { try FileReader.bytes(path: "/dev/zero", limit: 300_000) }?.code
                == .tooLarge
        )
        #expect(try FileReader.bytes(path: "/dev/null") == [])
    }

    @Test(arguments: [
        ("/nowhere/at/all", FileFault.Code.notFound), ("/tmp", .isFolder), ("/dev/null/x", .notFolder), ("", .badName),
        ("/tmp/a\u{0}b", .badName), ("/tmp/" + String(repeating: "n", count: 300), .badName),
    ])
    func `a fault names the path and the reason`(path: String, code: FileFault.Code) {
        let fault = fileFault { try FileReader.bytes(path: path) }
        #expect(fault?.code == code)
        #expect(fault?.name == path)
        #expect(fault?.detail.isEmpty == false)
    }
}
