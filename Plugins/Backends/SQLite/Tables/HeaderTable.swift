import TurOutings
import TurStorage

/// The headers of all outings.
struct HeaderTable {
    let connection: Connection

    func headers() throws -> [OutingHeader] {
        let tombstones = try TombstoneTable(connection: connection).all()
        var (headers, kinds) = ([OutingHeader](), KindList())
        try connection.query("SELECT \(HeaderColumns.names) FROM outings ORDER BY start, id") { row in
            let header = try HeaderColumns.header(row, &kinds)
            if tombstones.isEmpty || tombstones[header.id] == nil { headers.append(header) }
        }
        return headers
    }
}
