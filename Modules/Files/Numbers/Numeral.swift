/// The parts of a decimal numeral in text, found but not yet computed.
struct Numeral {
    /// Whether the decimal separator is a comma.
    private(set) var hasComma = false
    private var isNegative = false
    private var digits: Slice<UnsafeBufferPointer<UInt8>>
    private var integerDigits = 0
    private var exponent = 0

    /// Finds the parts of `text`, or nil if it is no numeral.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        digits = trimmed(text)
        takeSign()
        let end = takeDigits()
        guard let end, takeExponent(digits[end...]) else { return nil }
        digits = digits[..<end]
    }

    /// The value times 10^`decimals`, rounded half away from zero, or nil beyond Int64.
    func scaled(decimals: Int) -> Int64? {
        let kept = integerDigits + exponent + decimals
        var (magnitude, seen) = (0 as UInt64, 0)
        for byte in digits {
            guard let digit = digit(byte) else { continue }
            guard seen < kept else { return signed(magnitude, roundsUp: seen == kept && digit >= 5) }
            let (tenfold, tooLarge) = magnitude.multipliedReportingOverflow(by: 10)
            let (sum, overflow) = tenfold.addingReportingOverflow(digit)
            guard !tooLarge, !overflow else { return nil }
            (magnitude, seen) = (sum, seen + 1)
        }
        guard magnitude > 0, seen < kept else { return signed(magnitude, roundsUp: false) }
        guard kept - seen <= 18 else { return nil }
        let (padded, overflow) = magnitude.multipliedReportingOverflow(by: powerOfTen(kept - seen))
        return overflow ? nil : signed(padded, roundsUp: false)
    }

    private func signed(_ magnitude: UInt64, roundsUp: Bool) -> Int64? {
        let (sum, overflow) = magnitude.addingReportingOverflow(roundsUp ? 1 : 0)
        guard !overflow else { return nil }
        guard isNegative else { return Int64(exactly: sum) }
        return sum == UInt64(Int64.min.magnitude) ? .min : Int64(exactly: sum).map { -$0 }
    }

    private mutating func takeSign() {
        guard let sign = digits.first, sign == ascii("+") || sign == ascii("-") else { return }
        isNegative = sign == ascii("-")
        digits = digits.dropFirst()
    }

    /// Walks the digits and their separator, counts, and gives the index behind them; nil without a digit.
    private mutating func takeDigits() -> Int? {
        var (index, count, separator) = (digits.startIndex, 0, Int?.none)
        while index < digits.endIndex {
            let byte = digits[index]
            if digit(byte) != nil {
                count += 1
            } else if byte == ascii(".") || byte == ascii(","), separator == nil {
                (separator, hasComma, integerDigits) = (index, byte == ascii(","), count)
            } else {
                break
            }
            index += 1
        }
        if separator == nil { integerDigits = count }
        guard count > 0, !hasComma || (integerDigits > 0 && integerDigits < count) else { return nil }
        return index
    }

    /// Reads an exponent that must fill `rest`; true when it does, and when there is none.
    private mutating func takeExponent(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let mark = rest.first else { return true }
        guard mark | 0x20 == ascii("e") else { return false }
        var power = rest.dropFirst()
        let sign = power.first
        if sign == ascii("+") || sign == ascii("-") { power = power.dropFirst() }
        guard !power.isEmpty else { return false }
        for byte in power {
            guard let digit = digit(byte) else { return false }
            exponent = min(exponent * 10 + Int(digit), 1 << 40)
        }
        if sign == ascii("-") { exponent = -exponent }
        return true
    }
}
