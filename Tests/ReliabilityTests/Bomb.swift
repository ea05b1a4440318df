import Foundation
import Testing

/// A file that is meant to cost a reader its time, its memory or its secrets (reliability.md part 5).
struct Bomb: Sendable, CustomTestStringConvertible {
    /// What it does.
    var testDescription: String
    /// Makes it; the number is by how much less than in full, for a program that was built without optimisation.
    var content: @Sendable (_ divisor: Int) -> Data
    /// The status that `tur inspect` ends with.
    var status: Int32
    /// The reason: the error's first argument, or the code of a finding.
    var reason: String
    /// How many points are still read, where it is not refused.
    var points: (@Sendable (_ divisor: Int) -> Int)?

    /// A bomb that is refused.
    static func refused(_ name: String, reason: String, _ content: @escaping @Sendable (Int) -> Data) -> Bomb {
        Bomb(testDescription: name, content: content, status: 2, reason: reason)
    }

    /// A file of which something is read, and told what.
    static func told(
        _ name: String,
        reason: String,
        points: @escaping @Sendable (Int) -> Int,
        _ content: @escaping @Sendable (Int) -> Data
    ) -> Bomb {
        Bomb(testDescription: name, content: content, status: 1, reason: reason, points: points)
    }

    static let all =
        refusals + [
            told("an encoding that it is not in", reason: "encoding", points: { _ in 10 }) { _ in
                Data(file(of: points(10), encoding: "UTF-16").utf8)
            },
            told("NUL: 50 MB of them behind half a walk", reason: "truncated", points: { _ in 9 }) { divisor in
                Data(file(of: points(10)).dropLast(50).utf8) + Data(count: 50_000_000 / divisor)
            },
            told("a name in bytes that are no UTF-8", reason: "encoding", points: { _ in 10 }) { _ in
                let parts = file(of: points(10) + "<na|me/>").split(separator: "|").map { Data($0.utf8) }
                return parts[0] + [0xff, 0xfe] + parts[1]
            },
            told("truncation: in the last of many points", reason: "truncated", points: { 100_000 / $0 - 1 }) {
                divisor in
                Data(file(of: points(100_000 / divisor)).dropLast(60).utf8)
            },
        ]

    private static let refusals = [
        refused("entity: a billion laughs", reason: "doctype") { _ in Data(laughs.utf8) },
        refused("quadratic: one long entity, used often", reason: "doctype") { _ in
            let entity = "<!ENTITY a \"\(String(repeating: "x", count: 65_536))\">"
            let name = String(repeating: "&a;", count: 22_000)
            return Data(file(of: points(10), doctype: entity, name: name).utf8)
        },
        refused("external: another file", reason: "doctype") { _ in
            Data(file(of: points(10), doctype: "<!ENTITY a SYSTEM \"file:///etc/passwd\">", name: "&a;").utf8)
        },
        refused("parameter: another machine", reason: "doctype") { _ in
            Data(file(of: points(10), doctype: "<!ENTITY % a SYSTEM \"http://127.0.0.1:9/a.dtd\"> %a;").utf8)
        },
        refused("UTF-16: laughs that a search for ASCII does not find", reason: "doctype") { _ in
            Data([0xff, 0xfe])
                + laughs.utf16.reduce(into: Data()) { data, code in
                    data += [UInt8(code & 0xff), UInt8(code >> 8)]
                }
        },
        refused("deep: three million elements in each other", reason: "limit") { divisor in
            let count = 3_000_000 / divisor
            return Data(
                file(of: String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count)).utf8
            )
        },
        refused("three million tags that never end", reason: "limit") { divisor in
            Data((head() + String(repeating: "<trk>", count: 3_000_000 / divisor)).utf8)
        },
        refused("a long attribute: 100 MB", reason: "limit") { divisor in
            let value = String(repeating: "y", count: 100_000_000 / divisor)
            return Data(file(of: "<trkpt lat=\"60\" lon=\"10\" x=\"\(value)\"/>" + points(10)).utf8)
        },
    ]

    private static var laughs: String {
        let entities = (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }
        return file(of: points(10), doctype: "<!ENTITY a0 \"lol\">" + entities.joined(), name: "&a9;")
    }

    private static func head(encoding: String = "UTF-8", doctype: String = "") -> String {
        let doctype = doctype.isEmpty ? "" : "<!DOCTYPE gpx [\(doctype)]>"
        return "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\(doctype)\n"
            + "<gpx version=\"1.1\" creator=\"bomb\" xmlns=\"http://www.topografix.com/GPX/1/1\">"
    }

    private static func file(
        of inner: String,
        encoding: String = "UTF-8",
        doctype: String = "",
        name: String = ""
    ) -> String {
        let name = name.isEmpty ? "" : "<name>\(name)</name>"
        return head(encoding: encoding, doctype: doctype) + "<trk>\(name)<trkseg>\(inner)</trkseg></trk></gpx>"
    }

    private static func points(_ count: Int) -> String {
        var text = ""
        for number in 0..<count {
            let digits = String(number + 100_000).suffix(5)
            text += "<trkpt lat=\"60.1\(digits)\" lon=\"10.1\(digits)\"><ele>1</ele></trkpt>"
        }
        return text
    }
}
