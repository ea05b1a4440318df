/// Reads the commonest form of time, YYYY-MM-DDThh:mm:ssZ or with .sss, eight bytes at once.
enum PlainTime {
    /// The time in milliseconds since 1970, or nil for every other form, and for years outside 1900…2100.
    ///
    /// Exclusive or with the pattern takes the separators to 0 and the digits to their values; a wrong byte leaves
    /// something else behind.
    @inline(__always)
    static func read(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard text.count == 20 || text.count == 24, let bytes = UnsafeRawPointer(text.baseAddress) else { return nil }
        let date = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) ^ 0x2d30_302d_3030_3030
        let clock =
            UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) ^ 0x3030_3a30_3054_3030
        let seconds = UInt64(
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 16, as: UInt32.self)) ^ 0x0030_303a
        )
        guard areDigits(date), date & 0xff00_00ff_0000_0000 == 0 else { return nil }
        guard areDigits(clock), clock & 0x0000_ff00_00ff_0000 == 0 else { return nil }
        guard areDigits(seconds & 0x00ff_ffff), seconds & 0xff == 0 else { return nil }
        guard let fraction = fraction(bytes, behind: UInt8(seconds >> 24), isLong: text.count == 24) else { return nil }
        let year = pair(date, 0) * 100 + pair(date, 2)
        let day = CivilDay(year: year, month: pair(date, 5), day: pair(clock, 0))
        let (hour, minute, second) = (pair(clock, 3), pair(clock, 6), pair(seconds, 1))
        guard day.isReal, year >= 1_900, year <= 2_100, hour < 24, minute < 60, second < 60 else { return nil }
        return Int64((day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second) * 1_000 + fraction)
    }

    @inline(__always)
    private static func fraction(_ bytes: UnsafeRawPointer, behind mark: UInt8, isLong: Bool) -> Int? {
        guard isLong else { return mark == ascii("Z") ? 0 : nil }
        let rest = UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 20, as: UInt32.self)) ^ 0x5a30_3030)
        guard mark == ascii("."), rest >> 24 == 0, areDigits(rest) else { return nil }
        return pair(rest, 0) * 10 + Int(rest >> 16)
    }

    /// Whether every byte of `word` is at most 9.
    @inline(__always)
    private static func areDigits(_ word: UInt64) -> Bool {
        let low = word & 0x0f0f_0f0f_0f0f_0f0f
        return (word | (low &+ 0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0 == 0
    }

    /// The two-digit number whose tens are in byte `index` of `word`.
    @inline(__always)
    private static func pair(_ word: UInt64, _ index: Int) -> Int {
        let digits = Int(truncatingIfNeeded: word >> UInt64(truncatingIfNeeded: 8 * index))
        return (digits & 0xff) * 10 + (digits >> 8 & 0xff)
    }
}
