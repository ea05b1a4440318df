import ExpatEvents
import TurFiles

/// What must be true of every input; a trap is a finding.
enum MarkupTarget {
    static func run(_ input: UnsafeBufferPointer<UInt8>) {
        let bytes = Array(input)
        let theirs = ExpatReader(bytes)
        let strict = ScannerReader(bytes, mode: .strict, skipsDoctype: true)
        if theirs.refusal == nil && strict.fault != nil && !isKnown(strict, theirs, bytes) {
            finding("expat accepts", strict.fault.map { "\($0)" } ?? "")
        }
        if let refusal = theirs.refusal, strict.fault == nil, !isKnown(refusal, bytes) {
            finding("expat refuses", refusal)
        }
        if theirs.refusal == nil && strict.fault == nil && !theirs.hasDoctype {
            compare(strict, theirs, "strict")
            compare(ScannerReader(bytes, mode: .lenient), theirs, "lenient")
        }
        for skips in [false, true] {
            Salvage.run(bytes, skipsDoctype: skips)
            Captures.run(bytes, mode: .strict, skipsDoctype: skips)
            Captures.run(bytes, mode: .lenient, skipsDoctype: skips)
        }
    }

    private static func compare(_ ours: ScannerReader, _ theirs: ExpatReader, _ mode: String) {
        if let fault = ours.fault { finding(mode, "\(fault)") }
        let isQuiet = ours.repairs.allSatisfy { $0.code == .undeclaredPrefix }
        if !isQuiet { finding(mode, "\(ours.repairs)") }
        if let difference = ours.events.firstDifference(theirs.events) { finding(mode, "\(difference)") }
    }

    /// Where we refuse and expat does not, on purpose.
    private static func isKnown(_ ours: ScannerReader, _ theirs: ExpatReader, _ bytes: [UInt8]) -> Bool {
        guard let fault = ours.fault else { return true }
        // A byte order mark and a declaration that contradict each other; limits.
        if fault.code == .encoding && fault.byte == 0 || fault.code == .limit || fault.code == .doctype { return true }
        // Behind a parameter reference that it doesn't read, expat doesn't look at entity values.
        if theirs.hasDoctype && bytes.contains(UInt8(ascii: "%")) { return true }
        // The three letters of Latin-1 that no edition of XML has in names, but expat does.
        if fault.code == .name, ["U+AA", "U+B5", "U+BA"].contains(fault.detail) { return true }
        // Versions other than 1.x, which expat lets pass.
        return fault.code == .declaration
    }

    /// Where expat refuses and we do not, on purpose.
    private static func isKnown(_ refusal: String, _ bytes: [UInt8]) -> Bool {
        // Encodings that expat leaves to its user; bombs, which we don't expand; names of the fifth edition.
        if refusal.hasSuffix("unknown encoding") || refusal.contains("amplification") { return true }
        let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0 }
        return !isPlain && (refusal.hasSuffix("not well-formed (invalid token)"))
    }

    static func finding(_ what: String, _ detail: String) {
        fatalError("FINDING \(what): \(detail)")
    }
}
