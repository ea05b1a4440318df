import TurFiles

/// All that a scan gives, in a form to compare: events as words, repairs as `code×count@line`, the fault as
/// `line:column code`.
struct MarkupProbe {
    /// `<name attribute=value …` for a start, `>name` for an end, `'text` for text; a control character as `\n`.
    private(set) var events: [String] = []
    private(set) var repairs: [String] = []
    private(set) var fault: String?
    private(set) var detail = ""

    init(
        _ bytes: [UInt8],
        _ mode: ReadingMode,
        skipsDoctype: Bool = false,
        limits: ReadLimits = ReadLimits(),
        vocabulary: MarkupVocabulary = MarkupVocabulary(names: [], namespaces: [])
    ) {
        do throws(MarkupFault) {
            let text = try MarkupText(bytes, mode: mode, limits: limits)
            repairs = text.repairs.map(Self.word)
            text.withScanner(vocabulary: vocabulary, skipsDoctype: skipsDoctype) { scan(&$0) }
        } catch {
            note(error)
        }
    }

    init(_ text: String, _ mode: ReadingMode, skipsDoctype: Bool = false, limits: ReadLimits = ReadLimits()) {
        self.init(Array(text.utf8), mode, skipsDoctype: skipsDoctype, limits: limits)
    }

    /// The events in one line.
    var line: String { events.joined(separator: " ") }

    private mutating func scan(_ scanner: inout MarkupScanner) {
        do throws(MarkupFault) {
            while true {
                switch try scanner.next() {
                case .start: events.append(Self.start(scanner))
                case .end: events.append(">" + String(decoding: scanner.qualifiedName, as: UTF8.self))
                case .text: events.append("'" + Self.visible(scanner.text))
                case .finished:
                    repairs += scanner.repairs.map(Self.word)
                    return
                }
            }
        } catch {
            repairs += scanner.repairs.map(Self.word)
            note(error)
        }
    }

    private mutating func note(_ error: MarkupFault) {
        fault = "\(error.line):\(error.column) \(error.code.rawValue)"
        detail = error.detail
    }

    private static func start(_ scanner: borrowing MarkupScanner) -> String {
        var word = "<" + String(decoding: scanner.qualifiedName, as: UTF8.self)
        for index in 0..<scanner.attributeCount {
            word += " " + String(decoding: scanner.attributeQualifiedName(at: index), as: UTF8.self)
            word += "=" + visible(scanner.attributeValue(at: index))
        }
        return word
    }

    private static func visible(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.unicodeScalars.map { scalar in
            switch scalar {
            case "\n": "\\n"
            case "\r": "\\r"
            case "\t": "\\t"
            default: String(scalar)
            }
        }.joined()
    }

    private static func word(_ repair: MarkupRepair) -> String {
        "\(repair.code.rawValue)×\(repair.count)@\(repair.line)"
    }
}
