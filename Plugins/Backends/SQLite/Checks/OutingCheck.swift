import TurOutings
import TurStorage

/// Holds the documents of outings against their headers, their pieces and the log.
struct OutingCheck {
    let connection: Connection
    private var audit: OutingAudit
    private var kinds = KindList()
    /// Where the pieces of each outing begin, as the table of pieces has them.
    private var pieces: [Int64: Set<Start>] = [:]

    private struct Start: Hashable {
        var source: Identifier
        var first: Int64
    }

    var report: Report { audit.report }

    init(connection: Connection, log: [Identifier: SequenceRuns]) {
        self.connection = connection
        audit = OutingAudit(log: log)
    }

    mutating func run() throws {
        try readPieces()
        let sql = """
            SELECT \(HeaderColumns.names), doc, number FROM outings LEFT JOIN documents ON outing = number ORDER BY number
            """
        try connection.query(sql) { row in
            guard !Task.isCancelled else { throw TurError(.cancelled) }
            try check(row)
        }
    }

    private mutating func check(_ row: Row) throws {
        let header = try HeaderColumns.header(row, &kinds)
        do {
            let outing = try Documents.value(Outing.self, row, 21)
            audit.add(header, of: outing)
            audit.add(outing)
            guard pieces[row.integer(22), default: []] != Self.starts(outing) else { return }
            audit.add(.store("store-index", .warning, ["pieces \(header.id)"], .restoreCopy))
        } catch let error as TurError where error.code == .storeDamaged && error.arguments == ["document"] {
            audit.add(.store("store-document-damaged", .lost, ["\(header.id)"], .restoreCopy))
        }
    }

    private mutating func readPieces() throws {
        let sql = "SELECT p.outing, s.id, p.first FROM pieces p JOIN sources s ON s.number = p.source"
        try connection.query(sql) { row in
            pieces[row.integer(0), default: []].insert(Start(source: try row.identifier(1), first: row.integer(2)))
        }
    }

    private static func starts(_ outing: Outing) -> Set<Start> {
        Set(outing.legs.flatMap(\.pieces).map { Start(source: $0.source, first: $0.first) })
    }
}
