/// Bytes of markup that are put together.
struct MarkupFragment {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

    mutating func appendEnd(_ name: UnsafeBufferPointer<UInt8>) {
        append("</")
        append(name)
        append(">")
    }

    mutating func appendAttribute(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        append(" ")
        append(name)
        append("=\"")
        appendEscaped(value, inValue: true)
        append("\"")
    }

    /// `xmlns:prefix="address"`, or `xmlns="address"` for an empty prefix.
    mutating func appendDeclaration(_ prefix: UnsafeBufferPointer<UInt8>, _ address: UnsafeBufferPointer<UInt8>) {
        append(prefix.isEmpty ? " xmlns" : " xmlns:")
        append(prefix)
        append("=\"")
        appendEscaped(address, inValue: true)
        append("\"")
    }

    /// Text or an attribute value, so that a parser reads it back as it is.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, inValue: Bool) {
        for byte in text {
            switch byte {
            case .lessThan: append("&lt;")
            case .ampersand: append("&amp;")
            case .greaterThan where !inValue: append("&gt;")
            case .doubleQuote where inValue: append("&quot;")
            case .tab where inValue: append("&#9;")
            case .lineFeed where inValue: append("&#10;")
            case .carriageReturn: append("&#13;")
            default: bytes.append(byte)
            }
        }
    }
}
