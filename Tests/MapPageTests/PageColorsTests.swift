import Foundation
import Testing
import TurFormatMapPage

@Suite struct PageColorsTests {
    /// The tokens of the style sheet, in light and dark.
    static func tokens(_ scheme: String) throws -> [String: [Double]] {
        let style = try PageProbe(SampleMap.page.html([], today: SampleMap.today)).style
        let light = colors(PageProbe.between(":root{", "}", in: style))
        let dark = colors(PageProbe.between("(prefers-color-scheme:dark){:root{", "}", in: style))
        return scheme == "light" ? light : light.merging(dark) { $1 }
    }

    @Test(arguments: ["light", "dark"])
    func `text stands out by at least 4,5 to 1, controls and lines by 3 to 1`(scheme: String) throws {
        let tokens = try Self.tokens(scheme)
        let texts = [
            ("primary", "canvas"), ("primary", "raised"), ("primary", "map"), ("muted", "canvas"), ("muted", "raised"),
            ("on-orange", "orange"),
        ]
        for (text, ground) in texts { #expect(try contrast(text, ground, tokens) >= 4.5, "\(text) on \(ground)") }
        #expect(try contrast("edge", "canvas", tokens) >= 3)
        #expect(try contrast("focus", "canvas", tokens) >= 3)
        for day in 0...7 { #expect(try contrast("d\(day)", "map", tokens) >= 2.995, "day \(day)") }
    }

    @Test func `primary and canvas are exact inverses in light and dark`() throws {
        let (light, dark) = (try Self.tokens("light"), try Self.tokens("dark"))
        #expect(light["primary"] == dark["canvas"])
        #expect(light["canvas"] == dark["primary"])
        #expect(light["orange"] == dark["orange"])
    }

    private func contrast(_ one: String, _ other: String, _ tokens: [String: [Double]]) throws -> Double {
        let light = try [one, other].map { Self.luminance(try #require(tokens[$0])) }.sorted()
        return (light[1] + 0.05) / (light[0] + 0.05)
    }

    /// Relative luminance by WCAG 2.
    private static func luminance(_ color: [Double]) -> Double {
        let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private static func colors(_ block: String) -> [String: [Double]] {
        block.split(separator: ";").reduce(into: [:]) { colors, rule in
            let parts = rule.split(separator: ":").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard parts.count == 2, parts[1].hasPrefix("#"), parts[1].count == 7 else { return }
            colors[String(parts[0].dropFirst(2))] = stride(from: 1, to: 7, by: 2).map { at in
                let start = parts[1].index(parts[1].startIndex, offsetBy: at)
                return Double(UInt8(parts[1][start...].prefix(2), radix: 16) ?? 0) / 255
            }
        }
    }
}
