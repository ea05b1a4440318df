import Testing
import TurFiles

@Suite struct DecimalParserTests {
    private static func parse(_ text: String, _ decimals: Int = 2, comma: Bool = false) -> DecimalParse {
        Array(text.utf8).withUnsafeBufferPointer {
            DecimalParser.fixed($0, decimals: decimals, allowsComma: comma)
        }
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("-0.000", 0), ("7", 700), ("59.9123456", 5_991), ("59.915", 5_992),
            ("-59.915", -5_992),
            ("59.914999999999999999999999999", 5_991), (" 426 ", 42_600), ("\t\r\n+5\n", 500), (".5", 50), ("5.", 500),
            ("-.05", -5), ("0.005", 1), ("-0.005", -1), ("0.004999", 0), ("000000000000000000000000001", 100),
            ("1e2", 10_000), ("1E+2", 10_000), ("12345e-2", 12_345), ("12345e-4", 123), ("12350e-4", 124), ("5e-3", 1),
            ("5e-4", 0), ("9e-999999999999999999999", 0), ("0e999999999999999999999", 0),
            ("0.00000000000000000001e20", 100),
            ("92233720368547758.07", Int64.max), ("-92233720368547758.08", Int64.min),
            ("92233720368547758.0749", Int64.max),
        ] as [(String, Int64)]
    )
    func `numbers are scaled to two decimals and rounded half away from zero`(text: String, value: Int64) {
        #expect(Self.parse(text) == .value(value))
    }

    @Test(arguments: ["", " ", "\n\t", "NaN", "nan", "-nan", "inf", "-INF", "+Infinity", "null", " NULL "])
    func `texts that say there is no number are absent`(text: String) {
        #expect(Self.parse(text) == .absent)
        #expect(Self.parse(text).number == nil)
    }

    @Test(arguments: [
        "1,234.5", "1.234,5", "12,5", "1 2", "+-5", "- 5", "+", "-", ".", ",", "-.", "e5", "1e", "1e+", "1e5.0",
        "1.2.3",
        "0x10", "12m", "m12", "1_000", "²", "٣", "nanx", "nulls", "infinityx", "92233720368547758.08", "1e17", "1e40",
        "-92233720368547758.085", "92233720368547758.075", "1\u{0}", "18446744073709551616", "99999999999999999999",
    ])
    func `all else and numbers beyond Int64 are malformed`(text: String) {
        #expect(Self.parse(text) == .malformed)
    }

    @Test(arguments: [("12,5", 1_250), ("-59,912345", -5_991), (" 0,005 ", 1), ("1,5e1", 1_500)] as [(String, Int64)])
    func `a decimal comma is read only where it is allowed, and is told`(text: String, value: Int64) {
        #expect(Self.parse(text, comma: true) == .commaValue(value))
        #expect(Self.parse(text, comma: false) == .malformed)
    }

    @Test(arguments: ["1,234.5", "1.234,5", "1,2,3", "12,", ",5", ","])
    func `a comma that can't be decimal stays malformed`(text: String) {
        #expect(Self.parse(text, comma: true) == .malformed)
    }

    @Test func `any layout of the same digits gives the same exact value`() {
        Dice.eachSeed { dice in
            for _ in 0..<5_000 {
                let decimals = dice.below(10)
                let magnitude = dice.next() >> UInt64(1 + dice.below(62))
                let text = Self.layout(magnitude, decimals: decimals, &dice)
                #expect(Self.parse(text, decimals) == .value(Int64(magnitude)), "\(text), \(decimals) decimals")
                #expect(Self.parse("-" + text, decimals) == .value(-Int64(magnitude)), "-\(text), \(decimals) decimals")
            }
        }
    }

    /// `magnitude` / 10^`decimals` as text: the point anywhere and an exponent that makes up for it, zeros before, and
    /// behind a tail that does not round up.
    private static func layout(_ magnitude: UInt64, decimals: Int, _ dice: inout Dice) -> String {
        let digits = String(repeating: "0", count: dice.below(25)) + String(magnitude)
        let point = dice.below(digits.count + 1)
        let exponent = digits.count - point - decimals
        let tail = dice.below(2) == 0 ? "" : ["4999", "0000000001", "0", "49"][dice.below(4)]
        let mantissa = digits.prefix(point) + "." + digits.dropFirst(point) + tail
        return exponent == 0 ? String(mantissa) : "\(mantissa)e\(exponent)"
    }
}
