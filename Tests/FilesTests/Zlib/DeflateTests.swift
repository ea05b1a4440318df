import Testing
import TurFiles

@Suite struct DeflateTests {
    @Test func `what is packed comes back`() throws {
        try Dice.eachSeed { dice in
            for level in -1...10 {
                let plain = dice.bytes(dice.below(100_000)) + Array(repeating: 7, count: dice.below(20_000))
                let packed = try Deflate.pack(plain, level: level)
                #expect(try Deflate.unpack(packed) == plain)
            }
        }
    }

    @Test func `cut off, damaged and trailing data are told apart`() throws {
        let packed = try Deflate.pack(Array("a walk around the lake".utf8))
        #expect(fileFault { try Deflate.unpack(Array(packed.dropLast())) }?.code == .truncated)
        #expect(fileFault { try Deflate.unpack([]) }?.code == .truncated)
        #expect(fileFault { try Deflate.unpack([0xff, 0xff]) }?.code == .malformed)
        let fault = fileFault { try Deflate.unpack(packed + [0]) }
        #expect(fault?.code == .trailing && fault?.byte == packed.count)
    }

    @Test func `a bomb is refused`() throws {
        let bomb = try Deflate.pack([UInt8](repeating: 0, count: 20 << 20), level: 9)
        #expect(fileFault { try Deflate.unpack(bomb) }?.code == .expandsTooMuch)
    }
}
