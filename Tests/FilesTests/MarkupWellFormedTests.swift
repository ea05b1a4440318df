import Testing
import TurFiles

@Suite struct MarkupWellFormedTests {
    /// Well-formed inputs and their events.
    static let table: [(input: String, events: String)] = [
        ("<a/>", "<a >a"),
        ("<?xml version='1.0'?><a></a>", "<a >a"),
        ("<?xml version = \"1.1\" encoding='utf-8' standalone='yes' ?>\n<a />\n<!--c--><?p x?>\n", "<a >a"),
        ("<a b='1' c = \"2\"\n d='&lt;&amp;&gt;&quot;&apos;'/>", "<a b=1 c=2 d=<&>\"' >a"),
        ("<a b=' x\ty\nz\r\nw\rv '/>", "<a b= x y z w v  >a"),
        ("<a b='&#9;&#10;&#13;&#32;'/>", "<a b=\\t\\n\\r  >a"),
        ("<a b='\"' c=\"'\" d='>' e=']]>'/>", "<a b=\" c=' d=> e=]]> >a"),
        ("<a b=''/>", "<a b= >a"),
        ("<a>1\r\n2\r3\n\r\n4\r</a>", "<a '1\\n2\\n3\\n\\n4\\n >a"),
        ("<a>&#13;&#xA;&#x41;&#66;</a>", "<a '\\r\\nAB >a"),
        ("<a>x<!--c-->y<?p?>z</a>", "<a 'xyz >a"),
        ("<a><!--c--></a>", "<a >a"),
        ("<a><![CDATA[]]></a>", "<a >a"),
        ("<a><![CDATA[<b>&amp;]]]]><![CDATA[>]]></a>", "<a '<b>&amp;]]> >a"),
        ("<a>x<![CDATA[1\r\n2\r3]]>&lt;</a>", "<a 'x1\\n2\\n3< >a"),
        ("<a>]] > ] ]></a>", "<a ']] > ] ]> >a"),
        ("<a> <b> </b> </a>", "<a '  <b '  >b '  >a"),
        ("<a:b c:d='1'><a:b/></a:b >", "<a:b c:d=1 <a:b >a:b >a:b"),
        ("<:/>", "<: >:"),
        ("<a:b:c :d='1' e:=''/>", "<a:b:c :d=1 e:= >a:b:c"),
        ("<æ_-.·9 ж='д'>\u{10400}\u{7F}\u{85}</æ_-.·9>", "<æ_-.·9 ж=д '\u{10400}\u{7F}\u{85} >æ_-.·9"),
        ("<a><?xml-stylesheet x?><?x   ?><?p ??></a>", "<a >a"),
        ("<a><!-- - x - --></a>", "<a >a"),
        ("<a><!----></a>", "<a >a"),
        ("<xml><xmlns xmlnsx='1'/></xml>", "<xml <xmlns xmlnsx=1 >xmlns >xml"),
        ("<a b='1' B='2'/>", "<a b=1 B=2 >a"),
    ]

    @Test(arguments: table, ReadingMode.allCases)
    func `what is well formed is read the same in every mode, without repairs`(
        row: (input: String, events: String),
        mode: ReadingMode
    ) {
        let probe = MarkupProbe(row.input, mode)
        #expect(probe.fault == nil)
        #expect(probe.line == row.events)
        #expect(probe.repairs.allSatisfy { $0.hasPrefix("undeclared-prefix") })
    }

    @Test func `text and values are views of the input where nothing had to be resolved`() throws {
        let text = try MarkupText(
            Array("<a b='value'>\r\n  text<!--c--></a>".utf8),
            mode: .strict,
            limits: ReadLimits()
        )
        text.bytes.withUnsafeBufferPointer { input in
            #expect(throws: Never.self) {
                try text.withScanner(vocabulary: MarkupVocabulary(names: ["b"], namespaces: [])) { scanner in
                    _ = try scanner.next()
                    let value = scanner.attribute(1)
                    #expect(value?.baseAddress == input.baseAddress.map { $0 + 6 })
                    _ = try scanner.next()
                    #expect(scanner.text.baseAddress == input.baseAddress.map { $0 + 14 })
                    #expect(String(decoding: scanner.text, as: UTF8.self) == "\n  text")
                }
            }
        }
    }

    @Test func `depth counts the open elements, and line is that of the event`() throws {
        let text = try MarkupText(Array("<a>\r\n<b/>\r\n\n<c>x\ry</c></a>".utf8), mode: .strict, limits: ReadLimits())
        try text.withScanner(vocabulary: MarkupVocabulary(names: [], namespaces: [])) { scanner in
            var seen: [String] = []
            while case let event = try scanner.next(), event != .finished {
                seen.append("\(event) \(scanner.depth)@\(scanner.line)")
            }
            let expected = [
                "start 1@1", "text 1@1", "start 2@2", "end 1@2", "text 1@2", "start 2@4", "text 2@4", "end 1@5",
                "end 0@5",
            ]
            #expect(seen == expected)
        }
    }

    @Test func `a fault is thrown again at each further call`() throws {
        let text = try MarkupText(Array("<a></b>".utf8), mode: .strict, limits: ReadLimits())
        text.withScanner(vocabulary: MarkupVocabulary(names: [], namespaces: [])) { scanner in
            var faults: [MarkupFault] = []
            while faults.count < 3 {
                do throws(MarkupFault) { _ = try scanner.next() } catch { faults.append(error) }
            }
            #expect(faults[0].code == .mismatchedEnd && faults[1] == faults[0] && faults[2] == faults[0])
        }
    }
}
