/// Finds the encoding of a file and turns it into UTF-8, not yet checked.
struct MarkupDecoder {
    let mode: ReadingMode
    private(set) var repairs: [MarkupRepair] = []

    init(mode: ReadingMode) { self.mode = mode }

    /// The text as UTF-8 without byte order mark; the input itself when it is that.
    mutating func decode(_ bytes: [UInt8]) throws(MarkupFault) -> [UInt8] {
        let signature = MarkupSignature(bytes)
        guard let encoding = signature.encoding else { throw fault("UTF-32 or EBCDIC") }
        var text = bytes
        if encoding.isWide {
            text = try narrow(bytes.dropFirst(signature.markLength), encoding)
        } else if signature.markLength > 0 {
            text = [UInt8](bytes.dropFirst(signature.markLength))
        }
        noteLeadingSpace(text)
        guard let declared = DeclaredEncoding.find(in: text) else { return text }
        let named = MarkupEncoding.named(declared)
        if named.contains(encoding) { return text }
        if signature.markLength > 0 || encoding.isWide {
            try contradict(.bomOverridesDeclaration, declared)
            return text
        }
        return try decodeBytes(text, named.first, declared)
    }

    /// Reads single-byte text, or UTF-8 that is declared to be something else.
    private mutating func decodeBytes(
        _ text: [UInt8],
        _ encoding: MarkupEncoding?,
        _ declared: String
    ) throws(MarkupFault) -> [UInt8] {
        switch encoding {
        case .latin1: return text.allSatisfy { $0 < 0x80 } ? text : MarkupTranscoding.widen(text) { UInt32($0) }
        case .windows1252:
            return text.allSatisfy { $0 < 0x80 }
                ? text : MarkupTranscoding.widen(text, MarkupEncoding.windows1252)
        case .ascii:
            guard let high = text.firstIndex(where: { $0 >= 0x80 }) else { return text }
            if mode == .strict { throw MarkupText.fault(.encoding, high, "not US-ASCII", in: text) }
            repairs.add(.encoding, line: 1)
        default: try contradict(.encoding, declared)
        }
        return text
    }

    private mutating func narrow(
        _ bytes: ArraySlice<UInt8>,
        _ encoding: MarkupEncoding
    ) throws(MarkupFault) -> [UInt8] {
        let result = MarkupTranscoding.narrow(bytes, isLittleEndian: encoding == .utf16LittleEndian)
        guard let first = result.firstFault else { return result.bytes }
        let place = MarkupText.fault(.encoding, first, "not UTF-16", in: result.bytes)
        if mode == .strict { throw place }
        repairs.add(.encoding, count: result.faults, line: place.line)
        return result.bytes
    }

    private mutating func noteLeadingSpace(_ text: [UInt8]) {
        guard mode != .strict, text.first?.isBlank == true else { return }
        if text.drop(while: \.isBlank).starts(with: Array("<?xml".utf8)) { repairs.add(.leadingSpace, line: 1) }
    }

    private mutating func contradict(_ repair: MarkupRepair.Code, _ declared: String) throws(MarkupFault) {
        if mode == .strict { throw fault("declared \(declared)") }
        repairs.add(repair, line: 1)
    }

    private func fault(_ detail: String) -> MarkupFault {
        MarkupFault(code: .encoding, line: 1, column: 1, byte: 0, detail: detail)
    }
}
