import Testing
import TurFiles

@Suite struct HostileZipTests {
    private static let content = Array(String(repeating: "walk ", count: 100).utf8)
    private static let zeros = [UInt8](repeating: 0, count: 2 << 20)

    /// A member with one lie, and the fault with which it is refused.
    struct Lie: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var code: FileFault.Code
        var change: @Sendable (inout ZipMaker.Member) -> Void

        init(_ name: String, _ code: FileFault.Code, _ change: @escaping @Sendable (inout ZipMaker.Member) -> Void) {
            (testDescription, self.code, self.change) = (name, code, change)
        }
    }

    @Test(arguments: [
        Lie("encrypted", .encrypted) { $0.flags = 1 },
        Lie("strongly encrypted", .encrypted) { $0.flags = 0x41 },
        Lie("with a masked directory", .encrypted) { $0.flags = 0x2000 },
        Lie("imploded", .unsupported) { $0.method = 6 },
        Lie("packed by LZMA", .unsupported) { $0.method = 14 },
        Lie("a link", .linkNotFollowed) { ($0.made, $0.attributes) = (0x0314, 0xa1ff_0000) },
        Lie("too large by both headers", .sizeMismatch) {
            ($0.local.unpackedSize, $0.central.unpackedSize) = (501, 501)
        },
        Lie("too small by both headers", .sizeMismatch) {
            ($0.local.unpackedSize, $0.central.unpackedSize) = (499, 499)
        },
        Lie("empty by both headers", .sizeMismatch) { ($0.local.unpackedSize, $0.central.unpackedSize) = (0, 0) },
        Lie("stored in two sizes", .sizeMismatch) {
            ($0.method, $0.local.unpackedSize, $0.central.unpackedSize) = (0, 1, 1)
        },
        Lie("cut inside its packed bytes", .truncated) { ($0.local.packedSize, $0.central.packedSize) = (5, 5) },
        Lie("with bytes behind its packed bytes", .sizeMismatch) { $0.packed = ([3, 0] as [UInt8]) + [9, 9] },
        Lie("with rubbish for packed bytes", .malformed) { $0.packed = [0xff, 0xff, 0xff] },
        Lie("with another checksum", .checksumMismatch) { ($0.local.checksum, $0.central.checksum) = (7, 7) },
        Lie("with other content", .checksumMismatch) {
            $0.packed = [0x4b, 0x4c, 0x04, 0x00]; $0.content = [0x61, 0x62]; $0.local.checksum = 1;
            $0.central.checksum = 1
        },
        Lie("of two names", .headerMismatch) { $0.local.name = Array("../a".utf8) },
        Lie("of two methods", .headerMismatch) { $0.local.method = 0 },
        Lie("of two unpacked sizes", .headerMismatch) { $0.local.unpackedSize = 1 },
        Lie("of two packed sizes", .headerMismatch) { $0.local.packedSize = 1 },
        Lie("of two checksums", .headerMismatch) { $0.local.checksum = 1 },
        Lie("without local header", .headerMismatch) { $0.central.offset = 3 },
        Lie("beyond the end", .headerMismatch) { $0.central.offset = 0x7fff_ffff },
        Lie("far beyond the end by zip64", .headerMismatch) {
            ($0.isZip64, $0.central.offset) = (true, UInt64(Int64.max) - 100)
        },
        Lie("a bomb", .expandsTooMuch) { ($0.content, $0.local.checksum, $0.central.checksum) = (zeros, 0, 0) },
        Lie("a bomb by its word", .expandsTooMuch) {
            ($0.local.unpackedSize, $0.central.unpackedSize) = (0x0fff_ffff, 0x0fff_ffff)
        },
        Lie("larger than a file may be", .tooLarge) {
            ($0.local.unpackedSize, $0.central.unpackedSize) = (0x1000_0001, 0x1000_0001)
        },
        Lie("of 2^63 - 1 bytes", .tooLarge) {
            $0.isZip64 = true
            ($0.local.unpackedSize, $0.central.unpackedSize) = (UInt64(Int64.max), UInt64(Int64.max))
        },
    ])
    func `a member that lies is refused by name and leaves its neighbour readable`(lie: Lie) throws {
        var member = ZipMaker.Member("bad", Self.content)
        lie.change(&member)
        let archive = try ZipArchive(ZipMaker([member, ZipMaker.Member("good", Self.content)]).bytes())
        #expect(!archive.isSalvaged)
        let bad = try #require(archive.entries.first)
        let fault = fileFault { try archive.unpack(bad) }
        #expect(fault?.code == lie.code && fault?.name == "bad")
        #expect(try archive.unpack(#require(archive.entries.last)) == Self.content)
    }

    @Test func `members that share bytes make the archive refused`() throws {
        var second = ZipMaker.Member("b", Self.content)
        second.central.offset = 0
        var nested = ZipMaker.Member("outer", try ZipMaker("inner", Self.content).bytes())
        nested.method = 0
        var inner = ZipMaker.Member("inner", Self.content)
        inner.central.offset = 35
        let packedSize = UInt64(try ZipMaker("a", Self.content).bytes().count)
        var greedy = ZipMaker.Member("a", Self.content)
        (greedy.local.packedSize, greedy.central.packedSize) = (packedSize, packedSize)
        for members in [[ZipMaker.Member("b", Self.content), second], [nested, inner], [greedy], [greedy, second]] {
            let bytes = try ZipMaker(members).bytes()
            #expect(fileFault { try ZipArchive(bytes) }?.code == .overlappingEntries)
        }
    }

    @Test func `too many members and too large a sum are refused, at exactly the limit they pass`() throws {
        let members = (0..<50).map { ZipMaker.Member("\($0)", Self.content) }
        let bytes = try ZipMaker(members).bytes()
        for cut in [0, 30] {
            let archive = Array(bytes.dropLast(cut))
            var limits = ReadLimits()
            (limits.entries, limits.expandedBytes) = (50, 50 * 500)
            #expect(try ZipArchive(archive, limits: limits).entries.count == 50)
            limits.entries = 49
            #expect(fileFault { try ZipArchive(archive, limits: limits) }?.code == .tooManyEntries)
            (limits.entries, limits.expandedBytes) = (50, 50 * 500 - 1)
            #expect(fileFault { try ZipArchive(archive, limits: limits) }?.code == .expandsTooMuch)
        }
    }

    @Test func `an archive of many parts is refused`() throws {
        var maker = ZipMaker("a", Self.content)
        maker.disk = 1
        let bytes = try maker.bytes()
        #expect(fileFault { try ZipArchive(bytes) }?.code == .unsupported)
    }

    @Test func `a directory that contradicts itself is passed over and the members are found by walking`() throws {
        var makers = [ZipMaker](repeating: ZipMaker("a", Self.content), count: 5)
        makers[0].directorySize = 0x7fff_ffff
        makers[1].directoryOffset = 0xffff_fff0
        makers[2].count = 2
        makers[3].commentCount = 9
        makers[4].members[0].isZip64 = true
        makers[4].members[0].central.lacksZip64Field = true
        for maker in makers {
            let archive = try ZipArchive(maker.bytes())
            #expect(archive.isSalvaged && archive.entries.map(\.name) == ["a"])
            #expect(try archive.unpack(#require(archive.entries.first)) == Self.content)
        }
    }

    @Test(arguments: [
        [], [0x50], Array("PK".utf8), Array("PK\u{1}\u{2}".utf8), Array("<gpx/>".utf8), [0x1f, 0x8b, 8, 0, 0],
    ])
    func `what is no archive is refused`(bytes: [UInt8]) {
        #expect(fileFault { try ZipArchive(bytes) }?.code == .wrongFormat)
    }

    @Test func `a zip inside a zip stays bytes`() throws {
        let inner = try ZipMaker("a", Self.content).bytes()
        let archive = try ZipArchive(ZipMaker("inner.zip", inner).bytes())
        #expect(archive.entries.map(\.name) == ["inner.zip"])
        #expect(try archive.unpack(#require(archive.entries.first)) == inner)
    }
}
