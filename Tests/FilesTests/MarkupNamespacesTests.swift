import Testing
import TurFiles

@Suite struct MarkupNamespacesTests {
    static let vocabulary = MarkupVocabulary(
        names: ["gpx", "hr", "lat"],
        namespaces: [(["urn:g/1", "urn:g/0"], ["gpx"]), (["urn:t/2", "urn:t/1"], ["gpxtpx", "ns3"])]
    )

    /// Events as `+name/namespace` and `-name/namespace`, in codes.
    static func codes(_ input: String) throws -> (line: String, repairs: [MarkupRepair]) {
        let text = try MarkupText(Array(input.utf8), mode: .lenient, limits: ReadLimits())
        return try text.withScanner(vocabulary: vocabulary) { scanner throws(MarkupFault) in
            var words: [String] = []
            while true {
                switch try scanner.next() {
                case .start: words.append("+\(scanner.name)/\(scanner.namespace)")
                case .end: words.append("-\(scanner.name)/\(scanner.namespace)")
                case .text: break
                case .finished: return (words.joined(separator: " "), scanner.repairs)
                }
            }
        }
    }

    static let table: [(input: String, codes: String)] = [
        ("<gpx/>", "+1/0 -1/0"),
        ("<other/>", "+0/0 -0/0"),
        ("<gpx xmlns='urn:g/1'><hr/></gpx>", "+1/1 +2/1 -2/1 -1/1"),
        ("<gpx xmlns='urn:g/0'/>", "+1/1 -1/1"),
        ("<gpx xmlns='urn:unknown'/>", "+1/-1 -1/-1"),
        ("<g:gpx xmlns:g='urn:g/1' xmlns='urn:t/1'><hr/></g:gpx>", "+1/1 +2/2 -2/2 -1/1"),
        (
            "<gpx xmlns='urn:g/1'><hr xmlns='urn:t/2'><lat xmlns=''/></hr><hr/></gpx>",
            "+1/1 +2/2 +3/0 -3/0 -2/2 +2/1 -2/1 -1/1"
        ),
        (
            "<gpx><x:hr xmlns:x='urn:t/1'><x:hr xmlns:x='urn:g/1'/><x:hr/></x:hr></gpx>",
            "+1/0 +2/2 +2/1 -2/1 +2/2 -2/2 -2/2 -1/0"
        ),
        ("<gpx xmlns='urn:&#103;/1'><hr xmlns=' urn:t/1'/></gpx>", "+1/1 +2/-1 -2/-1 -1/1"),
        ("<xml:hr/>", "+2/-1 -2/-1"),
        ("<gpx xmlns='urn:g/1'/>", "+1/1 -1/1"),
    ]

    @Test(arguments: table)
    func `a namespace is known by its address, whatever the prefix`(row: (input: String, codes: String)) throws {
        let result = try Self.codes(row.input)
        #expect(result.line == row.codes)
        #expect(result.repairs.isEmpty)
    }

    @Test func `a prefix without declaration is read as usual, or as unknown, and counted`() throws {
        let result = try Self.codes("<gpx>\n<gpxtpx:hr/><ns3:hr/><q:hr p:lat=''/></gpx>")
        #expect(result.line == "+1/0 +2/2 -2/2 +2/2 -2/2 +2/-1 -2/-1 -1/0")
        #expect(result.repairs == [MarkupRepair(code: .undeclaredPrefix, count: 4, line: 2)])
    }

    @Test func `attributes are found by code, only without prefix`() throws {
        let text = try MarkupText(Array("<a p:lat='1' lon='2' lat='3'/>".utf8), mode: .strict, limits: ReadLimits())
        try text.withScanner(vocabulary: Self.vocabulary) { scanner in
            _ = try scanner.next()
            let (present, absent) = (scanner.attribute(3), scanner.attribute(2))
            let (local, qualified) = (scanner.attributeLocalName(at: 0), scanner.attributeQualifiedName(at: 0))
            #expect(present.map { String(decoding: $0, as: UTF8.self) } == "3")
            #expect(absent == nil)
            #expect(String(decoding: local, as: UTF8.self) == "lat")
            #expect(String(decoding: qualified, as: UTF8.self) == "p:lat")
        }
    }

    @Test func `a vocabulary knows all of its names, and no other`() throws {
        let names = (0..<300).map { "n" + String(repeating: "x", count: $0 % 20) + "\($0)" }
        let vocabulary = MarkupVocabulary(names: names, namespaces: [])
        let input = "<r>" + names.map { "<\($0)/><\($0)y/>" }.joined() + "</r>"
        let text = try MarkupText(Array(input.utf8), mode: .strict, limits: ReadLimits())
        try text.withScanner(vocabulary: vocabulary) { scanner in
            var found: [Int] = []
            while case let event = try scanner.next(), event != .finished {
                if event == .start { found.append(scanner.name) }
            }
            #expect(found == [0] + (1...300).flatMap { [$0, 0] })
        }
    }
}
