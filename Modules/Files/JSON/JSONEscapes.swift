/// Escapes strings for JSON.
enum JSONEscapes {
    /// Appends `text`, which is UTF-8, with the escapes that JSON needs, or those that a page needs too.
    static func append(_ text: UnsafeBufferPointer<UInt8>, isForHTML: Bool, to bytes: inout [UInt8]) {
        var (start, index) = (0, 0)
        while index < text.count {
            let byte = text[index]
            guard byte < 0x20 || byte == ascii("\"") || byte == ascii("\\") || isForHTML && isUnsafe(text, index) else {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            index += byte == 0xe2 ? 3 : 1
            start = index
            append(byte, last: text[index - 1], to: &bytes)
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// Whether a character that a script block can't hold is at `index`: `<`, `>`, `&`, U+2028 or U+2029.
    private static func isUnsafe(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        switch text[index] {
        case ascii("<"), ascii(">"), ascii("&"): true
        case 0xe2: index + 2 < text.count && text[index + 1] == 0x80 && text[index + 2] & 0xfe == 0xa8
        default: false
        }
    }

    private static func append(_ byte: UInt8, last: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case ascii("\""): bytes.append(utf8: "\\\"")
        case ascii("\\"): bytes.append(utf8: "\\\\")
        case 0x0a: bytes.append(utf8: "\\n")
        case 0x0d: bytes.append(utf8: "\\r")
        case 0x09: bytes.append(utf8: "\\t")
        case 0xe2: bytes.append(utf8: last == 0xa8 ? "\\u2028" : "\\u2029")
        default:
            bytes.append(utf8: "\\u00")
            bytes.append(hexDigit(byte >> 4))
            bytes.append(hexDigit(byte & 15))
        }
    }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
