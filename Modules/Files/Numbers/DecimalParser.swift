/// Reads decimal numbers from ASCII text into scaled integers, exactly and without any locale.
public enum DecimalParser {
    /// Reads `text` as a number times 10^`decimals`, rounded half away from zero.
    ///
    /// Accepted: white space around, a sign, digits with one point anywhere among them, an exponent. "59.9123456" with 7
    /// decimals is `.value(599_123_456)`. Thousands separators are malformed, as is a decimal comma unless
    /// `allowsComma`; it needs a digit on both sides. The digits are never turned into a binary fraction: the first digit
    /// beyond `decimals` alone decides the rounding (formats.md 5.5).
    /// - Parameters:
    ///   - text: The bytes of the number and nothing else.
    ///   - decimals: How many decimals the result has, 0 or more.
    ///   - allowsComma: Whether "12,5" is read, as `.commaValue`.
    /// - Returns: The scaled number, or which kind of none.
    /// - Complexity: O(n) in the bytes of `text`.
    public static func fixed(
        _ text: UnsafeBufferPointer<UInt8>,
        decimals: Int,
        allowsComma: Bool
    ) -> DecimalParse {
        if let value = plain(text, decimals: decimals) { return .value(value) }
        guard let numeral = Numeral(text) else { return isAbsent(text) ? .absent : .malformed }
        guard !numeral.hasComma || allowsComma, let value = numeral.scaled(decimals: decimals) else {
            return .malformed
        }
        return numeral.hasComma ? .commaValue(value) : .value(value)
    }

    /// Whether `text` says that there is no number: nothing, blanks, NaN, an infinity or null, in any case.
    /// - Complexity: O(n) in the bytes of `text`.
    public static func isAbsent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var word = trimmed(text)
        guard let first = word.first else { return true }
        if first == ascii("+") || first == ascii("-") { word = word.dropFirst() }
        guard word.count <= 8 else { return false }
        let packed = word.reduce(0 as UInt64) { $0 << 8 | UInt64($1 | 0x20) }
        return absentWords.contains(packed)
    }

    /// The common form, optional minus, digits, point, digits, of at most 19 bytes; nil for all others.
    @inline(__always)
    private static func plain(_ text: UnsafeBufferPointer<UInt8>, decimals: Int) -> Int64? {
        guard let bytes = text.baseAddress, text.count <= 19, decimals <= 18 else { return nil }
        let end = text.count
        var index = end > 0 && bytes[0] == ascii("-") ? 1 : 0
        let start = index
        var mantissa: UInt64 = 0
        while index < end, let digit = digit(bytes[index]) {
            (mantissa, index) = (mantissa &* 10 &+ digit, index + 1)
        }
        guard index > start else { return nil }
        var missing = decimals
        if index < end {
            guard bytes[index] == ascii(".") else { return nil }
            index += 1
            let kept = min(end, index + decimals)
            missing = decimals - (kept - index)
            while index < kept {
                guard let digit = digit(bytes[index]) else { return nil }
                (mantissa, index) = (mantissa &* 10 &+ digit, index + 1)
            }
            if index < end {
                guard let digit = digit(bytes[index]), onlyDigits(bytes, index + 1, end) else { return nil }
                if digit >= 5 { mantissa &+= 1 }
            }
        }
        let (scaled, overflow) = mantissa.multipliedReportingOverflow(by: powerOfTen(missing))
        guard !overflow, scaled <= UInt64(Int64.max) else { return nil }
        let value = Int64(truncatingIfNeeded: scaled)
        return start == 1 ? 0 &- value : value
    }

    @inline(__always)
    private static func onlyDigits(_ bytes: UnsafePointer<UInt8>, _ from: Int, _ end: Int) -> Bool {
        var index = from
        while index < end, digit(bytes[index]) != nil { index += 1 }
        return index == end
    }
}

/// The words, lower case and packed big-endian into an integer, that stand for "no number".
private let absentWords: [UInt64] = ["nan", "inf", "infinity", "null"].map {
    $0.utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
}
