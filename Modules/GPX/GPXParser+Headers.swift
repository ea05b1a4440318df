import TurFiles
import TurGeo
import TurOutings

extension GPXParser {
    /// Reads an element that says something of the track or route around it.
    mutating func readHeader(_ name: GPXName, _ scanner: inout MarkupScanner) throws {
        guard track != nil || route != nil else { return try scanner.skipElement() }
        switch name {
        case .name, .desc, .cmt, .type: try setHeader(name, to: try readText(&scanner))
        default: try keep(&scanner, holder: String(describing: name))
        }
    }

    private mutating func setHeader(_ name: GPXName, to text: String) throws {
        guard !text.isEmpty else { return }
        if route != nil {
            switch name {
            case .name: route?.header.name = text
            case .type: break
            default:
                let note = Self.joined(route?.header.note, text)
                route?.header.note = note
            }
        } else {
            switch name {
            case .name: track?.name = text
            case .type: track?.type = text
            default:
                let note = Self.joined(track?.note, text)
                track?.note = note
            }
        }
    }

    /// `desc` and `cmt` are one note; programs write either or both, often the same.
    private static func joined(_ note: String?, _ text: String) -> String {
        guard let note, !note.isEmpty, note != text else { return text }
        return note + "\n" + text
    }

    /// The text of the current element without white space around it.
    func readText(_ scanner: inout MarkupScanner) throws -> String {
        var text = ""
        try readLeaf(&scanner) { text += String(decoding: $0, as: UTF8.self) }
        return text.trimmed
    }

    /// Reads a waypoint into a marker.
    mutating func readWaypoint(_ scanner: inout MarkupScanner) throws {
        texts = PointTexts()
        defer { texts = nil }
        try readPoint(&scanner)
        guard let texts else { return }
        guard let position = point.position else {
            return report.add(Finding("waypoint-without-position", .skipped, line: scanner.line))
        }
        let fix = point.fix(at: position)
        let marker = Marker(
            id: texts.own?.id ?? .named("marker", in: SHA256.digest([])),
            position: position,
            time: point.time,
            elevation: fix.elevation,
            name: texts.name,
            note: texts.note,
            type: texts.type,
            fragments: point.fragments.map { Fragment(holder: $0.holder, markup: $0.markup) }
        )
        try receive(.marker(marker, fix: fix, own: texts.own))
    }

    /// Reads what a waypoint says of itself; false where it is not one of its texts.
    mutating func readPointText(_ name: GPXName, _ scanner: inout MarkupScanner) throws -> Bool {
        guard texts != nil, [.name, .desc, .cmt, .type].contains(name) else { return false }
        let text = try readText(&scanner)
        guard !text.isEmpty else { return true }
        switch name {
        case .name: texts?.name = text
        case .type: texts?.type = text
        default:
            let note = Self.joined(texts?.note, text)
            texts?.note = note
        }
        return true
    }
}

/// What a waypoint says of itself in words.
struct PointTexts {
    var name: String?
    var note = ""
    var type: String?
    var own: OwnMarker?
}

extension String {
    /// Without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
