import Foundation
import TurGeo

/// A value that stands in a column of the inputs.
protocol ColumnValue: BitwiseCopyable, Sendable {
    /// The ending of the file's name.
    static var ending: String { get }
}

extension Double: ColumnValue { static var ending: String { "f64" } }
extension Int32: ColumnValue { static var ending: String { "i32" } }
extension Int64: ColumnValue { static var ending: String { "i64" } }

/// A folder of flat little-endian columns, one file each, named NAME.f64, NAME.i32 or NAME.i64.
struct InputFolder: Sendable {
    /// Where it is.
    var path: String

    /// Writes a column.
    func write<Value: ColumnValue>(_ column: ContiguousArray<Value>, to name: String) throws {
        let bytes = column.withUnsafeBytes { Data($0) }
        try bytes.write(to: URL(filePath: file(name, of: Value.self)))
    }

    /// Writes x.f64 and y.f64.
    func write(_ points: PlanarPoints) throws {
        try write(points.x, to: "x")
        try write(points.y, to: "y")
    }

    /// Reads a column without holding it twice.
    func column<Value: ColumnValue>(_ name: String, of type: Value.Type) throws -> ContiguousArray<Value> {
        let path = file(name, of: type)
        guard let file = fopen(path, "rb") else { throw BenchFault("can't open \(path)") }
        defer { fclose(file) }
        fseek(file, 0, SEEK_END)
        let count = ftell(file) / MemoryLayout<Value>.size
        rewind(file)
        return ContiguousArray(unsafeUninitializedCapacity: count) { buffer, read in
            read = fread(buffer.baseAddress, MemoryLayout<Value>.size, count, file)
        }
    }

    private func file<Value: ColumnValue>(_ name: String, of type: Value.Type) -> String {
        "\(path)/\(name).\(type.ending)"
    }
}

/// A measurement that can't be made, or whose result can't be trusted.
struct BenchFault: Error, CustomStringConvertible {
    /// Why, in words.
    var description: String

    init(_ description: String) { self.description = description }
}
