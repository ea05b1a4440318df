import Foundation
import Testing

/// Every code that a module gives has its sentence; Texts has the keys, the sources the codes.
@Suite struct SentencesTests {
    private static let keys: Set<String> = {
        let rows = SourceFile.all(under: ["Modules/Texts/Tables"]).flatMap(\.lines)
        return Set(rows.compactMap { Self.quoted(in: $0, after: "        ") })
    }()

    /// The first text in quotation marks behind `start`, if the line has one.
    private static func quoted(in line: String, after start: String) -> String? {
        guard let range = line.range(of: start + "\"") else { return nil }
        let rest = line[range.upperBound...]
        return rest.firstIndex(of: "\"").map { String(rest[..<$0]) }
    }

    private func codes(_ starts: [String]) -> [(code: String, place: String)] {
        SourceFile.all(under: ["Modules", "Plugins"]).flatMap { file in
            file.lines.enumerated().flatMap { number, line in
                starts.compactMap { Self.quoted(in: line, after: $0) }.map { ($0, "\(file.path):\(number + 1)") }
            }
        }
    }

    @Test func `every finding has a sentence`() {
        let found = codes(["Finding(", ".store("]).filter { !$0.code.contains("(") && !$0.code.isEmpty }
        #expect(found.count > 30)
        for (code, place) in found { #expect(Self.keys.contains("finding.\(code)"), "\(code) \(place)") }
    }

    @Test func `every refusal has a sentence that says what to do`() {
        let found = codes(["TurError(.refused, [", "refuseIfStrict("])
        #expect(found.count > 5)
        for (code, place) in found where !code.contains("(") {
            #expect(Self.keys.contains("error.refused.\(code)"), "\(code) \(place)")
        }
    }

    @Test func `every key that a verb uses is there`() {
        let found = codes(["texts("]).filter { !$0.code.contains("(") }
        #expect(found.count > 30)
        for (code, place) in found { #expect(Self.keys.contains(code), "\(code) \(place)") }
    }
}
