import Testing
import TurFiles

@Suite struct JSONWriterTests {
    private static func write(
        pretty: Bool = false,
        html: Bool = false,
        _ body: (inout JSONWriter) -> Void
    ) -> String {
        var writer = JSONWriter(isPretty: pretty, isForHTML: html)
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `members stand in the order of the calls, with the commas they need`() {
        let text = Self.write { json in
            json.beginObject()
            json.key("b")
            json.beginArray()
            json.integer(-1)
            json.beginObject()
            json.endObject()
            json.fixed(599_123_000, decimals: 7)
            json.fixed(1_200, decimals: 2, trimsZeros: false)
            json.endArray()
            json.key("a")
            json.boolean(true)
            json.key("raw")
            json.raw(Array("[1, 2]".utf8))
            json.key("t")
            json.time(1_715_421_600_000, offsetMinutes: 120)
            json.key("no")
            json.time(.max)
            json.key("last")
            json.boolean(false)
            json.endObject()
        }
        #expect(
            text
                == #"{"b":[-1,{},59.9123,12.00],"a":true,"raw":[1, 2],"t":"2024-05-11T12:00:00+02:00","no":null,"last":false}"#
        )
    }

    @Test func `pretty text has a line for each member and two blanks a level`() {
        let text = Self.write(pretty: true) { json in
            json.beginObject()
            json.key("a")
            json.beginArray()
            json.integer(1)
            json.null()
            json.endArray()
            json.key("b")
            json.beginObject()
            json.endObject()
            json.endObject()
        }
        #expect(text == "{\n  \"a\": [\n    1,\n    null\n  ],\n  \"b\": {}\n}")
    }

    @Test func `values on the top level stand on lines of their own`() {
        let text = Self.write { json in
            for value in 0..<3 as Range<Int64> {
                json.beginArray()
                json.integer(value)
                json.endArray()
            }
        }
        #expect(text == "[0]\n[1]\n[2]")
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "-0"), (1, "1"), (59.9123456, "59.9123456"), (0.1, "0.1"), (1e-7, "1e-07"),
            (1e22, "1e+22"),
            (.nan, "null"), (.infinity, "null"), (-.infinity, "null"), (-2.5, "-2.5"),
        ] as [(Double, String)]
    )
    func `Doubles are written in their shortest form, and never NaN`(value: Double, text: String) {
        #expect(Self.write { $0.double(value) } == text)
    }

    @Test func `strings are escaped, for a page also what could end its script`() {
        let text = "a\"\\/\u{8}\n\r\t\u{1}\u{1f}\u{7f}å😀\u{2027}\u{2028}\u{2029}</script>&"
        #expect(
            Self.write { $0.string(text) }
                == "\"a\\\"\\\\/\\u0008\\n\\r\\t\\u0001\\u001f\u{7f}å😀\u{2027}\u{2028}\u{2029}</script>&\""
        )
        let escaped = #"\u2028\u2029\u003c/script\u003e\u0026""#
        #expect(Self.write(html: true) { $0.string(text) }.hasSuffix("å😀\u{2027}" + escaped))
        #expect(Self.write(html: true) { $0.string("\u{a8}\u{2028}") } == "\"\u{a8}\\u2028\"")
    }

    @Test func `writing goes on behind what is there, and bytes can be taken out`() {
        var bytes = Array("data: ".utf8)
        JSONWriter.append(to: &bytes) { json in json.string("x") }
        #expect(bytes == Array("data: \"x\"".utf8))
        var writer = JSONWriter()
        var taken: [UInt8] = []
        writer.beginArray()
        for value in 0..<4 as Range<Int64> {
            writer.integer(value)
            taken += writer.bytes
            writer.bytes.removeAll(keepingCapacity: true)
        }
        writer.endArray()
        #expect(taken + writer.bytes == Array("[0,1,2,3]".utf8))
    }

    @Test func `what is written is read back as the same events`() throws {
        try Dice.eachSeed { dice in
            for _ in 0..<300 {
                var (writer, words) = (
                    JSONWriter(isPretty: dice.below(2) == 0, isForHTML: dice.below(2) == 0), [String]()
                )
                Self.value(&writer, &words, depth: 0, &dice)
                let read = try JSONScannerTests.events(writer.bytes)
                #expect(read == words)
            }
        }
    }

    private static func value(_ json: inout JSONWriter, _ words: inout [String], depth: Int, _ dice: inout Dice) {
        switch dice.below(depth > 5 ? 4 : 7) {
        case 0:
            let text = self.text(&dice)
            json.string(text)
            words.append("s:" + text)
        case 1:
            let number = Int64(truncatingIfNeeded: dice.next()) >> Int64(dice.below(63))
            json.integer(number)
            words.append("n:\(number)")
        case 2:
            json.null()
            words.append("null")
        case 3:
            json.boolean(true)
            words.append("true")
        case 4:
            json.beginArray()
            words.append("[")
            for _ in 0..<dice.below(5) { value(&json, &words, depth: depth + 1, &dice) }
            json.endArray()
            words.append("]")
        default:
            json.beginObject()
            words.append("{")
            for member in 0..<dice.below(5) {
                let key = "\(member)" + text(&dice)
                json.key(key)
                words.append("k:" + key)
                value(&json, &words, depth: depth + 1, &dice)
            }
            json.endObject()
            words.append("}")
        }
    }

    private static func text(_ dice: inout Dice) -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "\"", "\\", "\u{0}", "\u{1f}", "/", "<", "å", "\u{2028}", "\u{2029}", "😀", "\n", "\u{ffff}",
        ]
        return String(String.UnicodeScalarView((0..<dice.below(20)).map { _ in scalars[dice.below(scalars.count)] }))
    }
}
