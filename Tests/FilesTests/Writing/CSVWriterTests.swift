import Testing
import TurFiles

@Suite struct CSVWriterTests {
    private static func write(separator: Unicode.Scalar = ",", _ body: (inout CSVWriter) -> Void) -> String {
        var writer = CSVWriter(separator: separator)
        body(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `cells and rows are separated, numbers and times are as they are`() {
        let text = Self.write { csv in
            csv.row(["time", "lat", "note"])
            csv.time(1_715_421_600_000)
            csv.fixed(-599_123_000, decimals: 7)
            csv.text("ok")
            csv.endRow()
            csv.empty()
            csv.integer(-5)
            csv.time(.max)
            csv.endRow()
        }
        #expect(text == "time,lat,note\r\n2024-05-11T10:00:00Z,-59.9123,ok\r\n,-5,\r\n")
    }

    @Test(arguments: [
        ("plain å", "plain å"), ("a,b", "\"a,b\""), ("a;b", "a;b"), ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("a\nb", "\"a\nb\""),
        ("a\rb", "\"a\rb\""), (" a", "\" a\""), ("a ", "\"a \""), ("=1+1", "'=1+1"), ("+47", "'+47"), ("-", "'-"),
        ("@a", "'@a"),
        ("\ta", "'\ta"), ("\r=a", "\"'\r=a\""), ("=a,b", "\"'=a,b\""), ("'=a", "''=a"), ("'a", "'a"), ("a=b", "a=b"),
        ("'", "'"),
    ])
    func `text is quoted where it must be and guarded where it looks like a formula`(text: String, cell: String) {
        #expect(Self.write { $0.text(text) } == cell)
        #expect(Self.write(separator: ";") { $0.text("a;b") } == "\"a;b\"")
    }

    @Test func `a row of one empty cell is not an empty line`() {
        #expect(Self.write { $0.row([""]) } == "\"\"\r\n")
        #expect(Self.write { $0.row(["", ""]) } == ",\r\n")
    }

    @Test func `writing goes on behind what is there`() {
        var bytes: [UInt8] = [0xef, 0xbb, 0xbf]
        CSVWriter.append(to: &bytes, separator: ";") { csv in csv.row(["a", "b"]) }
        #expect(bytes == [0xef, 0xbb, 0xbf] + Array("a;b\r\n".utf8))
    }

    @Test func `rows are read back as they were, by the rules of RFC 4180`() {
        Dice.eachSeed { dice in
            let scalars: [Unicode.Scalar] = ["a", "\"", ",", ";", "\n", "\r", " ", "'", "=", "-", "å", "\t"]
            for separator in [",", ";", "\t"] as [Unicode.Scalar] {
                let rows = (0..<50).map { _ in
                    (0...dice.below(4)).map { _ in
                        String(
                            String.UnicodeScalarView(
                                (0..<dice.below(6)).map { _ in scalars[dice.below(scalars.count)] }
                            )
                        )
                    }
                }
                let text = Self.write(separator: separator) { csv in for row in rows { csv.row(row) } }
                #expect(Self.read(text, separator).map { $0.map(CSVWriter.unguarded) } == rows)
            }
        }
    }

    /// A reader by the letter of RFC 4180.
    private static func read(_ text: String, _ separator: Unicode.Scalar) -> [[String]] {
        var (rows, row, cell, isQuoted) = ([[String]](), [String](), String.UnicodeScalarView(), false)
        var rest = Array(text.unicodeScalars)[...]
        while let scalar = rest.popFirst() {
            if isQuoted {
                if scalar != "\"" {
                    cell.append(scalar)
                } else if rest.first == "\"" {
                    cell.append(rest.removeFirst())
                } else {
                    isQuoted = false
                }
            } else if scalar == "\"" {
                isQuoted = true
            } else if scalar == separator || scalar == "\r" {
                row.append(String(cell))
                cell = String.UnicodeScalarView()
                guard scalar == "\r" else { continue }
                _ = rest.popFirst()
                rows.append(row)
                row = []
            } else {
                cell.append(scalar)
            }
        }
        return rows
    }
}
