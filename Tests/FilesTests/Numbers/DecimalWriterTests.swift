import Testing
import TurFiles

@Suite struct DecimalWriterTests {
    private static func write(_ value: Int64, _ decimals: Int, trims: Bool) -> String {
        var bytes: [UInt8] = []
        DecimalWriter.appendFixed(value, decimals: decimals, trimsZeros: trims, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (0, 0, "0", "0"), (0, 2, "0.00", "0"), (5, 2, "0.05", "0.05"), (-5, 7, "-0.0000005", "-0.0000005"),
            (599_123_000, 7, "59.9123000", "59.9123"), (1_000, 3, "1.000", "1"), (1_000, 0, "1000", "1000"),
            (-1_200, 2, "-12.00", "-12"), (Int64.min, 0, "-9223372036854775808", "-9223372036854775808"),
            (Int64.max, 19, "0.9223372036854775807", "0.9223372036854775807"),
            (1, 25, "0.0000000000000000000000001", "0.0000000000000000000000001"),
        ] as [(Int64, Int, String, String)]
    )
    func `a scaled number is written in full and trimmed`(value: Int64, decimals: Int, full: String, short: String) {
        #expect(Self.write(value, decimals, trims: false) == full)
        #expect(Self.write(value, decimals, trims: true) == short)
    }

    @Test func `writing appends and leaves what is there`() {
        var bytes = Array("lat=".utf8)
        DecimalWriter.append(-12, to: &bytes)
        #expect(bytes == Array("lat=-12".utf8))
    }

    @Test func `what is written is read back as the same number`() {
        Dice.eachSeed { dice in
            for _ in 0..<5_000 {
                let value = Int64(truncatingIfNeeded: dice.next()) >> Int64(dice.below(63))
                let decimals = dice.below(19)
                var bytes: [UInt8] = []
                DecimalWriter.appendFixed(value, decimals: decimals, trimsZeros: dice.below(2) == 0, to: &bytes)
                let read = bytes.withUnsafeBufferPointer {
                    DecimalParser.fixed($0, decimals: decimals, allowsComma: false)
                }
                #expect(read == .value(value), "\(value) with \(decimals) decimals")
            }
        }
    }
}
