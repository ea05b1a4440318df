/// Numbers of fixed width with a sign between them, put together without a string for each.
struct DigitText {
    private var bytes: [UInt8] = []

    init() { bytes.reserveCapacity(32) }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// Adds a date as ISO 8601 has it.
    mutating func append(_ date: CivilDate) {
        if date.year < 0 { bytes.append(UInt8(ascii: "-")) }
        append(abs(date.year), width: 4)
        append("-", date.month, width: 2)
        append("-", date.day, width: 2)
    }

    /// Adds a sign, and `number` with zeros in front up to `width`.
    mutating func append(_ sign: Unicode.Scalar, _ number: Int, width: Int) {
        bytes.append(UInt8(truncatingIfNeeded: sign.value))
        append(number, width: width)
    }

    private mutating func append(_ number: Int, width: Int) {
        var unit = 1
        for _ in 1..<width { unit *= 10 }
        while unit * 10 <= number { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(truncatingIfNeeded: 48 + number / unit % 10))
            unit /= 10
        }
    }
}
