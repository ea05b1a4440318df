/// Reads a time field by field, in all the forms of ``TimeParser``.
struct TimeNumeral {
    private var rest: Slice<UnsafeBufferPointer<UInt8>>

    /// The time that `text` states, or nil if it is in none of the forms.
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> TimeReading? {
        var numeral = TimeNumeral(rest: trimmed(text))
        return numeral.reading()
    }

    private mutating func reading() -> TimeReading? {
        guard let day = date(), separator(), let clock = clock() else { return nil }
        skipBlanks()
        guard let zone = zone() else { return nil }
        skipBlanks()
        guard zoneName(), rest.isEmpty else { return nil }
        let local = day.daysSince1970 * 86_400_000 + clock.milliseconds
        return TimeReading(
            milliseconds: Int64(local - zone.minutes * 60_000),
            offsetMinutes: zone.isOffset ? zone.minutes : nil,
            hasZone: zone.isWritten,
            isOutOfRange: day.year < 1_900 || day.year > 2_100,
            isLeapSecond: clock.isLeap
        )
    }

    private mutating func date() -> CivilDay? {
        guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2) else { return nil }
        let date = CivilDay(year: year, month: month, day: day)
        return date.isReal ? date : nil
    }

    private mutating func separator() -> Bool {
        guard !take("T"), !take("t") else { return true }
        let count = rest.count
        skipBlanks()
        return rest.count < count
    }

    private mutating func clock() -> (milliseconds: Int, isLeap: Bool)? {
        guard let hour = number(2), hour < 24, take(":"), let minute = number(2), minute < 60 else { return nil }
        let whole = (hour * 60 + minute) * 60_000
        guard take(":") else { return (whole, false) }
        guard let second = number(2), second <= 60, let fraction = fraction() else { return nil }
        return second == 60 ? (whole + 59_999, true) : (whole + second * 1_000 + fraction, false)
    }

    /// The milliseconds of a fraction of 1 to 9 digits, cut off; 0 without one, nil for a wrong one.
    private mutating func fraction() -> Int? {
        guard take(".") || take(",") else { return 0 }
        let digits = rest.prefix { digit($0) != nil }
        guard (1...9).contains(digits.count) else { return nil }
        rest = rest.dropFirst(digits.count)
        let kept = digits.prefix(3).reduce(0) { $0 * 10 + Int($1 &- 0x30) }
        return digits.count == 1 ? kept * 100 : digits.count == 2 ? kept * 10 : kept
    }

    private mutating func zone() -> (minutes: Int, isOffset: Bool, isWritten: Bool)? {
        if take("Z") || take("z") { return (0, false, true) }
        let isWest = rest.first == ascii("-")
        guard take("+") || take("-") else { return (0, false, false) }
        guard let hours = number(2), hours < 24 else { return nil }
        let hasMinutes = take(":") || rest.first.flatMap(digit) != nil
        guard let minutes = hasMinutes ? number(2) : 0, minutes < 60 else { return nil }
        let total = hours * 60 + minutes
        return (isWest ? -total : total, !(isWest && total == 0), true)
    }

    /// Skips "[Europe/Oslo]"; false when a bracket is opened and nothing sensible follows.
    private mutating func zoneName() -> Bool {
        guard take("[") else { return true }
        let name = rest.prefix { $0 > 0x20 && $0 < 0x7f && $0 != ascii("[") && $0 != ascii("]") }
        rest = rest.dropFirst(name.count)
        return !name.isEmpty && take("]")
    }

    private mutating func number(_ count: Int) -> Int? {
        var value = 0
        guard rest.count >= count else { return nil }
        for byte in rest.prefix(count) {
            guard let digit = digit(byte) else { return nil }
            value = value * 10 + Int(digit)
        }
        rest = rest.dropFirst(count)
        return value
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == ascii(character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func skipBlanks() {
        while let first = rest.first, isBlank(first) { rest = rest.dropFirst() }
    }
}
