import Testing
import TurFiles

@Suite struct GzipTests {
    private let text = Array(String(repeating: "<trkpt lat=\"59.9123456\" lon=\"10.7\"/>\n", count: 500).utf8)

    @Test func `what is packed comes back, at every level and size`() throws {
        try Dice.eachSeed { dice in
            for level in 0...9 {
                let plain = dice.bytes(dice.below(200_000)) + Array(repeating: 7, count: dice.below(20_000))
                let packed = try Gzip.pack(plain, level: level)
                let unpacked = try Gzip.unpack(packed)
                #expect(unpacked.bytes == plain && !unpacked.truncated)
                #expect(try Gzip.pack(plain, level: level) == packed)
            }
        }
    }

    @Test func `nothing packs to a file that gives nothing`() throws {
        let unpacked = try Gzip.unpack(Gzip.pack([]))
        #expect(unpacked.bytes.isEmpty && !unpacked.truncated)
    }

    @Test func `the header has neither name nor time nor system`() throws {
        #expect(try Gzip.pack(text).prefix(10) == [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
    }

    @Test func `several members are joined and padding behind is ignored`() throws {
        let packed = try Gzip.pack(text) + Gzip.pack([]) + Gzip.pack([1, 2]) + [0, 0, 0]
        let unpacked = try Gzip.unpack(packed)
        #expect(unpacked.bytes == text + [1, 2] && !unpacked.truncated)
    }

    @Test func `a file cut off anywhere keeps what came out and says so`() throws {
        let packed = try Gzip.pack(text)
        for count in 2..<packed.count {
            let unpacked = try Gzip.unpack(Array(packed.prefix(count)))
            #expect(unpacked.truncated)
            #expect(text.starts(with: unpacked.bytes))
        }
        #expect(try Gzip.unpack(Array(packed.dropLast(8))).bytes == text)
    }

    @Test func `a wrong checksum or size keeps the content and says so`() throws {
        for position in [8, 4, 1] {
            var packed = try Gzip.pack(text)
            packed[packed.count - position] ^= 1
            let unpacked = try Gzip.unpack(packed)
            #expect(unpacked.bytes == text && unpacked.truncated)
        }
    }

    @Test func `damage anywhere never adds bytes unseen`() throws {
        try Dice.eachSeed { dice in
            let packed = try Gzip.pack(text)
            for _ in 0..<300 {
                var damaged = packed
                damaged[10 + dice.below(packed.count - 10)] ^= UInt8(1 << dice.below(8))
                let unpacked = try Gzip.unpack(damaged)
                #expect(unpacked.truncated || unpacked.bytes == text)
            }
        }
    }

    @Test func `a damaged second member keeps the first`() throws {
        var second = try Gzip.pack(text)
        second[12] ^= 0xff
        let unpacked = try Gzip.unpack(Gzip.pack([1, 2, 3]) + second)
        #expect(unpacked.bytes.starts(with: [1, 2, 3]) && unpacked.truncated)
    }

    @Test func `a bomb is refused by its ratio, a large file by its size, a small one is exempt`() throws {
        let zeros = [UInt8](repeating: 0, count: 4 << 20)
        let bomb = try Gzip.pack(zeros, level: 9)
        #expect(fileFault { try Gzip.unpack(bomb) }?.code == .expandsTooMuch)
        var limits = ReadLimits()
        limits.expansion = 10_000
        #expect(try Gzip.unpack(bomb, limits: limits).bytes == zeros)
        limits.fileBytes = zeros.count - 1
        #expect(fileFault { try Gzip.unpack(bomb, limits: limits) }?.code == .tooLarge)
        let small = Array(zeros.prefix((1 << 20) - 1))
        #expect(try Gzip.unpack(Gzip.pack(small, level: 9)).bytes == small)
        #expect(
            fileFault { try Gzip.unpack(Gzip.pack(Array(zeros.prefix(1 << 20)), level: 9)) }?.code == .expandsTooMuch
        )
    }

    @Test func `many members together are held against the limits`() throws {
        let member = try Gzip.pack([UInt8](repeating: 0, count: 1_000_000), level: 9)
        let bomb = (0..<3).flatMap { _ in member }
        #expect(fileFault { try Gzip.unpack(bomb) }?.code == .expandsTooMuch)
    }

    @Test(arguments: [[], [0x1f], [0x1f, 0x8c, 8], Array("PK".utf8), Array("<gpx/>".utf8)] as [[UInt8]])
    func `what is not gzip is refused`(bytes: [UInt8]) {
        #expect(fileFault { try Gzip.unpack(bytes) }?.code == .wrongFormat)
    }

    @Test func `a file by the program gzip is read, with its name and time`() throws {
        // printf hei | gzip -N, with the file name "a.txt" and a time
        let bytes: [UInt8] = [
            0x1f, 0x8b, 8, 8, 0x20, 0x9b, 0x3f, 0x66, 0, 3, 0x61, 0x2e, 0x74, 0x78, 0x74, 0, 0xcb, 0x48, 0xcd, 0x04, 0,
            0x94, 0x05, 0x61, 0x95, 3, 0, 0, 0,
        ]
        #expect(try Gzip.unpack(bytes).bytes == Array("hei".utf8))
    }
}
