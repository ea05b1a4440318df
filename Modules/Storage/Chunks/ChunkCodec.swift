public import TurGeo
import TurOutings

/// Fixes as sealed bytes, the form in which stores keep them.
///
/// A chunk is at most 512 fixes: a version byte, the number of rows, the columns one after the other (`ColumnEncoder`),
/// the channels with id, unit and decimals, and the CRC-32 of all that, little endian. Whatever `Fixes` holds comes back
/// equal; a channel without any value is left out. Equal fixes give equal bytes.
public enum ChunkCodec {
    /// The most fixes in a chunk.
    public static let capacity = 512
    /// The version that is written, and the only one that is read.
    public static let version: UInt8 = 1

    static let decimals = 0...30
    static let textLimit = 1_000
    static let channelLimit = 250

    /// The bytes of `fixes`, 1 to 512 of them.
    ///
    /// - Throws: `TurError` with code `refused` for another number of fixes, more than 250 channels, decimals outside of
    ///   0 to 30, or an id or unit longer than 1,000 bytes.
    /// - Complexity: O(fixes · channels).
    public static func encode(_ fixes: Fixes) throws -> [UInt8] {
        guard (1...capacity).contains(fixes.count) else {
            throw StoreRules.refusal("chunk-out-of-range", String(fixes.count))
        }
        try StoreRules.checkChannels(of: fixes)
        var writer = ChunkWriter(fixes)
        writer.writeAll()
        return writer.bytes
    }

    /// The fixes behind `bytes`.
    ///
    /// - Throws: `TurError` with code `store-damaged` and the reason, for bytes that `encode` did not write.
    /// - Complexity: O(fixes · channels).
    public static func decode(_ bytes: [UInt8]) throws -> Fixes {
        try bytes.withUnsafeBufferPointer { buffer in try decode(buffer) }
    }

    /// The fixes behind `bytes`, which stay where they are.
    ///
    /// - Throws: `TurError` with code `store-damaged` and the reason, for bytes that `encode` did not write.
    /// - Complexity: O(fixes · channels).
    public static func decode(_ bytes: UnsafeBufferPointer<UInt8>) throws -> Fixes {
        do throws(ChunkDamage) {
            return try ChunkReader.read(bytes)
        } catch {
            throw TurError(.storeDamaged, ["chunk", error.reason])
        }
    }

    /// Several runs of fixes of any length as bytes, for example the lines of a route.
    ///
    /// - Throws: As `encode`.
    /// - Complexity: O(fixes · channels).
    public static func pack(_ lines: [Fixes]) throws -> [UInt8] {
        var bytes: [UInt8] = []
        Varint.append(UInt64(lines.count), to: &bytes)
        for line in lines {
            let chunks = line.chunks
            Varint.append(UInt64(chunks.count), to: &bytes)
            for chunk in chunks {
                let payload = try encode(chunk)
                Varint.append(UInt64(payload.count), to: &bytes)
                bytes += payload
            }
        }
        return bytes
    }

    /// The runs of fixes behind `bytes`.
    ///
    /// - Throws: `TurError` with code `store-damaged` for bytes that `pack` did not write.
    /// - Complexity: O(fixes · channels).
    public static func unpack(_ bytes: [UInt8]) throws -> [Fixes] {
        try bytes.withUnsafeBufferPointer { buffer in
            do {
                return try unpack(ByteCursor(buffer))
            } catch let damage as ChunkDamage {
                throw TurError(.storeDamaged, ["lines", damage.reason])
            }
        }
    }

    private static func unpack(_ start: ByteCursor) throws -> [Fixes] {
        var cursor = start
        let count = try cursor.count(upTo: cursor.rest)
        let lines = try (0..<count).map { _ in
            var line = Fixes()
            for _ in 0..<(try cursor.count(upTo: cursor.rest)) {
                let length = try cursor.count(upTo: cursor.rest)
                line.append(contentsOf: try decode(try cursor.bytes(length)))
            }
            return line
        }
        guard cursor.rest == 0 else { throw ChunkDamage(reason: "bytes-behind-the-end") }
        return lines
    }
}

extension Fixes {
    /// The rows in chunks of the codec's capacity, the last one what is left.
    public var chunks: [Fixes] {
        stride(from: 0, to: count, by: ChunkCodec.capacity).map { start in
            self[start..<Swift.min(count, start + ChunkCodec.capacity)]
        }
    }
}
