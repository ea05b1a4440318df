/// Puts short text together from its end to its beginning, as digits come, and appends it at once.
///
/// One append for many pieces is what makes the writers fast: each has to see whether the array is shared and full.
struct BackwardText: ~Copyable {
    private let buffer: UnsafeMutableBufferPointer<UInt8>
    private var start: Int

    /// Appends to `bytes` what `body` puts, at most `capacity` bytes.
    @inline(__always)
    static func append(to bytes: inout [UInt8], capacity: Int, _ body: (inout BackwardText) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
            var text = BackwardText(buffer: buffer, start: buffer.count)
            body(&text)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[text.start...]))
        }
    }

    @inline(__always)
    private init(buffer: UnsafeMutableBufferPointer<UInt8>, start: Int) { (self.buffer, self.start) = (buffer, start) }

    /// Puts one byte before all.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        start &-= 1
        buffer[start] = byte
    }

    /// Puts an ASCII character before all.
    @inline(__always)
    mutating func put(_ character: Unicode.Scalar) { put(ascii(character)) }

    /// Puts `bytes` before all.
    @inline(__always)
    mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = bytes.count
        while index > 0 {
            index &-= 1
            put(bytes[index])
        }
    }

    /// Puts `value` / 10^`decimals` before all, as ``DecimalWriter`` writes it: at most 22 bytes and the decimals.
    @inline(__always)
    mutating func put(_ value: Int64, decimals: Int, trimsZeros: Bool) {
        var (rest, missing) = (value.magnitude, decimals)
        if trimsZeros {
            while missing > 0, rest % 10 == 0 { (rest, missing) = (rest / 10, missing - 1) }
        }
        if missing > 0 {
            while missing > 1 {
                putPair(&rest)
                missing -= 2
            }
            if missing > 0 { putDigit(&rest) }
            put(".")
        }
        while rest >= 100 { putPair(&rest) }
        repeat { putDigit(&rest) } while rest > 0
        if value < 0 { put("-") }
    }

    @inline(__always)
    private mutating func putPair(_ rest: inout UInt64) {
        let hundreds = rest / 100
        let pair = UInt32(truncatingIfNeeded: rest &- hundreds &* 100)
        put(UInt8(truncatingIfNeeded: pair % 10) &+ 0x30)
        put(UInt8(truncatingIfNeeded: pair / 10) &+ 0x30)
        rest = hundreds
    }

    @inline(__always)
    private mutating func putDigit(_ rest: inout UInt64) {
        put(UInt8(truncatingIfNeeded: rest % 10) &+ 0x30)
        rest /= 10
    }
}
