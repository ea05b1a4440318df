/// Writes times as RFC 3339.
public enum TimeWriter {
    /// Appends a time, as UTC with `Z` or as local time with its offset; milliseconds only when they are not zero.
    ///
    /// `append(1_715_421_600_000, to: &bytes)` appends "2024-05-11T10:00:00Z", with `offsetMinutes: 120` it is
    /// "2024-05-11T12:00:00+02:00".
    /// - Parameters:
    ///   - milliseconds: Milliseconds since 1970 UTC.
    ///   - offsetMinutes: The offset from UTC in minutes, east positive; nil for `Z`.
    ///   - bytes: What is appended to.
    /// - Returns: Whether it was written: RFC 3339 has no years outside 0000…9999 and no offsets of a day or more, and
    ///   then nothing is appended.
    @discardableResult
    public static func append(_ milliseconds: Int64, offsetMinutes: Int? = nil, to bytes: inout [UInt8]) -> Bool {
        guard canWrite(milliseconds, offsetMinutes: offsetMinutes) else { return false }
        let local = Int(milliseconds) + (offsetMinutes ?? 0) * 60_000
        let days = (local >= 0 ? local : local - 86_399_999) / 86_400_000
        let date = CivilDay(daysSince1970: days)
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { buffer in
            var text = Digits(buffer: buffer)
            text.put(date)
            text.put(clock: local - days * 86_400_000)
            text.put(offset: offsetMinutes)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<text.count]))
        }
        return true
    }

    /// Whether RFC 3339 has a form for this time with this offset: local years 0000…9999, offsets below a day.
    public static func canWrite(_ milliseconds: Int64, offsetMinutes: Int? = nil) -> Bool {
        let minutes = offsetMinutes ?? 0
        guard minutes.magnitude < 1_440, milliseconds.magnitude < 1 << 52 else { return false }
        let local = milliseconds + Int64(minutes) * 60_000
        return local >= -62_167_219_200_000 && local < 253_402_300_800_000
    }
}

/// Fixed-width numbers put one behind the other into a buffer that is large enough.
private struct Digits {
    let buffer: UnsafeMutableBufferPointer<UInt8>
    var count = 0

    init(buffer: UnsafeMutableBufferPointer<UInt8>) { self.buffer = buffer }

    @inline(__always) mutating func put(_ date: CivilDay) {
        put(date.year / 100, nil)
        put(date.year % 100, "-")
        put(date.month, "-")
        put(date.day, "T")
    }

    @inline(__always) mutating func put(clock: Int) {
        let milliseconds = UInt32(truncatingIfNeeded: clock)
        let (seconds, fraction) = (milliseconds / 1_000, Int(milliseconds % 1_000))
        put(Int(seconds / 3_600), ":")
        put(Int(seconds / 60 % 60), ":")
        put(Int(seconds % 60), fraction == 0 ? nil : ".")
        guard fraction > 0 else { return }
        put(fraction / 10, nil)
        put(Unicode.Scalar(UInt8(truncatingIfNeeded: 0x30 + fraction % 10)))
    }

    @inline(__always) mutating func put(offset: Int?) {
        guard let offset else { return put("Z") }
        put(offset < 0 ? "-" : "+")
        put(Int(offset.magnitude) / 60, ":")
        put(Int(offset.magnitude) % 60, nil)
    }

    @inline(__always) private mutating func put(_ twoDigits: Int, _ separator: Unicode.Scalar?) {
        let number = UInt32(truncatingIfNeeded: twoDigits)
        buffer[count] = UInt8(truncatingIfNeeded: 0x30 + number / 10)
        buffer[count &+ 1] = UInt8(truncatingIfNeeded: 0x30 + number % 10)
        count &+= 2
        if let separator { put(separator) }
    }

    @inline(__always) private mutating func put(_ character: Unicode.Scalar) {
        buffer[count] = ascii(character)
        count &+= 1
    }
}
