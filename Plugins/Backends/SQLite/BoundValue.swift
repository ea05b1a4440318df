import CTurSQLite
import TurOutings

/// What is bound to a parameter of a statement; text never becomes part of a statement.
enum BoundValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
    case identifier(Identifier)

    static func optional(_ value: Double?) -> BoundValue { value.map(BoundValue.real) ?? .null }
    static func optional(_ value: String?) -> BoundValue { value.map(BoundValue.text) ?? .null }
    static func optional(_ value: [UInt8]?) -> BoundValue { value.map(BoundValue.blob) ?? .null }
    static func optional(_ value: Int32?) -> BoundValue { value.map { .integer(Int64($0)) } ?? .null }

    /// Binds the value to parameter `index`, from 1.
    /// - Returns: The return code of SQLite.
    func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        switch self {
        case .null: sqlite3_bind_null(statement, index)
        case .integer(let value): sqlite3_bind_int64(statement, index, value)
        case .real(let value): sqlite3_bind_double(statement, index, value)
        case .text(let value): Self.bind(value, to: statement, at: index)
        case .blob(let bytes):
            bytes.withUnsafeBytes { tur_sqlite_bind_blob(statement, index, $0.baseAddress, UInt64($0.count)) }
        case .identifier(let id):
            withUnsafeBytes(of: (id.bits.x.bigEndian, id.bits.y.bigEndian)) {
                tur_sqlite_bind_blob(statement, index, $0.baseAddress, UInt64($0.count))
            }
        }
    }

    private static func bind(_ text: String, to statement: OpaquePointer, at index: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // An empty string may have no address, and no address would mean null.
                guard let start = characters.baseAddress else { return tur_sqlite_bind_text(statement, index, "", 0) }
                return tur_sqlite_bind_text(statement, index, start, UInt64(characters.count))
            }
        }
    }
}
