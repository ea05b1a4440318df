import Testing
import TurFiles

@Suite struct MarkupResumeTests {
    static let vocabulary = MarkupVocabulary(
        names: ["gpx", "trk", "trkseg", "trkpt", "wpt", "lat"],
        namespaces: [(["urn:g"], []), (["urn:t"], [])]
    )

    /// Reads as a salvaging reader does: the path of each start, `!code` for each fault, `$` at the end.
    static func salvage(_ input: String, mode: ReadingMode = .salvage) throws -> String {
        let text = try MarkupText(Array(input.utf8), mode: mode, limits: ReadLimits())
        return text.withScanner(vocabulary: vocabulary) { scanner in
            var words: [String] = []
            while words.count < 1_000 {
                do throws(MarkupFault) {
                    switch try scanner.next() {
                    case .start:
                        let lat = scanner.attribute(6).map { "=" + String(decoding: $0, as: UTF8.self) } ?? ""
                        words.append("\(scanner.depth)" + String(decoding: scanner.localName, as: UTF8.self) + lat)
                    case .finished: return (words + ["$"]).joined(separator: " ")
                    case .end, .text: break
                    }
                } catch {
                    words.append("!" + error.code.rawValue)
                    if !scanner.resume(atAnyOf: [2, 3, 4, 5], within: [1, 2, 3]) {
                        return words.joined(separator: " ")
                    }
                }
            }
            return "no end"
        }
    }

    static func track(_ points: String, _ rest: String = "") -> String {
        "<gpx><wpt/><trk><trkseg>" + points + "</trkseg></trk>" + rest + "</gpx>"
    }

    static let table: [(input: String, words: String)] = [
        (track("<trkpt lat='1'/><trkpt lat='2'/>"), "1gpx 2wpt 2trk 3trkseg 4trkpt=1 4trkpt=2 $"),
        (
            track("<trkpt lat='1'/><trkpt lat='2' =/><trkpt lat='3'/>"),
            "1gpx 2wpt 2trk 3trkseg 4trkpt=1 !attribute 4trkpt=3 $"
        ),
        (
            track("<trkpt lat='1'><ele>2<time =></trkpt><trkpt lat='3'/>", "<wpt/>"),
            "1gpx 2wpt 2trk 3trkseg 4trkpt=1 5ele !attribute 4trkpt=3 2wpt $"
        ),
        // A lost quote swallows the begin of the next point; that point is found again inside.
        (
            track("<trkpt lat='1></trkpt><trkpt lat='2'/><trkpt lat='3'/>"),
            "1gpx 2wpt 2trk 3trkseg !syntax 4trkpt=2 4trkpt=3 $"
        ),
        // The segment ends behind the fault, and a waypoint goes where waypoints stood before.
        (
            track("<trkpt lat='1'/><trkpt =", "<wpt/>"),
            "1gpx 2wpt 2trk 3trkseg 4trkpt=1 !attribute 2wpt $"
        ),
        ("<gpx><trk><trkseg><trkpt =/><wpt/></gpx>", "1gpx 2trk 3trkseg !attribute 4wpt $"),
        ("<gpx><trk><trkseg><trkpt =/><trk><trkseg/></trk></gpx>", "1gpx 2trk 3trkseg !attribute 2trk 3trkseg $"),
        (
            track("<trkpt lat='1'/><!-- <trkpt lat='2'/><trkpt lat='3'/>"),
            "1gpx 2wpt 2trk 3trkseg 4trkpt=1 !truncated 4trkpt=2 4trkpt=3 $"
        ),
        (track("<trkpt =/><!--<trkpt lat='2'/>--><trkpt lat='3'/>"), "1gpx 2wpt 2trk 3trkseg !attribute 4trkpt=3 $"),
        (track("<trkpt =/><![CDATA[<trkpt/>]]><trkpt lat='3'/>"), "1gpx 2wpt 2trk 3trkseg !attribute 4trkpt=3 $"),
        ("<gpx =><trk><trkseg><trkpt lat='1'/></trkseg></trk></gpx>", "!attribute 1trk 2trkseg 3trkpt=1 $"),
        ("<gpx><trk><trkseg><trkpt lat='1'/><trkpt la", "1gpx 2trk 3trkseg 4trkpt=1 !truncated"),
        ("<!DOCTYPE gpx><gpx><trk/></gpx>", "!doctype"),
    ]

    @Test(arguments: table)
    func `salvage goes on behind each fault, at the next item`(row: (input: String, words: String)) throws {
        #expect(try Self.salvage(row.input) == row.words)
    }

    @Test(arguments: [ReadingMode.strict, .lenient])
    func `other modes do not resume`(mode: ReadingMode) throws {
        let words = try Self.salvage(Self.track("<trkpt =/><trkpt lat='3'/>"), mode: mode)
        #expect(words == "1gpx 2wpt 2trk 3trkseg !attribute")
    }

    @Test func `namespaces of what was unwound are forgotten`() throws {
        let input =
            "<gpx xmlns='urn:g'><trk xmlns='urn:t'><trkpt xmlns='urn:u' =/></trk><wpt xmlns='urn:t' =/><wpt/></gpx>"
        let text = try MarkupText(Array(input.utf8), mode: .salvage, limits: ReadLimits())
        text.withScanner(vocabulary: Self.vocabulary) { scanner in
            var seen: [String] = []
            while seen.last != "finished" {
                do throws(MarkupFault) {
                    let event = try scanner.next()
                    seen.append(event == .finished ? "finished" : "\(scanner.name)/\(scanner.namespace)")
                } catch {
                    let found = scanner.resume(atAnyOf: [5], within: [1, 2])
                    #expect(found)
                }
            }
            #expect(seen == ["1/1", "2/2", "2/2", "5/1", "5/1", "1/1", "finished"])
        }
    }

    @Test(arguments: [
        "<trkpt =/>", "<trkpt lat='<trkpt \"", "<!--<trkpt>", "<![CDATA[<trkpt>", "<trkpt a='1'b", "<trkpt><x =>",
    ])
    func `many faults are passed, none of them twice`(part: String) throws {
        let input = "<gpx><trk><trkseg>" + String(repeating: part, count: 20_000)
        let text = try MarkupText(Array(input.utf8), mode: .salvage, limits: ReadLimits())
        let faults = text.withScanner(vocabulary: Self.vocabulary) { scanner in
            var faults = 0
            while true {
                do throws(MarkupFault) {
                    if try scanner.next() == .finished { return faults }
                } catch {
                    faults += 1
                    if !scanner.resume(atAnyOf: [2, 3, 4, 5], within: [1, 2, 3]) { return faults }
                }
            }
        }
        #expect(faults > 0 && faults <= 40_001)
    }
}
