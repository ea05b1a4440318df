import Testing
import TurGeo
import TurOutings
import TurTestKit

@testable import TurStorage

struct ChunkCodecTests {
    @Test func `whatever fixes hold comes back equal`() async throws {
        try await SeededRandom.eachSeed { random in
            for count in [1, 2, 3, 511, 512] + (0..<60).map({ _ in random.number(1..<513) }) {
                let fixes = Fixture.anyFixes(count, random: &random)
                let bytes = try ChunkCodec.encode(fixes)
                #expect(try ChunkCodec.decode(bytes) == fixes, "seed \(random.seed), \(count) fixes")
                #expect(try ChunkCodec.encode(try ChunkCodec.decode(bytes)) == bytes, "seed \(random.seed)")
            }
        }
    }

    @Test func `sequences and times at the ends of 64 bits come back`() throws {
        var fixes = Fixes()
        for value in [Int64.min + 1, .max, 0, -1, .max, .min + 1, 1] {
            fixes.append(sequence: value, time: Instant(milliseconds: value), position: Fixture.walk(1).position(at: 0))
        }
        fixes.append(sequence: .min, time: nil, position: Position(latitudeE7: .min, longitudeE7: .max), flags: .void)
        #expect(try ChunkCodec.decode(try ChunkCodec.encode(fixes)) == fixes)
    }

    @Test func `a channel keeps its id, unit and decimals`() throws {
        var fixes = Fixture.walk(3)
        fixes.setStored(Channel(id: "søvn \u{1F634}", unit: "°/√s", decimals: 30), to: .max, at: 1)
        let read = try ChunkCodec.decode(try ChunkCodec.encode(fixes))
        #expect(read.channels.map(\.id) == fixes.channels.map(\.id))
        #expect(read.channels.map(\.unit) == fixes.channels.map(\.unit))
        #expect(read.channels.map(\.decimals) == fixes.channels.map(\.decimals))
    }

    @Test func `a slice is written as if it were the whole`() throws {
        let fixes = Fixture.walk(900)
        #expect(try ChunkCodec.decode(try ChunkCodec.encode(fixes[300..<700])) == fixes[300..<700])
        #expect(try ChunkCodec.encode(fixes[300..<301]) == ChunkCodec.encode(fixes.selecting([300])))
    }

    @Test func `a walk of one fix a second with elevation and heart rate takes at most 13 bytes a fix`() throws {
        #expect(try ChunkCodec.encode(Fixture.walk(512)).count <= 13 * 512)
    }

    @Test(arguments: [0, 513, 600])
    func `a chunk of no fixes or of more than 512 is refused`(_ count: Int) {
        let error = #expect(throws: TurError.self) { try ChunkCodec.encode(Fixture.walk(count)) }
        #expect(error?.code == .refused)
    }

    @Test(arguments: [Channel(id: "x", unit: "", decimals: -1), Channel(id: "x", unit: "", decimals: 31)])
    func `decimals that nothing scales by are refused`(_ channel: Channel) {
        var changed = Fixture.walk(2)
        changed.setStored(channel, to: 1, at: 0)
        let fixes = changed
        let error = #expect(throws: TurError.self) { try ChunkCodec.encode(fixes) }
        #expect(error?.code == .refused)
    }

    @Test func `damaged bytes are refused as damage`() async throws {
        try await SeededRandom.eachSeed { random in
            let sound = try ChunkCodec.encode(Fixture.anyFixes(200, random: &random))
            for _ in 0..<2_000 {
                var bytes = sound
                for _ in 0..<random.number(1..<4) { bytes[random.number(0..<bytes.count)] ^= random.number(1..<255) }
                if random.oneIn(4) { bytes.removeLast(random.number(0..<bytes.count)) }
                guard bytes != sound else { continue }
                expectDamage(bytes, random.seed)
            }
        }
    }

    @Test func `bytes whose checksum fits never trap, and what is read is within the limits`() async throws {
        try await SeededRandom.eachSeed { random in
            let sound = try ChunkCodec.encode(Fixture.anyFixes(random.number(1..<300), random: &random)).dropLast(4)
            for _ in 0..<5_000 {
                var body = Array(sound)
                for _ in 0..<random.number(1..<5) {
                    let place = random.oneIn(2) ? random.number(0..<min(20, body.count)) : random.number(0..<body.count)
                    body[place] = random.oneIn(3) ? 255 : random.number(0..<255)
                }
                if random.oneIn(5) { body.removeLast(random.number(0..<body.count)) }
                do {
                    let fixes = try ChunkCodec.decode(sealed(body))
                    #expect((1...512).contains(fixes.count))
                } catch let error as TurError {
                    #expect(error.code == .storeDamaged)
                }
            }
        }
    }

    @Test func `lines of any length are packed and unpacked`() throws {
        let lines = [Fixture.walk(1_500), Fixes(), Fixture.walk(1, first: -4, seed: 3), Fixture.walk(512)]
        #expect(try ChunkCodec.unpack(try ChunkCodec.pack(lines)) == lines)
        #expect(try ChunkCodec.unpack(try ChunkCodec.pack([])).isEmpty)
    }

    @Test func `damaged lines are refused as damage`() async throws {
        try await SeededRandom.eachSeed { random in
            let sound = try ChunkCodec.pack([Fixture.walk(600), Fixture.walk(2)])
            for _ in 0..<1_000 {
                var bytes = sound
                bytes[random.oneIn(2) ? random.number(0..<8) : random.number(0..<bytes.count)] ^= random.number(1..<255)
                if random.oneIn(4) { bytes.removeLast(random.number(0..<bytes.count)) }
                do {
                    // Only the counts before the chunks are without a checksum.
                    #expect(try ChunkCodec.unpack(bytes).flatMap(\.indices).count <= 602)
                } catch let error as TurError {
                    #expect(error.code == .storeDamaged, "seed \(random.seed)")
                }
            }
        }
    }

    @Test func `the checksum is that of gzip`() {
        let bytes = Array("123456789".utf8)
        #expect(bytes.withUnsafeBufferPointer { CRC32.checksum($0) } == 0xCBF4_3926)
    }

    private func expectDamage(_ bytes: [UInt8], _ seed: UInt64) {
        let error = #expect(throws: TurError.self, "seed \(seed)") { try ChunkCodec.decode(bytes) }
        #expect(error?.code == .storeDamaged)
    }

    private func sealed(_ body: [UInt8]) -> [UInt8] {
        let sum = body.withUnsafeBufferPointer { CRC32.checksum($0) }
        return body + withUnsafeBytes(of: sum.littleEndian) { Array($0) }
    }
}
