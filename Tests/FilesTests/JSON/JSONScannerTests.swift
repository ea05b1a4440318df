import Testing
import TurFiles

@Suite struct JSONScannerTests {
    /// The events of `text` written as words: keys as `k:`, strings and numbers with what they hold.
    static func events(
        _ text: [UInt8],
        strict: Bool = false,
        sequence: Bool = false,
        limits: ReadLimits = ReadLimits()
    ) throws(FileFault) -> [String] {
        try JSONScanner.scan(text, limits: limits, isStrict: strict, isSequence: sequence) { json throws(FileFault) in
            var words: [String] = []
            while true {
                switch try json.next() {
                case .beginObject: words.append("{")
                case .endObject: words.append("}")
                case .beginArray: words.append("[")
                case .endArray: words.append("]")
                case .key: words.append("k:" + json.string)
                case .string: words.append("s:" + json.string)
                case .number: words.append("n:" + json.string)
                case .true: words.append("true")
                case .false: words.append("false")
                case .null: words.append("null")
                case .finished: return words
                }
            }
        }
    }

    private static func events(_ text: String, strict: Bool = false, sequence: Bool = false) throws(FileFault)
        -> [String]
    {
        try events(Array(text.utf8), strict: strict, sequence: sequence)
    }

    @Test(arguments: [
        (" null ", ["null"]), ("true", ["true"]), ("-0.5e+3", ["n:-0.5e+3"]), ("\"\"", ["s:"]), ("{}", ["{", "}"]),
        ("[ ]", ["[", "]"]), ("[[],{}]", ["[", "[", "]", "{", "}", "]"]), ("\u{feff}[1]", ["[", "n:1", "]"]),
        (
            "{\"a\":1,\"b\":[true,false,null,\"x\"]}",
            ["{", "k:a", "n:1", "k:b", "[", "true", "false", "null", "s:x", "]", "}"]
        ),
        ("\"å \\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e5\\ud83d\\ude00\\u0000\"", ["s:å \"\\/\u{8}\u{c}\n\r\tå😀\u{0}"]),
        ("\"\\ud800\"", ["s:\u{fffd}"]), ("\"\\udc00x\"", ["s:\u{fffd}x"]),
        ("\"\\ud800\\ud800\\udc00\"", ["s:\u{fffd}𐀀"]),
        ("\"\\uD800\\u0041\"", ["s:\u{fffd}A"]), ("{\"\\u0061\":0}", ["{", "k:a", "n:0", "}"]),
    ])
    func `values come as events`(text: String, words: [String]) throws {
        #expect(try Self.events(text) == words)
        #expect(try Self.events(text, strict: true) == words)
    }

    @Test(arguments: [
        "[1,]", "{\"a\":1,}", "{,}", "[,1]", "{\"a\"1}", "{\"a\":}", "{a:1}", "{1:1}", "[1 2]", "{\"a\":1 \"b\":2}",
        "]", "}", ":",
        "[}", "{]", "nul1", "True", "NaN", "Infinity", "+1", "01", "-01", ".5", "1.x", "1.e5", "1ex", "-x", "'a'",
        "\"\\x\"",
        "\"\\u12g4\"", "\"\\u+123\"", "\"a\nb\"", "\"\t\"", "[1}", "{\"a\":[}", "\u{0}", "/* */1", "\u{feff}\u{feff}1",
        "\"123456\u{1}8\"", "\"\\u12\"",
    ])
    func `what is no JSON is malformed`(text: String) {
        let fault = fileFault { try Self.events(text) }
        #expect(fault?.code == .malformed && fault?.byte != nil && fault?.line != nil && fault?.column != nil)
    }

    @Test(arguments: ["1 2", "{}{}", "[] x", "null,"])
    func `something behind the value is a fault of its own`(text: String) {
        #expect(fileFault { try Self.events(text) }?.code == .trailing)
    }

    @Test func `a text cut off anywhere is told as truncated`() {
        let text = Array("{\"a\":[1.5e3,true,\"x\\n\\u00e5\"],\"b\":{\"c\":null,\"d\":-1}}".utf8)
        for count in 0..<text.count {
            #expect(fileFault { try Self.events(Array(text.prefix(count))) }?.code == .truncated, "\(count)")
        }
    }

    @Test func `a fault tells line, column and byte`() {
        let fault = fileFault { try Self.events("{\n  \"a\": 1,\n  \"b\": x\n}") }
        #expect(fault?.line == 3 && fault?.column == 8 && fault?.byte == 19)
    }

    @Test func `several values come one after the other where a sequence is allowed`() throws {
        #expect(
            try Self.events("{}\n[1]\n\u{1e}null 2\n", sequence: true) == ["{", "}", "[", "n:1", "]", "null", "n:2"]
        )
        #expect(try Self.events("", sequence: true) == [])
        #expect(try Self.events("\n\n", sequence: true) == [])
        #expect(fileFault { try Self.events("{}\n[1", sequence: true) }?.code == .truncated)
        #expect(fileFault { try Self.events("{}\n}", sequence: true) }?.code == .malformed)
    }

    @Test func `the end comes again when asked again`() throws {
        let again = try JSONScanner.scan([0x31]) { json throws(FileFault) in
            [try json.next(), try json.next(), try json.next()]
        }
        #expect(again == [.number, .finished, .finished])
    }

    @Test func `a key that stands twice is refused when strict, else the first one holds`() throws {
        let text = "{\"a\":1,\"b\":{\"a\":2},\"a\":{\"x\":[3],\"x\":0},\"\\u0061\":4,\"c\":{\"c\":5}}"
        #expect(
            try Self.events(text) == [
                "{", "k:a", "n:1", "k:b", "{", "k:a", "n:2", "}", "k:c", "{", "k:c", "n:5", "}", "}",
            ]
        )
        let fault = fileFault { try Self.events(text, strict: true) }
        #expect(fault?.code == .duplicateKey && fault?.byte == 19)
        let count = try JSONScanner.scan(Array(text.utf8)) { json throws(FileFault) in
            while try json.next() != .finished {}
            return json.skippedDuplicates
        }
        #expect(count == 2)
    }

    @Test func `keys that stand twice are found in large objects and in those around them`() throws {
        let members = (0..<300).map { "\"key \($0)\":{\"key \($0)\":[{},{\"a\":0}]}" }
        for double in [0, 20, 47, 48, 49, 299] {
            let good = "{\(members.joined(separator: ","))}"
            let bad = "{\(members.joined(separator: ",")),\"key \(double)\":0}"
            #expect(try Self.events(good, strict: true) == Self.events(bad))
            #expect(fileFault { try Self.events(bad, strict: true) }?.code == .duplicateKey)
            #expect(
                fileFault { try Self.events("{\"x\":\(good),\"y\":\(good),\"x\":0}", strict: true) }?.code
                    == .duplicateKey
            )
        }
    }

    @Test func `depth, strings and numbers are held against the limits`() throws {
        var limits = ReadLimits()
        (limits.depth, limits.textBytes, limits.nameBytes) = (3, 5, 4)
        let fine = ["[[[]]]", "\"12345\"", "1234", "{\"12345\":[[]]}"]
        for text in fine { _ = try Self.events(Array(text.utf8), limits: limits) }
        let faults: [(String, FileFault.Code)] = [
            ("[[[[]]]]", .tooDeep), ("\"123456\"", .tooLarge), ("12345", .tooLarge),
        ]
        for (text, code) in faults {
            #expect(fileFault { try Self.events(Array(text.utf8), limits: limits) }?.code == code)
        }
        let deep = [UInt8](repeating: 0x5b, count: 1_000_000)
        #expect(fileFault { try Self.events(deep) }?.code == .tooDeep)
    }

    @Test func `values and containers can be skipped`() throws {
        let text = Array("{\"a\":{\"x\":[1,{\"y\":\"]}\"}]},\"b\":7,\"c\":[1,2,[3]],\"d\":8}".utf8)
        let found = try JSONScanner.scan(text) { json throws(FileFault) in
            var found: [String] = []
            while true {
                let event = try json.next()
                if event == .finished { return found }
                if event == .key, json.isText("a") { try json.skipValue() }
                if event == .number { found.append(json.string) }
                if event == .beginArray { try json.skipToEnd() }
            }
        }
        #expect(found == ["7", "8"])
    }

    @Test func `raw bytes that are not UTF-8 pass and are repaired as a string`() throws {
        #expect(try Self.events([0x22, 0x61, 0xe5, 0x62, 0x22]) == ["s:a\u{fffd}b"])
    }

    @Test func `numbers are read as fixed decimals and as Doubles`() throws {
        let text = Array(
            "[59.9123456, \"10.7\", -1.5e-3, 1e999, 12345678901234567890, 4.35, \"x\", 0.1, -0.0, 1e22]".utf8
        )
        let (fixed, doubles) = try JSONScanner.scan(text) { json throws(FileFault) in
            var (fixed, doubles) = ([Int64?](), [Double?]())
            while true {
                let event = try json.next()
                if event == .finished { return (fixed, doubles) }
                guard event == .number || event == .string else { continue }
                fixed.append(json.fixed(decimals: 7).number)
                doubles.append(json.double)
            }
        }
        #expect(fixed == [599_123_456, 107_000_000, -15_000, nil, nil, 43_500_000, nil, 1_000_000, 0, nil])
        #expect(doubles == [59.9123456, 10.7, -0.0015, nil, 12_345_678_901_234_567_168, 4.35, nil, 0.1, 0, 1e22])
    }

    @Test func `every Double comes back as itself`() throws {
        try Dice.eachSeed { dice in
            for _ in 0..<3_000 {
                let bits = Double(bitPattern: dice.next())
                let number = dice.below(2) == 0 && bits.isFinite ? bits : Double(dice.below(1 << 40)) / 1e7
                let read = try JSONScanner.scan(Array(number.description.utf8)) { json throws(FileFault) in
                    _ = try json.next()
                    return json.double
                }
                #expect(read == number)
            }
        }
    }

    @Test func `any bytes end in events or a fault with its place`() {
        Dice.eachSeed { dice in
            let good = Array("{\"a\":[1.5e3,true,\"x\\n\\ud83d\\ude00\"],\"b\":{\"c\":null,\"d\":-1}}".utf8)
            for _ in 0..<3_000 {
                var bytes = good
                for _ in 0...dice.below(4) { bytes[dice.below(bytes.count)] = UInt8.random(in: 0...255, using: &dice) }
                let fault = fileFault { try Self.events(bytes, strict: dice.below(2) == 0) }
                #expect(fault == nil || fault?.byte != nil && fault?.line != nil)
            }
        }
    }
}
