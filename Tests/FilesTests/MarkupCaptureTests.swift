import Testing
import TurFiles

@Suite struct MarkupCaptureTests {
    static let vocabulary = MarkupVocabulary(names: ["x"], namespaces: [(["urn:t/2", "urn:t/1"], ["gpxtpx"])])

    /// Captures the first element with the local name x and gives it, and what follows it.
    static func capture(_ input: String, _ mode: ReadingMode = .lenient) throws -> (fragment: String, next: String) {
        let text = try MarkupText(Array(input.utf8), mode: mode, limits: ReadLimits())
        return try text.withScanner(vocabulary: vocabulary, skipsDoctype: true) { scanner throws(MarkupFault) in
            while true {
                guard try scanner.next() == .start, scanner.name == 1 else { continue }
                let fragment = try scanner.captureElement()
                return (fragment, "\(try scanner.next()) \(scanner.depth)")
            }
        }
    }

    static let table: [(input: String, fragment: String)] = [
        ("<a><x/></a>", "<x xmlns=\"\"/>"),
        ("<a><x></x></a>", "<x xmlns=\"\"></x>"),
        ("<a xmlns='urn:d'><x b='1'>t</x></a>", "<x b=\"1\" xmlns=\"urn:d\">t</x>"),
        ("<a xmlns='urn:d'><x xmlns='urn:e'>t</x></a>", "<x xmlns=\"urn:e\">t</x>"),
        ("<a xmlns:p='urn:p' xmlns:q='urn:q'><p:x><p:y/></p:x></a>", "<p:x xmlns:p=\"urn:p\"><p:y/></p:x>"),
        (
            "<a xmlns='urn:d' xmlns:p='urn:p&amp;&quot;'><p:x><y p:z=''/></p:x></a>",
            "<p:x xmlns:p=\"urn:p&amp;&quot;\" xmlns=\"urn:d\"><y p:z=''/></p:x>"
        ),
        (
            "<a xmlns:p='urn:p'><x xmlns='e'><y xmlns:p='urn:q'><p:z/></y></x></a>",
            "<x xmlns=\"e\"><y xmlns:p='urn:q'><p:z/></y></x>"
        ),
        (
            "<a><gpxtpx:x><gpxtpx:hr>1</gpxtpx:hr></gpxtpx:x></a>",
            "<gpxtpx:x xmlns:gpxtpx=\"urn:t/2\"><gpxtpx:hr>1</gpxtpx:hr></gpxtpx:x>"
        ),
        ("<a><q:x xmlns:q='u' xml:lang='en'/></a>", "<q:x xmlns:q=\"u\" xml:lang=\"en\"/>"),
        ("<a xmlns='u'><x><!--c--><![CDATA[<]]>&lt;<?p?></x></a>", "<x xmlns=\"u\"><!--c--><![CDATA[<]]>&lt;<?p?></x>"),
        ("<a xmlns='u'><x b='&#10;&lt;\"'/></a>", "<x b=\"&#10;&lt;&quot;\" xmlns=\"u\"/>"),
        ("<a xmlns='u'><x>1<?x+?>2</x></a>", "<x xmlns=\"u\">12</x>"),
        (
            "<a xmlns='u'><x b=1>R&D<y c=2 c=3 d='<'></x></a>",
            "<x b=\"1\" xmlns=\"u\">R&amp;D<y c=\"2\" d=\"&lt;\"></y></x>"
        ),
        ("<a xmlns='u'><x>\r\n&nope;]]></x></a>", "<x xmlns=\"u\">\n&amp;nope;]]&gt;</x>"),
        ("<!DOCTYPE a [<!ENTITY e 'x'>]><a xmlns='u'><x>1&e;2</x></a>", "<x xmlns=\"u\">12</x>"),
        (
            "<a xmlns='u'><x xmlns='v'>&<x xmlns='w'><x/></x></x></a>",
            "<x xmlns=\"v\">&amp;<x xmlns=\"w\"><x></x></x></x>"
        ),
    ]

    @Test(arguments: table)
    func `a captured element stands alone, with its prefixes`(row: (input: String, fragment: String)) throws {
        let result = try Self.capture(row.input)
        #expect(result.fragment == row.fragment)
        #expect(result.next == "end 0")
    }

    @Test(arguments: table)
    func `what was captured is well formed, and captured again it is the same`(
        row: (input: String, fragment: String)
    ) throws {
        let fragment = try Self.capture(row.input).fragment
        #expect(MarkupProbe(fragment, .strict).fault == nil)
        let again = try Self.capture("<o xmlns='urn:o' xmlns:p='urn:o'>" + fragment + "</o>", .strict).fragment
        #expect(again == fragment)
    }

    @Test func `capturing counts a repair once`() throws {
        let text = try MarkupText(Array("<a>\n<x>R&D &nope;</x></a>".utf8), mode: .lenient, limits: ReadLimits())
        try text.withScanner(vocabulary: Self.vocabulary) { scanner in
            while try scanner.next() != .start || scanner.name != 1 {}
            _ = try scanner.captureElement()
            let expected = [
                MarkupRepair(code: .bareAmpersand, count: 1, line: 2),
                MarkupRepair(code: .unknownEntity, count: 1, line: 2),
            ]
            #expect(scanner.repairs == expected)
        }
    }

    @Test func `a captured element that is cut off throws`() throws {
        let fault = #expect(throws: MarkupFault.self) { try Self.capture("<a><x>R&D") }
        #expect(fault?.code == .truncated)
    }

    @Test(arguments: ["<a><x/>t</a>", "<a><x>1<y>2</y><x/></x>t</a>", "<a><x><y></x>t</a>"])
    func `skipping an element goes to its end, inclusive`(input: String) throws {
        let text = try MarkupText(Array(input.utf8), mode: .lenient, limits: ReadLimits())
        try text.withScanner(vocabulary: Self.vocabulary) { scanner in
            while try scanner.next() != .start || scanner.name != 1 {}
            try scanner.skipElement()
            let event = try scanner.next()
            let text = String(decoding: scanner.text, as: UTF8.self)
            #expect(event == .text && text == "t")
        }
    }
}
