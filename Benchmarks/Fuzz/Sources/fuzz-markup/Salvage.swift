import TurFiles

/// Reads as a salvaging reader does; the loop must end, and each fault be behind the one before.
enum Salvage {
    static func run(_ bytes: [UInt8], skipsDoctype: Bool) {
        let names = ["gpx", "trk", "trkseg", "trkpt", "wpt", "a", "b"]
        let vocabulary = MarkupVocabulary(names: names, namespaces: [])
        do throws(MarkupFault) {
            let text = try MarkupText(bytes, mode: .salvage, limits: ReadLimits())
            text.withScanner(vocabulary: vocabulary, skipsDoctype: skipsDoctype) { read(&$0, bytes.count * 4 + 16) }
        } catch {
            // A fault is an answer like any other.
        }
    }

    private static func read(_ scanner: inout MarkupScanner, _ limit: Int) {
        var steps = 0
        while true {
            steps += 1
            if steps > limit { MarkupTarget.finding("salvage", "no end") }
            do throws(MarkupFault) {
                if try scanner.next() == .finished { return }
            } catch {
                if !scanner.resume(atAnyOf: [2, 3, 4, 5, 6, 7], within: [1, 2, 3, 6]) { return }
            }
        }
    }
}
