/// Markup as clean UTF-8: what its bytes say, whatever the encoding, made of characters that XML allows.
public struct MarkupText: Sendable {
    /// The decoded bytes: the input itself, uncopied, when it was clean UTF-8 without byte order mark.
    public let bytes: [UInt8]
    /// What decoding repaired; the scanner counts its own.
    public let repairs: [MarkupRepair]
    /// The mode that it was decoded in and is scanned in.
    public let mode: ReadingMode
    /// The limits that scanning keeps to.
    public let limits: ReadLimits
    let hasReturns: Bool

    /// Decodes UTF-8, UTF-16, ISO-8859-1, windows-1252 and US-ASCII, by byte order mark, first bytes and declaration.
    ///
    /// Strict mode refuses bytes and declarations that contradict each other (XML 1.0 4.3.3). Otherwise the byte order
    /// mark wins over the declaration, and single bytes that are no UTF-8 are read as windows-1252.
    /// - Complexity: O(n), at memory speed for ASCII.
    /// - Throws: `limit`, `encoding`, `character` or `noRoot`, the last for empty input.
    public init(_ bytes: [UInt8], mode: ReadingMode, limits: ReadLimits) throws(MarkupFault) {
        guard bytes.count <= limits.fileBytes else {
            throw Self.fault(.limit, 0, "fileBytes \(limits.fileBytes)", in: [])
        }
        var decoder = MarkupDecoder(mode: mode)
        let decoded = try decoder.decode(bytes)
        let clean = decoded.withUnsafeBufferPointer { CleanText($0) }
        (self.mode, self.limits) = (mode, limits)
        if let fault = clean.firstFault {
            guard mode != .strict else {
                let isEncoding = clean.isEncodingFault
                let detail = (isEncoding ? "not UTF-8: " : "not allowed: ") + Self.hexadecimal(decoded[fault])
                throw Self.fault(isEncoding ? .encoding : .character, fault, detail, in: decoded)
            }
            let repaired = decoded.withUnsafeBufferPointer {
                RepairedText($0, clean: fault, repairs: decoder.repairs)
            }
            (self.bytes, repairs, hasReturns) = (repaired.bytes, repaired.repairs, true)
        } else {
            (self.bytes, repairs, hasReturns) = (decoded, decoder.repairs, clean.hasReturns)
        }
        if self.bytes.isEmpty { throw Self.fault(.noRoot, 0, "empty", in: []) }
    }

    /// Scans from the beginning; the scanner lives only inside `body`.
    ///
    /// With `skipsDoctype` a DOCTYPE is passed over, without opening or expanding anything; else it is a fault.
    /// - Throws: what `body` throws.
    public func withScanner<R, E: Error>(
        vocabulary: MarkupVocabulary,
        skipsDoctype: Bool = false,
        _ body: (inout MarkupScanner) throws(E) -> R
    ) throws(E) -> R {
        try bytes.withUnsafeBufferPointer { (source) throws(E) -> R in
            try vocabulary.withNames { (names) throws(E) -> R in
                let rules = MarkupState.Rules(
                    mode: mode,
                    limits: limits,
                    hasReturns: hasReturns,
                    vocabulary: vocabulary,
                    names: names,
                    skipsDoctype: skipsDoctype
                )
                var scanner = MarkupScanner(source, rules)
                return try body(&scanner)
            }
        }
    }

    static func fault(_ code: MarkupFault.Code, _ offset: Int, _ detail: String, in bytes: [UInt8]) -> MarkupFault {
        let place = bytes.withUnsafeBufferPointer { source in
            var place = MarkupPlace()
            if let base = source.baseAddress { place.move(to: offset, in: base) }
            return place
        }
        return MarkupFault(code: code, line: place.line, column: place.column, byte: offset, detail: detail)
    }

    private static func hexadecimal(_ byte: UInt8) -> String { "0x" + String(byte, radix: 16, uppercase: true) }
}
