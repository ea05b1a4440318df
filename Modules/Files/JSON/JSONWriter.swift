/// Writes JSON in the order of the calls, without a tree in memory.
///
/// ```swift
/// var json = JSONWriter()
/// json.beginObject()
/// json.key("lat"); json.fixed(599_123_000, decimals: 7)
/// json.endObject()
/// // json.bytes is {"lat":59.9123}
/// ```
/// Calls must nest rightly; the writer sets commas and colons but does not check. Values that follow each other on the
/// top level are put on lines of their own.
public struct JSONWriter: Sendable {
    /// What was written; it may be taken out between two calls and emptied, so that large texts go out piece by piece.
    public var bytes: [UInt8]
    private let isPretty: Bool
    private let isForHTML: Bool
    /// For each open container whether something stands in it.
    private var hasMembers: [Bool] = [false]
    private var isBehindKey = false

    /// A writer that appends to `bytes`.
    /// - Parameters:
    ///   - bytes: What stands before.
    ///   - isPretty: Whether each member gets its line, indented by two blanks a level.
    ///   - isForHTML: Whether `<`, `>`, `&`, U+2028 and U+2029 are escaped, as a script block in a page needs.
    public init(_ bytes: [UInt8] = [], isPretty: Bool = false, isForHTML: Bool = false) {
        (self.bytes, self.isPretty, self.isForHTML) = (bytes, isPretty, isForHTML)
    }

    /// Appends what `body` writes to `bytes`, without copying them.
    public static func append<Failure: Error>(
        to bytes: inout [UInt8],
        isPretty: Bool = false,
        isForHTML: Bool = false,
        body: (inout JSONWriter) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = JSONWriter(isPretty: isPretty, isForHTML: isForHTML)
        swap(&writer.bytes, &bytes)
        defer { swap(&writer.bytes, &bytes) }
        try body(&writer)
    }

    /// Opens an object.
    public mutating func beginObject() { open("{") }

    /// Closes the innermost object.
    public mutating func endObject() { close("}") }

    /// Opens an array.
    public mutating func beginArray() { open("[") }

    /// Closes the innermost array.
    public mutating func endArray() { close("]") }

    /// Writes a key; its value must follow.
    /// - Complexity: O(n) in the key.
    public mutating func key(_ key: String) {
        beginValue()
        appendQuoted(key)
        bytes.append(ascii(":"))
        if isPretty { bytes.append(ascii(" ")) }
        isBehindKey = true
    }

    /// Writes a string.
    /// - Complexity: O(n) in the string.
    public mutating func string(_ string: String) {
        beginValue()
        appendQuoted(string)
    }

    /// Writes `value` / 10^`decimals`, exactly.
    public mutating func fixed(_ value: Int64, decimals: Int, trimsZeros: Bool = true) {
        beginValue()
        DecimalWriter.appendFixed(value, decimals: decimals, trimsZeros: trimsZeros, to: &bytes)
    }

    /// Writes a whole number.
    public mutating func integer(_ value: Int64) { fixed(value, decimals: 0) }

    /// Writes the shortest number that reads back as `value`; null for NaN and infinities, which JSON lacks.
    public mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        beginValue()
        let text = value.description
        append(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    /// Writes a time as an RFC 3339 string; null beyond what ``TimeWriter`` can write.
    public mutating func time(_ milliseconds: Int64, offsetMinutes: Int? = nil) {
        beginValue()
        bytes.append(ascii("\""))
        guard TimeWriter.append(milliseconds, offsetMinutes: offsetMinutes, to: &bytes) else {
            bytes.removeLast()
            return append("null")
        }
        bytes.append(ascii("\""))
    }

    /// Writes true or false.
    public mutating func boolean(_ value: Bool) {
        beginValue()
        append(value ? "true" : "false")
    }

    /// Writes null.
    public mutating func null() {
        beginValue()
        append("null")
    }

    /// Writes `json` as one value, as it is; it must be valid.
    /// - Complexity: O(n) in its bytes.
    public mutating func raw(_ json: [UInt8]) {
        beginValue()
        bytes.append(contentsOf: json)
    }

    private mutating func open(_ bracket: Unicode.Scalar) {
        beginValue()
        bytes.append(ascii(bracket))
        hasMembers.append(false)
    }

    private mutating func close(_ bracket: Unicode.Scalar) {
        guard hasMembers.count > 1 else { return }
        let hadMembers = hasMembers.removeLast()
        if isPretty, hadMembers { breakLine() }
        bytes.append(ascii(bracket))
    }

    /// What must stand between the value before and the one that comes.
    private mutating func beginValue() {
        guard !isBehindKey else { return isBehindKey = false }
        let level = hasMembers.count - 1
        let isFirst = !hasMembers[level]
        hasMembers[level] = true
        guard level > 0 else {
            if !isFirst { bytes.append(0x0a) }
            return
        }
        if !isFirst { bytes.append(ascii(",")) }
        if isPretty { breakLine() }
    }

    private mutating func breakLine() {
        bytes.append(0x0a)
        bytes.append(contentsOf: repeatElement(0x20, count: 2 * (hasMembers.count - 1)))
    }

    private mutating func append(_ text: String) { bytes.append(utf8: text) }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(ascii("\""))
        var text = text
        text.withUTF8 { JSONEscapes.append($0, isForHTML: isForHTML, to: &bytes) }
        bytes.append(ascii("\""))
    }
}
