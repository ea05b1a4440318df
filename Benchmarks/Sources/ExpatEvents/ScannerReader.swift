public import TurFiles

/// A document read by our scanner.
public struct ScannerReader {
    /// Its events up to the fault, or all.
    public private(set) var events = EventLog()
    /// What was repaired, in decoding and scanning.
    public private(set) var repairs: [MarkupRepair] = []
    /// The fault that ended reading, or nil.
    public private(set) var fault: MarkupFault?

    /// The limits of programs that judge documents: names and nesting of any sane length.
    public static var wideLimits: ReadLimits {
        var limits = ReadLimits()
        (limits.depth, limits.attributes, limits.nameBytes) = (10_000, 10_000, 1 << 16)
        (limits.textBytes, limits.fileBytes) = (64 << 20, 1 << 30)
        return limits
    }

    /// Reads a whole document.
    public init(_ bytes: [UInt8], mode: ReadingMode, skipsDoctype: Bool = false, limits: ReadLimits = Self.wideLimits) {
        do throws(MarkupFault) {
            let text = try MarkupText(bytes, mode: mode, limits: limits)
            repairs = text.repairs
            let vocabulary = MarkupVocabulary(names: [], namespaces: [])
            text.withScanner(vocabulary: vocabulary, skipsDoctype: skipsDoctype) { scan(&$0) }
        } catch {
            fault = error
        }
    }

    private mutating func scan(_ scanner: inout MarkupScanner) {
        do throws(MarkupFault) {
            while try take(scanner.next(), of: scanner) {}
        } catch {
            fault = error
        }
        repairs += scanner.repairs
    }

    private mutating func take(_ event: MarkupScanner.Event, of scanner: borrowing MarkupScanner) -> Bool {
        switch event {
        case .start:
            events.append("<", name: scanner.qualifiedName)
            for index in 0..<scanner.attributeCount {
                let (name, value) = (scanner.attributeQualifiedName(at: index), scanner.attributeValue(at: index))
                events.append(attribute: name, value: value)
            }
        case .end: events.append(">", name: scanner.qualifiedName)
        case .text: events.append(text: scanner.text)
        case .finished: return false
        }
        return true
    }
}
