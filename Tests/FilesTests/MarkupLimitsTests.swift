import Testing
import TurFiles

@Suite struct MarkupLimitsTests {
    static func text(_ parts: [(String, Int)]) -> String {
        parts.map { String(repeating: $0.0, count: $0.1) }.joined()
    }

    /// What exceeds each limit by one, the limit, and what is just within it.
    static let table: [(over: String, limit: String, within: String)] = [
        (text([("<a>", 65)]), "depth 64", text([("<a>", 64), ("</a>", 64)])),
        (
            "<a" + (0..<65).map { " a\($0)='1'" }.joined() + "/>", "attributes 64",
            "<a" + (0..<64).map { " a\($0)='1'" }.joined() + "/>"
        ),
        ("<" + text([("a", 257)]) + "/>", "nameBytes 256", "<" + text([("a", 256)]) + "/>"),
        ("<a " + text([("b", 257)]) + "=''/>", "nameBytes 256", "<a " + text([("b", 256)]) + "=''/>"),
        ("<a>" + text([("x", 1_048_577)]) + "</a>", "textBytes 1048576", "<a>" + text([("x", 1_048_576)]) + "</a>"),
        (
            "<a>" + text([("x<!---->", 1_048_577)]) + "</a>", "textBytes 1048576",
            "<a>" + text([("x<!---->", 1_048_576)]) + "</a>"
        ),
        (
            "<a><![CDATA[" + text([("x", 1_048_577)]) + "]]></a>", "textBytes 1048576",
            "<a><![CDATA[" + text([("x", 1_048_576)]) + "]]></a>"
        ),
        ("<a b='" + text([("x", 1_048_577)]) + "'/>", "textBytes 1048576", "<a b='" + text([("x", 1_048_576)]) + "'/>"),
    ]

    @Test(arguments: table.indices, ReadingMode.allCases)
    func `each limit stops reading and is named`(index: Int, mode: ReadingMode) {
        let row = Self.table[index]
        let over = MarkupProbe(row.over, mode)
        #expect(over.fault?.hasSuffix(" limit") == true)
        #expect(over.detail == row.limit)
        #expect(MarkupProbe(row.within, mode).fault == nil)
    }

    @Test func `a file beyond its limit is refused before it is looked at`() {
        var limits = ReadLimits()
        limits.fileBytes = 10
        #expect(MarkupProbe("<a>xxx</a>", .strict, limits: limits).fault == nil)
        let over = MarkupProbe("<a>xxxx</a>", .lenient, limits: limits)
        #expect(over.fault == "1:1 limit" && over.detail == "fileBytes 10")
    }

    /// The twelve bombs of reliability.md part 5, with the code of the fault; nil where lenient reads all.
    static let bombs: [(name: String, bytes: [UInt8], code: String?)] = [
        (
            "entities",
            Array(("<!DOCTYPE a [<!ENTITY a 'x'>" + text([("<!ENTITY b '&a;&a;'>", 20)]) + "]><a>&b;</a>").utf8),
            "doctype"
        ),
        (
            "quadratic",
            Array(
                ("<!DOCTYPE a [<!ENTITY a '" + text([("x", 60_000)]) + "'>]><a>" + text([("&a;", 60_000)]) + "</a>")
                    .utf8
            ), "doctype"
        ),
        ("external", Array("<!DOCTYPE a [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><a>&a;</a>".utf8), "doctype"),
        ("parameter", Array("<!DOCTYPE a [<!ENTITY % a SYSTEM 'http://127.0.0.1/'>%a;]><a/>".utf8), "doctype"),
        ("deep", Array(text([("<a>", 200_000), ("</a>", 200_000)]).utf8), "limit"),
        ("long attribute", Array(("<a b='" + text([("x", 2_000_000)]) + "'/>").utf8), "limit"),
        ("open tags", Array(text([("<a>", 3_000_000)]).utf8), "limit"),
        ("wrong encoding", Array("<?xml version='1.0' encoding='UTF-16'?><a/>".utf8), nil),
        ("UTF-16", MarkupEncodingTests.wide(text([("<a>", 100_000)]), little: true, mark: true), "limit"),
        ("NUL", Array(("<a>" + text([("\u{0}", 100_000)]) + "</a>").utf8), nil),
        ("name", Array("<a".utf8) + [0xFF] + Array("/>".utf8), nil),
        ("truncation", Array(("<a>" + text([("<b>x</b>", 100_000)]) + "<b").utf8), "truncated"),
    ]

    @Test(arguments: bombs.indices, [ReadingMode.lenient, .salvage])
    func `a bomb ends with the right reason`(index: Int, mode: ReadingMode) {
        let bomb = Self.bombs[index]
        let probe = MarkupProbe(bomb.bytes, mode)
        #expect(probe.fault?.split(separator: " ").last.map(String.init) == bomb.code, "\(bomb.name)")
    }
}
