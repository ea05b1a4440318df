import TurOutings

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Values as JSON on one line, keys sorted, so that equal values have equal text.
enum Documents {
    /// The text of `value`, which reads back as the very same value.
    ///
    /// - Throws: `TurError` with code `refused` when JSON cannot hold it.
    static func text<Value: Codable & Equatable>(_ value: Value, of id: Identifier) throws -> String {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(value)
            if try JSONDecoder().decode(Value.self, from: data) == value {
                return String(decoding: data, as: UTF8.self)
            }
        } catch {
            throw TurError(.refused, ["not-writable", "\(id)"], cause: "\(error)")
        }
        throw TurError(.refused, ["not-writable", "\(id)"])
    }

    /// The value behind the text in `column`.
    ///
    /// - Throws: `TurError` with code `store-damaged` when it is none.
    static func value<Value: Decodable>(_ type: Value.Type, _ row: Row, _ column: Int32) throws -> Value {
        let data = row.withBlob(column) { Data($0) }
        do {
            return try JSONDecoder().decode(type, from: data)
        } catch {
            throw TurError(.storeDamaged, ["document"], cause: "\(error)")
        }
    }
}
