/// Integers of seven bits a byte, low bits first, the eighth bit set while more follow.
enum Varint {
    /// The signed number as an unsigned one that is small when the number is near nought.
    ///
    /// 0, -1, 1, -2 become 0, 1, 2, 3.
    @inline(__always)
    static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: value << 1 ^ value >> 63) }

    /// The signed number behind a zigzag.
    @inline(__always)
    static func signed(_ value: UInt64) -> Int64 { Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }

    /// Number of bytes of `value`, 1 to 10.
    @inline(__always)
    static func size(_ value: UInt64) -> Int {
        value < 128 ? 1 : (70 - value.leadingZeroBitCount) / 7
    }

    /// Writes `value` behind `bytes`.
    @inline(__always)
    static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var rest = value
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}

/// Bytes that cannot be what they should be; the codec turns it into an error of its callers.
struct ChunkDamage: Error {
    var reason: String
}

/// A place in bytes that are read from first to last, and never behind their end.
struct ByteCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var rest: Int { bytes.count - offset }

    @inline(__always)
    mutating func byte() throws(ChunkDamage) -> UInt8 {
        guard offset < bytes.count else { throw ChunkDamage(reason: "ends-early") }
        defer { offset += 1 }
        return bytes[offset]
    }

    @inline(__always)
    mutating func varint() throws(ChunkDamage) -> UInt64 {
        let first = try byte()
        return first < 128 ? UInt64(first) : try longVarint(from: first)
    }

    @inline(__always)
    mutating func signed() throws(ChunkDamage) -> Int64 { Varint.signed(try varint()) }

    /// A number that counts something, at most `limit`.
    mutating func count(upTo limit: Int) throws(ChunkDamage) -> Int {
        let value = try varint()
        guard value <= UInt64(limit) else { throw ChunkDamage(reason: "count-out-of-range") }
        return Int(value)
    }

    mutating func bytes(_ count: Int) throws(ChunkDamage) -> UnsafeBufferPointer<UInt8> {
        guard count <= rest else { throw ChunkDamage(reason: "ends-early") }
        defer { offset += count }
        return UnsafeBufferPointer(rebasing: bytes[offset..<(offset + count)])
    }

    mutating func text(upTo limit: Int) throws(ChunkDamage) -> String {
        let length = try count(upTo: limit)
        guard let text = String(validating: try bytes(length), as: UTF8.self) else {
            throw ChunkDamage(reason: "text-is-not-utf-8")
        }
        return text
    }

    private mutating func longVarint(from first: UInt8) throws(ChunkDamage) -> UInt64 {
        var value = UInt64(first & 127)
        var shift: UInt64 = 7
        while true {
            let next = try byte()
            guard shift < 63 || next < 2 else { throw ChunkDamage(reason: "number-too-long") }
            value |= UInt64(next & 127) << shift
            guard next > 127 else { return value }
            shift += 7
        }
    }
}
