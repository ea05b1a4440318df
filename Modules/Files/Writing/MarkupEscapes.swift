/// Escapes text for XML 1.0.
enum MarkupEscapes {
    /// Appends `text` with the escapes that XML needs; characters that it can't hold are dropped.
    ///
    /// Carriage returns, and in attributes tabs and line feeds too, are written as numbers, since a parser would change
    /// them.
    @inline(__always)
    static func append(_ text: String, isAttribute: Bool, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { append($0, isAttribute: isAttribute, to: &bytes) }
    }

    private static func append(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool, to bytes: inout [UInt8]) {
        var (start, index) = (0, 0)
        while index < text.count {
            let length = specialLength(text, index)
            guard length > 0 else {
                index += 1
                continue
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            if length == 1 { append(text[index], isAttribute: isAttribute, to: &bytes) }
            index += length
            start = index
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    /// The length of a character at `index` that can't stand as it is: 1, 3 for U+FFFE and U+FFFF, else 0.
    @inline(__always)
    private static func specialLength(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
        let byte = text[index]
        if byte < 0x20 { return 1 }
        switch byte {
        case ascii("&"), ascii("<"), ascii(">"), ascii("\""): return 1
        case 0xef: return index + 2 < text.count && text[index + 1] == 0xbf && text[index + 2] >= 0xbe ? 3 : 0
        default: return 0
        }
    }

    private static func append(_ byte: UInt8, isAttribute: Bool, to bytes: inout [UInt8]) {
        switch byte {
        case ascii("&"): bytes.append(utf8: "&amp;")
        case ascii("<"): bytes.append(utf8: "&lt;")
        case ascii(">"): bytes.append(utf8: "&gt;")
        case ascii("\""): bytes.append(utf8: isAttribute ? "&quot;" : "\"")
        case 0x0d: bytes.append(utf8: "&#13;")
        case 0x0a: bytes.append(utf8: isAttribute ? "&#10;" : "\n")
        case 0x09: bytes.append(utf8: isAttribute ? "&#9;" : "\t")
        default: break
        }
    }
}
