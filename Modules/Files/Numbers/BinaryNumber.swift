/// Reads decimal text into Doubles, rightly rounded.
enum BinaryNumber {
    /// The Double nearest to the number in `text`, nil if it is none or not finite.
    ///
    /// Up to 15 digits and powers of ten up to 22 are exact as Doubles, so one multiplication or division of them rounds
    /// rightly (Clinger 1990); the rest goes through the standard library, which knows no locale.
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        if let number = plain(text) { return number }
        guard let first = text.first, digit(first) != nil || first == ascii("-") || first == ascii(".") else {
            return nil
        }
        guard text.allSatisfy({ $0 < 0x3a || $0 | 0x20 == ascii("e") }) else { return nil }
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    private static func plain(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
        let isNegative = text.first == ascii("-")
        var (mantissa, decimals, digits, hasPoint) = (0 as UInt64, 0, 0, false)
        guard text.count <= 17 else { return nil }
        for byte in text.dropFirst(isNegative ? 1 : 0) {
            if let digit = digit(byte) {
                (mantissa, digits) = (mantissa &* 10 &+ digit, digits + 1)
                if hasPoint { decimals += 1 }
            } else {
                guard byte == ascii("."), !hasPoint, digits > 0 else { return nil }
                hasPoint = true
            }
        }
        guard (1...15).contains(digits), !hasPoint || decimals > 0 else { return nil }
        let number = Double(mantissa) / Double(powerOfTen(decimals))
        return isNegative ? -number : number
    }
}
