import TurGeo
import TurOutings
import TurStorage

/// The header of an outing as columns.
enum HeaderColumns {
    static let names = """
        id, start, start_offset, finish, finish_offset, name, kinds, legs, distance, duration, gap_seconds, \
        heart_rate, top_speed, ascent, descent, fixes, south, west, north, east, has_note
        """

    /// A parameter for each of `names`.
    static let gaps = Array(repeating: "?", count: 21).joined(separator: ", ")

    static func values(_ header: OutingHeader) -> [BoundValue] {
        let box = header.bounds
        return [
            .identifier(header.id),
            .integer(header.start.instant.milliseconds), .integer(Int64(header.start.offsetMinutes)),
            .integer(header.end.instant.milliseconds), .integer(Int64(header.end.offsetMinutes)),
            .optional(header.name), .text(KindList.text(header.kinds)), .integer(Int64(header.legs)),
            .real(header.distance), .real(header.duration), .real(header.gapSeconds),
            .optional(header.heartRate), .optional(header.topSpeed),
            .optional(header.ascent), .optional(header.descent), .integer(Int64(header.fixes)),
            .optional(box?.southE7), .optional(box?.westE7), .optional(box?.northE7), .optional(box?.eastE7),
            .integer(header.hasNote ? 1 : 0),
        ]
    }

    /// The header in the columns from `names`, which come first in `row`.
    static func header(_ row: Row, _ kinds: inout KindList) throws -> OutingHeader {
        var header = OutingHeader(id: try row.identifier(0), start: time(row, 1), end: time(row, 3))
        header.name = row.optionalText(5)
        header.kinds = kinds.kinds(row.text(6))
        header.legs = row.int(7)
        (header.distance, header.duration, header.gapSeconds) = (row.real(8), row.real(9), row.real(10))
        (header.heartRate, header.topSpeed) = (row.optionalReal(11), row.optionalReal(12))
        (header.ascent, header.descent) = (row.optionalReal(13), row.optionalReal(14))
        header.fixes = row.int(15)
        header.bounds = bounds(row)
        header.hasNote = row.integer(20) != 0
        return header
    }

    private static func time(_ row: Row, _ column: Int32) -> LocalTime {
        LocalTime(Instant(milliseconds: row.integer(column)), offsetMinutes: row.int(column + 1))
    }

    private static func bounds(_ row: Row) -> Bounds? {
        guard !row.isNull(16) else { return nil }
        func edge(_ column: Int32) -> Int32 { Int32(truncatingIfNeeded: row.integer(column)) }
        return Bounds(southE7: edge(16), westE7: edge(17), northE7: edge(18), eastE7: edge(19))
    }
}

/// Ids of kinds in one text, each behind the count of its bytes and a colon: `4:walk8:dog-walk`.
///
/// Remembers what it has taken apart, since a list says the same few things again and again.
struct KindList {
    private var known: [String: [KindID]] = [:]

    static func text(_ kinds: [KindID]) -> String {
        kinds.map { "\($0.rawValue.utf8.count):\($0.rawValue)" }.joined()
    }

    /// The kinds in `text`, as far as it is well-formed.
    mutating func kinds(_ text: String) -> [KindID] {
        if let kinds = known[text] { return kinds }
        var (kinds, rest) = ([KindID](), text.utf8[...])
        while let colon = rest.firstIndex(of: 58), let count = Int(Substring(rest[..<colon])),
            (0..<rest[colon...].count).contains(count)
        {
            rest = rest[rest.index(after: colon)...]
            kinds.append(KindID(rawValue: String(Substring(rest.prefix(count)))))
            rest = rest.dropFirst(count)
        }
        known[text] = kinds
        return kinds
    }
}
