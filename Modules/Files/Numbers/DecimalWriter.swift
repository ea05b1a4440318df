/// Writes scaled integers as decimal numbers in ASCII, without any locale or binary fraction.
public enum DecimalWriter {
    /// Appends `value` / 10^`decimals`, with a point, all digits, and a digit before the point.
    ///
    /// `appendFixed(599_123_000, decimals: 7, trimsZeros: true, to: &bytes)` appends "59.9123"; without trimming
    /// "59.9123000". A point with nothing behind it is never written, nor is "-0".
    /// - Parameters:
    ///   - value: The number times 10^`decimals`.
    ///   - decimals: How many decimals `value` has, 0 or more.
    ///   - trimsZeros: Whether zeros at the end of the fraction are left out.
    ///   - bytes: What is appended to.
    /// - Complexity: O(digits).
    public static func appendFixed(_ value: Int64, decimals: Int, trimsZeros: Bool, to bytes: inout [UInt8]) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24 + max(0, decimals)) { buffer in
            let start = fill(buffer, value, decimals: decimals, trimsZeros: trimsZeros)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start.lowerBound..<start.upperBound]))
        }
    }

    /// Appends `value` in decimal digits.
    public static func append(_ value: Int64, to bytes: inout [UInt8]) {
        appendFixed(value, decimals: 0, trimsZeros: false, to: &bytes)
    }

    /// Writes the number to the end of `buffer`, backwards, and tells where it stands.
    @inline(__always)
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>,
        _ value: Int64,
        decimals: Int,
        trimsZeros: Bool
    ) -> Range<Int> {
        var (rest, missing) = (value.magnitude, decimals)
        if trimsZeros {
            while missing > 0, rest % 10 == 0 { (rest, missing) = (rest / 10, missing - 1) }
        }
        var index = buffer.count
        func put(_ byte: UInt8) {
            index -= 1
            buffer[index] = byte
        }
        if missing > 0 {
            for _ in 0..<missing {
                put(UInt8(truncatingIfNeeded: rest % 10) &+ 0x30)
                rest /= 10
            }
            put(ascii("."))
        }
        repeat {
            put(UInt8(truncatingIfNeeded: rest % 10) &+ 0x30)
            rest /= 10
        } while rest > 0
        if value < 0 { put(ascii("-")) }
        return index..<buffer.count
    }
}
