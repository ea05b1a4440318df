/// The beginning of a file as text in UTF-8, without mark and white space before it.
struct SniffedText {
    /// The text; from UTF-16 it is converted, other encodings stay as they are.
    let bytes: [UInt8]

    /// Takes the beginning of a file, whatever it is.
    init(_ bytes: ArraySlice<UInt8>) {
        var text = bytes
        if text.starts(with: [0xef, 0xbb, 0xbf]) {
            text = text.dropFirst(3)
        } else if let order = Self.utf16Order(text) {
            text = Self.converted(text, isLittleEndian: order)[...]
        }
        self.bytes = Array(text.drop { isBlank($0) || $0 == 0x1e })
    }

    /// Whether it is text: among the first 4,096 bytes no NUL and hardly any control character.
    var isText: Bool {
        let sample = bytes.prefix(4_096)
        let controls = sample.count { $0 < 0x20 && !isBlank($0) && $0 != 0x1e && $0 != 0x1b }
        return !sample.contains(0) && controls * 50 <= sample.count
    }

    /// The first line, without its end.
    var firstLine: ArraySlice<UInt8> { bytes.prefix { $0 != 0x0a && $0 != 0x0d } }

    /// True for little and false for big endian UTF-16, nil for none; told by the mark, or by the NUL beside `<` or `{`.
    private static func utf16Order(_ bytes: ArraySlice<UInt8>) -> Bool? {
        let head = Array(bytes.prefix(4))
        guard head.count >= 2 else { return nil }
        if head[0] == 0xff, head[1] == 0xfe { return true }
        if head[0] == 0xfe, head[1] == 0xff { return false }
        guard head.count == 4, head[0] == 0 || head[1] == 0 else { return nil }
        let isLittle = head[1] == 0
        let (character, zero) = isLittle ? (head[0], head[3]) : (head[1], head[2])
        return zero == 0 && (character == ascii("<") || character == ascii("{") || character == ascii("["))
            ? isLittle : nil
    }

    private static func converted(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> [UInt8] {
        let raw = Array(bytes)
        let units = stride(from: 0, to: raw.count - 1, by: 2).map { index in
            let (first, second) = (UInt16(raw[index]), UInt16(raw[index + 1]))
            return isLittleEndian ? second << 8 | first : first << 8 | second
        }
        let text = String(decoding: units.first == 0xfeff ? units.dropFirst() : units[...], as: UTF16.self)
        return Array(text.utf8)
    }
}
