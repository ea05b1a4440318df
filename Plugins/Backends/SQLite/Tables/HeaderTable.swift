import TurOutings
import TurStorage

/// The headers of all outings.
struct HeaderTable {
    let connection: Connection

    func headers() throws -> [OutingHeader] {
        let tombstones = try TombstoneTable(connection: connection).all()
        var (headers, kinds) = ([OutingHeader](), KindList())
        headers.reserveCapacity(try connection.first("SELECT count(*) FROM outings") { $0.int(0) } ?? 0)
        try connection.query("SELECT \(HeaderColumns.names) FROM outings") { row in
            let header = try HeaderColumns.header(row, &kinds)
            if tombstones.isEmpty || tombstones[header.id] == nil { headers.append(header) }
        }
        return OutingHeader.inOrder(headers)
    }
}
