/// Writes comma-separated values (RFC 4180), cell by cell.
///
/// Text that a spreadsheet would take for a formula, because behind any apostrophes it begins with `=`, `+`, `-`, `@`, a
/// tab or a line break, gets one apostrophe before it (reliability.md 5); ``unguarded(_:)`` takes it away again. Numbers
/// and times stay as they are.
public struct CSVWriter: Sendable {
    /// What was written; it may be taken out between two rows and emptied, so that large files go out piece by piece.
    public var bytes: [UInt8]
    private let separator: UInt8
    private var cells = 0
    private var isOnlyCellEmpty = false

    /// A writer that appends to `bytes`, with an ASCII character between the cells.
    public init(_ bytes: [UInt8] = [], separator: Unicode.Scalar = ",") {
        (self.bytes, self.separator) = (bytes, ascii(separator))
    }

    /// Appends what `body` writes to `bytes`, without copying them.
    public static func append<Failure: Error>(
        to bytes: inout [UInt8],
        separator: Unicode.Scalar = ",",
        body: (inout CSVWriter) throws(Failure) -> Void
    ) throws(Failure) {
        var writer = CSVWriter(separator: separator)
        swap(&writer.bytes, &bytes)
        defer { swap(&writer.bytes, &bytes) }
        try body(&writer)
    }

    /// Writes a row of text cells.
    /// - Complexity: O(n) in the text.
    public mutating func row(_ cells: [String]) {
        for cell in cells { text(cell) }
        endRow()
    }

    /// Writes a text cell, quoted if it must be.
    /// - Complexity: O(n) in the text.
    public mutating func text(_ text: String) {
        beginCell(isEmpty: text.isEmpty)
        var text = Self.isGuarded(text) ? "'" + text : text
        text.withUTF8 { text in
            guard needsQuotes(text) else { return bytes.append(contentsOf: text) }
            bytes.append(ascii("\""))
            for byte in text {
                if byte == ascii("\"") { bytes.append(byte) }
                bytes.append(byte)
            }
            bytes.append(ascii("\""))
        }
    }

    /// Writes a cell with the number `value` / 10^`decimals`, with a decimal point.
    public mutating func fixed(_ value: Int64, decimals: Int, trimsZeros: Bool = true) {
        beginCell(isEmpty: false)
        DecimalWriter.appendFixed(value, decimals: decimals, trimsZeros: trimsZeros, to: &bytes)
    }

    /// Writes a cell with a whole number.
    public mutating func integer(_ value: Int64) { fixed(value, decimals: 0) }

    /// Writes a cell with a time in RFC 3339; an empty one beyond what ``TimeWriter`` can write.
    public mutating func time(_ milliseconds: Int64, offsetMinutes: Int? = nil) {
        guard TimeWriter.canWrite(milliseconds, offsetMinutes: offsetMinutes) else { return empty() }
        beginCell(isEmpty: false)
        TimeWriter.append(milliseconds, offsetMinutes: offsetMinutes, to: &bytes)
    }

    /// Writes an empty cell.
    public mutating func empty() { beginCell(isEmpty: true) }

    /// Ends the row with CR LF; a row of one empty cell is written as `""`, lest it be taken for no row.
    public mutating func endRow() {
        if isOnlyCellEmpty {
            bytes.append(ascii("\""))
            bytes.append(ascii("\""))
        }
        bytes.append(0x0d)
        bytes.append(0x0a)
        (cells, isOnlyCellEmpty) = (0, false)
    }

    /// The text of a cell as it was before the writer guarded it against being taken for a formula.
    /// - Complexity: O(n) in the cell.
    public static func unguarded(_ cell: String) -> String {
        cell.utf8.first == ascii("'") && isGuarded(cell) ? String(cell.unicodeScalars.dropFirst()) : cell
    }

    private static func isGuarded(_ text: String) -> Bool {
        guard let first = text.utf8.first(where: { $0 != ascii("'") }) else { return false }
        return first == 0x09 || first == 0x0a || first == 0x0d || "=+-@".utf8.contains(first)
    }

    private mutating func beginCell(isEmpty: Bool) {
        if cells > 0 { bytes.append(separator) }
        isOnlyCellEmpty = cells == 0 && isEmpty
        cells += 1
    }

    private func needsQuotes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.first != 0x20, text.last != 0x20 else { return true }
        return text.contains { $0 == separator || $0 == ascii("\"") || $0 == 0x0a || $0 == 0x0d }
    }
}
