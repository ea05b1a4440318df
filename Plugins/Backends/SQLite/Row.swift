import CTurSQLite
import TurOutings

/// The row at which a statement stands; valid only while the closure that got it runs.
struct Row {
    private let statement: OpaquePointer

    init(_ statement: OpaquePointer) { self.statement = statement }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    func optionalReal(_ column: Int32) -> Double? { isNull(column) ? nil : real(column) }

    /// The text of a column, with any NUL in it; what is not UTF-8 is replaced.
    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    func blob(_ column: Int32) -> [UInt8] { withBlob(column) { Array($0) } }

    func optionalBlob(_ column: Int32) -> [UInt8]? { isNull(column) ? nil : blob(column) }

    func withBlob<Result>(_ column: Int32, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        let start = sqlite3_column_blob(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        return try body(
            UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count).assumingMemoryBound(to: UInt8.self)
        )
    }

    /// - Throws: `TurError` with code `store-damaged` when the column does not hold 16 bytes.
    func identifier(_ column: Int32) throws -> Identifier {
        try withBlob(column) { bytes in
            guard bytes.count == 16 else { throw TurError(.storeDamaged, ["id"]) }
            let raw = UnsafeRawBufferPointer(bytes)
            var id = Self.anyIdentifier
            id.bits = SIMD2(
                UInt64(bigEndian: raw.loadUnaligned(as: UInt64.self)),
                UInt64(bigEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
            return id
        }
    }

    /// Some identifier, whose bits are replaced: reading ten thousand of them must not make arrays.
    private static let anyIdentifier = Identifier.named("", in: SHA256.digest([]))
}
