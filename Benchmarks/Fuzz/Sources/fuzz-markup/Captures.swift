import ExpatEvents
import TurFiles

/// Captures every element that has an even number of attributes: each fragment is well formed.
enum Captures {
    static func run(_ bytes: [UInt8], mode: ReadingMode, skipsDoctype: Bool) {
        let vocabulary = MarkupVocabulary(names: ["a"], namespaces: [(["urn:a"], ["a", "gpxtpx"])])
        do throws(MarkupFault) {
            let text = try MarkupText(bytes, mode: mode, limits: ReadLimits())
            try text.withScanner(vocabulary: vocabulary, skipsDoctype: skipsDoctype) { scanner throws(MarkupFault) in
                while true {
                    switch try scanner.next() {
                    case .start where scanner.depth > 1 && scanner.attributeCount % 2 == 0:
                        check(try scanner.captureElement())
                    case .finished: return
                    default: _ = scanner.line
                    }
                }
            }
        } catch {
            // A fault is an answer like any other.
        }
    }

    private static func check(_ fragment: String) {
        let reader = ScannerReader(Array(fragment.utf8), mode: .strict)
        if let fault = reader.fault { MarkupTarget.finding("fragment", "\(fault) in \(fragment)") }
    }
}
