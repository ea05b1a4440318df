import CExpat
import Harness

/// A pass of expat that does nothing but count its events.
struct BareExpat {
    private var starts = 0
    private var ends = 0
    private var texts = 0

    /// The number of start events in `bytes`; the checksum is that of end events, and texts are counted too.
    static func pass(_ bytes: [UInt8]) throws -> Outcome {
        guard let parser = XML_ParserCreate(nil) else { throw WrongOutcome(description: "expat has no memory") }
        defer { XML_ParserFree(parser) }
        var counts = BareExpat()
        XML_SetElementHandler(
            parser,
            { data, _, _ in data?.assumingMemoryBound(to: BareExpat.self).pointee.starts += 1 },
            { data, _ in data?.assumingMemoryBound(to: BareExpat.self).pointee.ends += 1 }
        )
        XML_SetCharacterDataHandler(parser) { data, _, _ in
            data?.assumingMemoryBound(to: BareExpat.self).pointee.texts += 1
        }
        let status = withUnsafeMutablePointer(to: &counts) { counts in
            XML_SetUserData(parser, counts)
            return bytes.withUnsafeBytes { source in
                XML_Parse(parser, source.bindMemory(to: CChar.self).baseAddress, Int32(source.count), 1)
            }
        }
        guard status == XML_STATUS_OK else { throw WrongOutcome(description: "expat refuses the file") }
        return Outcome(count: counts.starts, checksum: UInt64(counts.ends))
    }
}
