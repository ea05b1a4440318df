import Testing
import TurFiles

@Suite struct ZipArchiveTests {
    private static let track = Array(String(repeating: "<trkpt lat=\"59.9\" lon=\"10.7\"/>\n", count: 200).utf8)

    @Test func `stored and deflated members come back with their names and sizes`() throws {
        var stored = ZipMaker.Member("stored.gpx", Self.track)
        stored.method = 0
        let folder = ZipMaker.Member("activities/", [])
        let archive = try ZipArchive(
            ZipMaker([folder, stored, ZipMaker.Member("activities/1.gpx", Self.track)]).bytes()
        )
        #expect(!archive.isSalvaged)
        #expect(archive.entries.map(\.name) == ["activities/", "stored.gpx", "activities/1.gpx"])
        #expect(archive.entries.map(\.isFolder) == [true, false, false])
        #expect(archive.entries.map(\.unpackedSize) == [0, Self.track.count, Self.track.count])
        #expect(archive.entries.map(\.method) == [8, 0, 8])
        #expect(archive.entries.allSatisfy { !$0.isSuspicious && $0.refusal == nil })
        #expect(try archive.entries.map { try archive.unpack($0) } == [[], Self.track, Self.track])
    }

    @Test func `an archive without members, with a comment or behind something else is read`() throws {
        #expect(try ZipArchive(ZipMaker([]).bytes()).entries.isEmpty)
        var maker = ZipMaker("a", Self.track)
        maker.comment = Array("PK\u{5}\u{6} is in this comment".utf8)
        maker.before = Array("#!/bin/sh\n".utf8)
        let archive = try ZipArchive(maker.bytes())
        #expect(!archive.isSalvaged)
        #expect(try archive.unpack(#require(archive.entries.first)) == Self.track)
    }

    @Test(arguments: [false, true], [false, true])
    func `data descriptors and zip64 are read, with a directory and without`(isZip64: Bool, hasMark: Bool) throws {
        var members = ["a", "b"].map { ZipMaker.Member($0, Self.track) }
        for index in members.indices {
            (members[index].hasDescriptor, members[index].hasDescriptorMark) = (index == 0, hasMark)
            members[index].isZip64 = isZip64
        }
        var maker = ZipMaker(members)
        maker.isZip64 = isZip64
        let whole = try maker.bytes()
        for bytes in [whole, Array(whole.dropLast(30))] {
            let archive = try ZipArchive(bytes)
            #expect(archive.isSalvaged == (bytes.count < whole.count))
            #expect(archive.entries.map(\.name) == ["a", "b"])
            for entry in archive.entries { #expect(try archive.unpack(entry) == Self.track) }
        }
    }

    @Test func `names are UTF-8 where flagged and code page 437 elsewhere`() throws {
        var old = ZipMaker.Member("", [1])
        (old.name, old.flags) = ([0x62, 0x86, 0x94, 0x9b, 0xe1, 0xff], 0)
        let archive = try ZipArchive(ZipMaker([ZipMaker.Member("på tur.gpx", [1]), old]).bytes())
        #expect(archive.entries.map(\.name) == ["på tur.gpx", "båö¢ß\u{a0}"])
    }

    @Test func `an archive cut off anywhere gives its whole members and says that it is salvaged`() throws {
        let contents = (0..<4).map { Array(Self.track.prefix(200 * $0 + 50)) }
        var members = contents.enumerated().map { ZipMaker.Member("\($0.offset)", $0.element) }
        members[1].method = 0
        members[2].hasDescriptor = true
        let whole = try ZipMaker(members).bytes()
        var counts: Set<Int> = []
        for count in 4..<whole.count {
            let archive = try ZipArchive(Array(whole.prefix(count)))
            #expect(archive.isSalvaged)
            #expect(try archive.entries.map { try archive.unpack($0) } == Array(contents.prefix(archive.entries.count)))
            counts.insert(archive.entries.count)
        }
        #expect(counts == [0, 1, 2, 3, 4])
    }

    @Test func `changed bytes never bring a crash or false content`() throws {
        try Dice.eachSeed { dice in
            let contents = [Self.track, Array(Self.track.prefix(100)), [7]]
            var members = contents.enumerated().map { ZipMaker.Member("\($0.offset)", $0.element) }
            (members[1].method, members[2].isZip64) = (0, true)
            let whole = try ZipMaker(members).bytes()
            for _ in 0..<400 {
                var bytes = whole
                for _ in 0...dice.below(3) { bytes[dice.below(bytes.count)] = UInt8.random(in: 0...255, using: &dice) }
                for content in Self.contents(bytes) { #expect(contents.contains(content)) }
            }
        }
    }

    @Test(arguments: ["cases/40-strava-archive.zip", "made/ogr-libkml.kmz"])
    func `archives by other programs are read whole`(name: String) throws {
        guard let bytes = try Corpus.bytes(name) else { return }
        let archive = try ZipArchive(bytes)
        #expect(!archive.isSalvaged && archive.entries.count >= 2)
        for entry in archive.entries { #expect(try archive.unpack(entry).count == entry.unpackedSize) }
    }

    /// The contents that can be had of `bytes`, whatever they are.
    private static func contents(_ bytes: [UInt8]) -> [[UInt8]] {
        var contents: [[UInt8]] = []
        do throws(FileFault) {
            let archive = try ZipArchive(bytes)
            for entry in archive.entries {
                do throws(FileFault) { contents.append(try archive.unpack(entry)) } catch {
                    #expect(error.name == entry.name)
                }
            }
        } catch { #expect(!error.detail.isEmpty) }
        return contents
    }
}
