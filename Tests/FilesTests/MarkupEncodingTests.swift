import Testing
import TurFiles

/// Bytes in some encoding and what they are read as.
struct EncodingCase: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    /// The text of the element, or the fault in strict mode.
    var strict: String
    var lenient: String
    var repairs: String

    init(_ name: String, _ bytes: [UInt8], strict: String, lenient: String = "æ", repairs: String = "") {
        (testDescription, self.bytes, self.strict) = (name, bytes, strict)
        (self.lenient, self.repairs) = (lenient, repairs)
    }
}

@Suite struct MarkupEncodingTests {
    static func ascii(_ text: String) -> [UInt8] { Array(text.utf8) }

    static func wide(_ text: String, little: Bool, mark: Bool) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { word -> [UInt8] in
            let (high, low) = (UInt8(word >> 8), UInt8(word & 0xFF))
            return little ? [low, high] : [high, low]
        }
    }

    static func declared(_ encoding: String, _ content: [UInt8]) -> [UInt8] {
        ascii("<?xml version='1.0' encoding='\(encoding)'?><a>") + content + ascii("</a>")
    }

    static func declaredWide(_ encoding: String) -> String { "<?xml version='1.0' encoding='\(encoding)'?><a>æ</a>" }

    static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static let cases = [
        EncodingCase("UTF-8", ascii("<a>æ</a>"), strict: "æ"),
        EncodingCase("UTF-8 with mark", mark + ascii("<a>æ</a>"), strict: "æ"),
        EncodingCase("UTF-8 declared", declared("Utf-8", ascii("æ")), strict: "æ"),
        EncodingCase("Latin-1", declared("ISO-8859-1", [0xE6]), strict: "æ"),
        EncodingCase(
            "Latin-1 C1",
            declared("ISO-8859-1", [0x85, 0x80]),
            strict: "\u{85}\u{80}",
            lenient: "\u{85}\u{80}"
        ),
        EncodingCase("windows-1252", declared("windows-1252", [0xE6, 0x80]), strict: "æ€", lenient: "æ€"),
        EncodingCase("US-ASCII", declared("US-ASCII", ascii("x")), strict: "x", lenient: "x"),
        EncodingCase(
            "US-ASCII that is not",
            declared("us-ascii", [0xE6]),
            strict: "1:45 encoding",
            repairs: "encoding×2@1"
        ),
        EncodingCase(
            "windows-1252 not declared",
            declared("UTF-8", [0xE6]),
            strict: "1:42 encoding",
            repairs: "encoding×1@1"
        ),
        EncodingCase(
            "mixed with UTF-8",
            ascii("<a>æ") + [0xE6] + ascii("æ") + [0x80] + ascii("</a>"),
            strict: "1:5 encoding",
            lenient: "æææ€",
            repairs: "encoding×2@1"
        ),
        EncodingCase(
            "overlong",
            ascii("<a>") + [0xC0, 0xAF] + ascii("</a>"),
            strict: "1:4 encoding",
            lenient: "À¯",
            repairs: "encoding×2@1"
        ),
        EncodingCase(
            "surrogate",
            ascii("<a>") + [0xED, 0xA0, 0x80] + ascii("</a>"),
            strict: "1:4 encoding",
            lenient: "í\u{A0}€",
            repairs: "encoding×3@1"
        ),
        EncodingCase(
            "beyond 10FFFF",
            ascii("<a>") + [0xF4, 0x90, 0x80, 0x80] + ascii("</a>"),
            strict: "1:4 encoding",
            lenient: "ô\u{90}€€",
            repairs: "encoding×4@1"
        ),
        EncodingCase("UTF-16LE with mark", wide("<a>æ</a>", little: true, mark: true), strict: "æ"),
        EncodingCase(
            "UTF-16BE with mark",
            wide("<a>æ\u{10400}</a>", little: false, mark: true),
            strict: "æ\u{10400}",
            lenient: "æ\u{10400}"
        ),
        EncodingCase("UTF-16LE by pattern", wide(declaredWide("UTF-16"), little: true, mark: false), strict: "æ"),
        EncodingCase("UTF-16BE by pattern", wide(declaredWide("utf-16be"), little: false, mark: false), strict: "æ"),
        EncodingCase(
            "UTF-16 declared UTF-8",
            wide(declaredWide("UTF-8"), little: true, mark: true),
            strict: "1:1 encoding",
            repairs: "bom-overrides-declaration×1@1"
        ),
        EncodingCase(
            "UTF-8 with mark, declared UTF-16",
            mark + declared("UTF-16", ascii("æ")),
            strict: "1:1 encoding",
            repairs: "bom-overrides-declaration×1@1"
        ),
        EncodingCase(
            "UTF-8 declared UTF-16",
            declared("UTF-16", ascii("æ")),
            strict: "1:1 encoding",
            repairs: "encoding×1@1"
        ),
        EncodingCase("unknown", declared("x-klingon", ascii("æ")), strict: "1:1 encoding", repairs: "encoding×1@1"),
        EncodingCase(
            "half a pair",
            wide("<a>", little: true, mark: true) + [0x00, 0xD8] + wide("</a>", little: true, mark: false),
            strict: "1:4 encoding",
            lenient: "\u{FFFD}",
            repairs: "encoding×1@1"
        ),
        EncodingCase("UTF-32", [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0], strict: "1:1 encoding", lenient: "1:1 encoding"),
        EncodingCase("EBCDIC", [0x4C, 0x6F, 0xA7, 0x94], strict: "1:1 encoding", lenient: "1:1 encoding"),
    ]

    /// The text of the only element, or the fault.
    static func content(_ probe: MarkupProbe) -> String {
        probe.fault ?? probe.events.dropFirst().dropLast().map { String($0.dropFirst()) }.joined()
    }

    @Test(arguments: cases)
    func `strict reads an encoding that is so, and refuses one that is not`(row: EncodingCase) {
        let probe = MarkupProbe(row.bytes, .strict)
        #expect(Self.content(probe) == row.strict)
        #expect(probe.repairs.isEmpty)
    }

    @Test(arguments: cases)
    func `lenient reads what the bytes are`(row: EncodingCase) {
        let probe = MarkupProbe(row.bytes, .lenient)
        #expect(Self.content(probe) == row.lenient)
        #expect(probe.repairs.joined(separator: " ") == row.repairs)
    }

    @Test func `clean UTF-8 without byte order mark is not copied`() throws {
        let bytes = Self.ascii(String(repeating: "<a>æ\r\n</a>", count: 500))
        let text = try MarkupText(bytes, mode: .strict, limits: ReadLimits())
        let addresses = [bytes, text.bytes].map { $0.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) } }
        #expect(addresses[0] == addresses[1])
    }

    @Test(arguments: [2, 15, 16, 17, 511, 512, 513, 1_023, 1_024, 1_100], [0x00, 0x1F, 0xFF, 0xC3] as [UInt8])
    func `a wrong byte is found wherever it stands`(offset: Int, byte: UInt8) {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 1_200)
        bytes[offset] = byte
        let fault = #expect(throws: MarkupFault.self) { try MarkupText(bytes, mode: .strict, limits: ReadLimits()) }
        #expect(fault?.byte == offset && fault?.column == offset + 1)
        #expect(fault?.code == (byte < 0x80 ? .character : .encoding))
    }

    @Test func `a character may lie across the border of a block`() throws {
        for offset in 505...515 {
            let padding = String(repeating: "x", count: offset)
            let text = try MarkupText(
                Self.ascii(padding + "\u{10400}æ\u{FFFD}" + padding),
                mode: .strict,
                limits: ReadLimits()
            )
            #expect(text.repairs.isEmpty)
        }
    }

    @Test func `places are those of the decoded text, in lines and characters`() {
        let wide = Self.wide("<a>\r\næøå\u{10400}</b>", little: false, mark: true)
        #expect(MarkupProbe(wide, .strict).fault == "2:5 mismatched-end")
        #expect(MarkupProbe(Self.mark + Self.ascii("<a>\ræ</b>"), .strict).fault == "2:2 mismatched-end")
    }
}
