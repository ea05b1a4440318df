import TurGeo
import TurOutings
import TurStorage

/// Decodes every chunk, and holds its box against the index.
struct ChunkCheck {
    let connection: Connection
    /// What the log holds, source by source; chunks that cannot be read are missing.
    private(set) var log: [Identifier: SequenceRuns] = [:]
    private(set) var report = Report()

    init(connection: Connection) { self.connection = connection }

    mutating func run() throws {
        var boxes = try boxes()
        let sql = """
            SELECT c.id, s.id, c.first, c.count, c.payload FROM chunks c JOIN sources s ON s.number = c.source
            ORDER BY c.source, c.first
            """
        try connection.query(sql) { row in
            guard !Task.isCancelled else { throw TurError(.cancelled) }
            let id = row.integer(0)
            try check(row, boxes: [boxes.removeValue(forKey: 2 * id), boxes.removeValue(forKey: 2 * id + 1)])
        }
        if let first = boxes.keys.min() {
            report.add(.store("store-index", .warning, count: boxes.count, ["chunk_boxes \(first)"], .restoreCopy))
        }
    }

    private mutating func check(_ row: Row, boxes: [Bounds?]) throws {
        let (source, first) = (try row.identifier(1), row.integer(2))
        do {
            let fixes = try row.withBlob(4) { try ChunkCodec.decode($0) }
            guard fixes.isOrdered, fixes.sequence(at: 0) == first, fixes.count == row.int(3) else {
                throw TurError(.storeDamaged, ["chunk", "rows-do-not-fit"])
            }
            log[source, default: SequenceRuns()].add(fixes)
            guard boxes.compactMap({ $0 }) != fixes.bounds?.parts else { return }
            report.add(.store("store-index", .warning, ["chunk_boxes \(2 * row.integer(0))"], .restoreCopy))
        } catch let error as TurError where error.code == .storeDamaged {
            let arguments = ["\(source)", "\(first)", "\(row.int(3))", error.arguments.last ?? ""]
            report.add(.store("store-chunk-damaged", .lost, arguments, .importAgain))
        }
    }

    private func boxes() throws -> [Int64: Bounds] {
        var boxes: [Int64: Bounds] = [:]
        try connection.query("SELECT id, south, west, north, east FROM chunk_boxes") { row in
            let edges = (1...4).map { Int32(truncatingIfNeeded: row.integer($0)) }
            boxes[row.integer(0)] = Bounds(southE7: edges[0], westE7: edges[1], northE7: edges[2], eastE7: edges[3])
        }
        return boxes
    }
}
