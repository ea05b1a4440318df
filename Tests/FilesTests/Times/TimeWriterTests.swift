import Testing
import TurFiles

@Suite struct TimeWriterTests {
    private static func write(_ milliseconds: Int64, _ offset: Int? = nil) -> String {
        var bytes: [UInt8] = []
        TimeWriter.append(milliseconds, offsetMinutes: offset, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        arguments: [
            (0, nil, "1970-01-01T00:00:00Z"), (-1, nil, "1969-12-31T23:59:59.999Z"),
            (1_715_421_600_000, nil, "2024-05-11T10:00:00Z"), (1_715_421_600_007, nil, "2024-05-11T10:00:00.007Z"),
            (1_715_421_600_000, 120, "2024-05-11T12:00:00+02:00"), (1_715_421_600_000, 0, "2024-05-11T10:00:00+00:00"),
            (1_715_421_600_500, -210, "2024-05-11T06:30:00.500-03:30"), (0, -1, "1969-12-31T23:59:00-00:01"),
            (-62_167_219_200_000, nil, "0000-01-01T00:00:00Z"), (253_402_300_799_999, nil, "9999-12-31T23:59:59.999Z"),
        ] as [(Int64, Int?, String)]
    )
    func `times are written as RFC 3339`(milliseconds: Int64, offset: Int?, text: String) {
        #expect(Self.write(milliseconds, offset) == text)
    }

    @Test(
        arguments: [
            (-62_167_219_200_001, nil), (253_402_300_800_000, nil), (253_402_300_799_999, 1), (.max, nil), (.min, nil),
            (0, 1_440), (0, -1_440), (0, .min),
        ] as [(Int64, Int?)]
    )
    func `what RFC 3339 can't hold is not written`(milliseconds: Int64, offset: Int?) {
        var bytes: [UInt8] = [1]
        #expect(!TimeWriter.append(milliseconds, offsetMinutes: offset, to: &bytes))
        #expect(bytes == [1])
    }

    @Test func `what is written is read back as the same time and offset`() {
        Dice.eachSeed { dice in
            for _ in 0..<5_000 {
                let milliseconds = Int64.random(in: -2_208_900_000_000...4_133_890_000_000, using: &dice)
                let offset = dice.below(3) == 0 ? nil : dice.below(2_879) - 1_439
                let bytes = Array(Self.write(milliseconds - milliseconds % 1_000 * Int64(dice.below(2)), offset).utf8)
                let parse = bytes.withUnsafeBufferPointer { TimeParser.parse($0) }
                var again: [UInt8] = []
                TimeWriter.append(
                    parse.reading?.milliseconds ?? 0,
                    offsetMinutes: parse.reading?.offsetMinutes,
                    to: &again
                )
                #expect(again == bytes && parse.reading?.hasZone == true)
                #expect(parse.reading?.offsetMinutes == offset)
            }
        }
    }
}
