/// Tells what a file is from its content, never from its name.
public enum Sniffer {
    /// What `bytes` seem to be.
    ///
    /// Markup needs no declaration; a byte order mark, white space, comments and a DOCTYPE before the first element are
    /// passed over, in UTF-8 and UTF-16. Of JSON at most 16 keys are read. At most the first MiB is looked at.
    /// - Complexity: O(1), bounded by the first MiB.
    public static func look(_ bytes: [UInt8]) -> Sniff {
        if let signed = signature(bytes) { return signed }
        let text = SniffedText(bytes.prefix(1 << 20))
        guard let first = text.bytes.first else { return .empty }
        // Markup first: NULs behind the end, as a full disk leaves them, don't make it binary.
        if first == ascii("<"), let root = MarkupRoot.find(text.bytes) {
            return .markup(root: root.name, namespace: root.namespace)
        }
        guard text.isText else { return .binary }
        if let json = SniffedJSON.look(text.bytes) { return json }
        if isNMEA(text) { return .nmea }
        return isIGC(text) ? .igc : .text(firstLine: String(decoding: text.firstLine.prefix(1_000), as: UTF8.self))
    }

    private static func signature(_ bytes: [UInt8]) -> Sniff? {
        if Gzip.isGzip(bytes) { return .gzip }
        if bytes.starts(with: [0x50, 0x4b, 3, 4]) || bytes.starts(with: [0x50, 0x4b, 5, 6]) { return .zip }
        if bytes.starts(with: Array("SQLite format 3\u{0}".utf8)) { return .sqlite }
        guard bytes.count >= 12, bytes[0] >= 12, bytes[8..<12].elementsEqual(".FIT".utf8) else { return nil }
        return .fit
    }

    /// A dollar or exclamation mark, an address of at least four letters and digits, and a comma; before it perhaps
    /// comment lines with # and a block between backslashes.
    private static func isNMEA(_ text: SniffedText) -> Bool {
        let lines = text.bytes.prefix(8_192).split { $0 == 0x0a || $0 == 0x0d }
        guard var sentence = lines.first(where: { $0.first != ascii("#") }) else { return false }
        if sentence.first == ascii("\\"), let end = sentence.dropFirst().firstIndex(of: ascii("\\")) {
            sentence = sentence[(end + 1)...]
        }
        guard sentence.first == ascii("$") || sentence.first == ascii("!") else { return false }
        let address = sentence.dropFirst().prefix { isCapital($0) || digit($0) != nil }
        return address.count >= 4 && sentence.dropFirst(address.count + 1).first == ascii(",")
    }

    /// The maker's record, A and at least three letters or digits, and below a header record H or a fix record B.
    private static func isIGC(_ text: SniffedText) -> Bool {
        let lines = text.bytes.prefix(8_192).split { $0 == 0x0a || $0 == 0x0d }
        guard let maker = lines.first, maker.first == ascii("A"), maker.count >= 4 else { return false }
        guard maker.dropFirst().prefix(3).allSatisfy({ isCapital($0) || digit($0) != nil }) else { return false }
        return lines.dropFirst().contains { line in
            if line.count >= 5, line.first == ascii("H") { return "FOP".utf8.contains(line[line.startIndex + 1]) }
            return line.count >= 35 && line.first == ascii("B")
                && line.dropFirst().prefix(13).allSatisfy { digit($0) != nil }
        }
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte >= ascii("A") && byte <= ascii("Z") }
}
