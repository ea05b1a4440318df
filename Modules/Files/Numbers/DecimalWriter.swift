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
        BackwardText.append(to: &bytes, capacity: 24 + max(0, decimals)) { text in
            text.put(value, decimals: decimals, trimsZeros: trimsZeros)
        }
    }

    /// Appends `value` in decimal digits.
    public static func append(_ value: Int64, to bytes: inout [UInt8]) {
        appendFixed(value, decimals: 0, trimsZeros: false, to: &bytes)
    }
}
