import Testing
import TurFiles

@Suite struct TimeParserTests {
    private static let ten: Int64 = 1_715_421_600_000  // 2024-05-11T10:00:00Z

    private static func parse(_ text: String) -> TimeParse {
        Array(text.utf8).withUnsafeBufferPointer { TimeParser.parse($0) }
    }

    @Test(
        arguments: [
            ("2024-05-11T10:00:00Z", 0), ("2024-05-11t10:00:00z", 0), (" 2024-05-11T10:00:00Z\n", 0),
            ("2024-05-11 10:00:00Z", 0), ("2024-05-11  10:00Z", 0), ("2024-05-11T10:00:00.5Z", 500),
            ("2024-05-11T10:00:00,25Z", 250), ("2024-05-11T10:00:00.123Z", 123), ("2024-05-11T10:00:00.1239Z", 123),
            ("2024-05-11T10:00:00.999999999Z", 999), ("2024-05-11T10:00:00.000000001Z", 0),
            ("2024-05-11T10:00:59.999Z", 59_999), ("2024-05-11T10:00:00Z[UTC]", 0), ("2024-05-11T10:00:00 Z", 0),
            ("2024-05-11T10:00:00-00:00", 0),
        ] as [(String, Int64)]
    )
    func `times in UTC are read, and cut to the millisecond`(text: String, after: Int64) {
        #expect(Self.parse(text) == .value(TimeReading(milliseconds: Self.ten + after)))
    }

    @Test(arguments: [
        ("2024-05-11T12:00:00+02:00", 120), ("2024-05-11T12:00:00+0200", 120), ("2024-05-11T12:00:00+02", 120),
        ("2024-05-11 12:00:00 +0200", 120), ("2024-05-11T12:00:00.000+02:00[Europe/Brussels]", 120),
        ("2024-05-11T12:00+02:00", 120), ("2024-05-11T10:00:00+00:00", 0), ("2024-05-11T06:30:00-03:30", -210),
        ("2024-05-11T15:45:00+05:45", 345), ("2024-05-10T22:00:00-12", -720), ("2024-05-12T00:00:00+14:00", 840),
        ("2024-05-12T09:59:00+23:59", 1_439),
    ])
    func `a written offset is applied and kept`(text: String, offset: Int) {
        #expect(Self.parse(text) == .value(TimeReading(milliseconds: Self.ten, offsetMinutes: offset)))
    }

    @Test(arguments: [
        "2024-05-11T10:00:00", "2024-05-11 10:00", "2024-05-11T10:00:00.000", "2024-05-11T10:00[Europe/Oslo]",
    ])
    func `a time without zone is read as UTC and says so`(text: String) {
        #expect(Self.parse(text) == .value(TimeReading(milliseconds: Self.ten, hasZone: false)))
    }

    @Test(
        arguments: [
            ("2016-12-31T23:59:60Z", 1_483_228_799_999), ("2016-12-31T23:59:60.7Z", 1_483_228_799_999),
            ("2024-05-11T09:59:60Z", ten - 1),
        ] as [(String, Int64)]
    )
    func `a leap second is the last millisecond of its minute`(text: String, milliseconds: Int64) {
        #expect(Self.parse(text) == .value(TimeReading(milliseconds: milliseconds, isLeapSecond: true)))
    }

    @Test(arguments: [
        ("1899-12-31T23:59:59Z", true), ("1900-01-01T00:00:00Z", false), ("2100-12-31T23:59:59.999Z", false),
        ("2101-01-01T00:00:00Z", true), ("0000-01-01T00:00:00Z", true), ("9999-12-31T23:59:59Z", true),
        ("1970-01-01T00:00:00Z", false),
    ])
    func `years outside 1900 to 2100 are flagged`(text: String, isOutOfRange: Bool) {
        #expect(Self.parse(text).reading?.isOutOfRange == isOutOfRange)
    }

    @Test(arguments: ["", "  ", "null", "NULL", "NaN", " nan "])
    func `texts that say there is no time are absent`(text: String) { #expect(Self.parse(text) == .absent) }

    @Test(arguments: [
        "2024 05 11 10:00:00", "2024-05-11", "2024-05-11T", "2024-05-11T10", "10:00:00", "2024-05-11T10:0:00Z",
        "2024-5-11T10:00:00Z", "24-05-11T10:00:00Z", "2024-05-11T24:00:00Z", "2024-05-11T10:60:00Z",
        "2024-05-11T10:00:61Z", "2024-02-30T10:00:00Z", "2023-02-29T10:00:00Z", "2024-13-01T10:00:00Z",
        "2024-00-01T10:00:00Z", "2024-05-11T10:00:00.Z", "2024-05-11T10:00:00.1234567890Z", "2024-05-11T10:00:00+2",
        "2024-05-11T10:00:00+24:00", "2024-05-11T10:00:00+02:60", "2024-05-11T10:00:00+02:", "2024-05-11T10:00:00ZZ",
        "2024-05-11T10:00:00Z[", "2024-05-11T10:00:00Z[]", "2024-05-11T10:00:00Z[a b]", "2024-05-11T10:00:00 UTC",
        "2024-05-11X10:00:00Z", "2024/05/11T10:00:00Z", "2024-05-11T10.00.00Z", "+2024-05-11T10:00:00Z",
        "-2024-05-11T10:00:00Z", "2024-05-11T10:00:00.12aZ", "2024-05-11T1:000:00Z0", "1715421600", "20240511T100000Z",
        "2024-05-11T10:00:0:Z", "2024-05-1aT10:00:00Z", "２024-05-11T10:00:00Z", "nulls",
    ])
    func `all else is malformed`(text: String) { #expect(Self.parse(text) == .malformed) }

    @Test(arguments: ["2024-05-11T10:00:00Z", "2024-05-11T10:00:00.123Z"])
    func `one wrong byte in the common form never passes unseen`(form: String) {
        let last = form.utf8.count - 1
        let blanks: [UInt8] = [0x20, 9, 10, 11, 12, 13]
        var allowed: [Int: [UInt8]] = [10: blanks + [0x54, 0x74], last: blanks + [0x5a, 0x7a]]
        // Behind a fraction that is one digit shorter, a blank before the Z is fine.
        if last == 23 { allowed[19] = [0x2e, 0x2c]; allowed[22] = blanks }
        for position in 0...last {
            for byte in UInt8.min...UInt8.max where byte < 0x30 || byte > 0x39 {
                var bytes = Array(form.utf8)
                let isAllowed = bytes[position] == byte || allowed[position]?.contains(byte) == true
                bytes[position] = byte
                let parse = bytes.withUnsafeBufferPointer { TimeParser.parse($0) }
                #expect((parse != .malformed) == isAllowed, "\(form) with \(byte) at \(position): \(parse)")
            }
        }
    }
}
