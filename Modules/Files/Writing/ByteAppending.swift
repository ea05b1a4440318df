extension [UInt8] {
    /// Appends the UTF-8 bytes of `text`.
    @inline(__always)
    mutating func append(utf8 text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}
