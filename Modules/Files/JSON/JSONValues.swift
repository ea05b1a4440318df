extension JSONScanner {
    /// The current key, string or number as a string; bytes that are not UTF-8 become U+FFFD.
    /// - Complexity: O(n) in its bytes.
    public var string: String { String(decoding: text, as: UTF8.self) }

    /// The current number, or a string that holds one, as the nearest Double; nil for all else and beyond its range.
    /// - Complexity: O(n) in its bytes.
    public var double: Double? { BinaryNumber.read(text) }

    /// The current number, or a string that holds one, times 10^`decimals`; see ``DecimalParser``.
    /// - Complexity: O(n) in its bytes.
    public func fixed(decimals: Int, allowsComma: Bool = false) -> DecimalParse {
        DecimalParser.fixed(text, decimals: decimals, allowsComma: allowsComma)
    }

    /// Whether the current key or string is `word`; compares bytes and copies nothing.
    @inline(__always)
    public func isText(_ word: StaticString) -> Bool {
        guard word.hasPointerRepresentation, text.count == word.utf8CodeUnitCount else { return false }
        for index in 0..<text.count where text[index] != word.utf8Start[index] { return false }
        return true
    }

    /// A fault at `offset`, or at the current event, with line and column.
    func fault(_ code: FileFault.Code, _ detail: String, at offset: Int? = nil) -> FileFault {
        let place = min(offset ?? position, bytes.count)
        var (line, start) = (1, 0)
        for index in 0..<place where bytes[index] == 0x0a { (line, start) = (line + 1, index + 1) }
        return FileFault(code, detail: detail, byte: place, line: line, column: place - start + 1)
    }

    /// A fault of the reader's own at the current event, with line and column.
    /// - Complexity: O(n) in the bytes before.
    public func faultHere(_ code: FileFault.Code, _ detail: String) -> FileFault { fault(code, detail, at: byte) }
}
