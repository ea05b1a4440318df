import TurGeo
import TurOutings

/// Fixes as columns of whole numbers, exactly as they are kept.
struct FixesEntry: Codable {
    var sequence: [Int64]?
    var latitudeE7: [Int32]
    var longitudeE7: [Int32]
    /// Milliseconds since 1970 UTC; null where a fix has no time.
    ///
    /// Missing when none has one.
    var time: [Int64?]?
    var flags: [UInt8]?
    var channels: [String: ChannelEntry]?

    struct ChannelEntry: Codable {
        var unit: String
        var decimals: Int
        var values: [Int32?]
    }

    private enum CodingKeys: String, CodingKey {
        case sequence, time, flags, channels
        case latitudeE7 = "latitude_e7"
        case longitudeE7 = "longitude_e7"
    }

    init(_ fixes: Fixes) {
        let rows = fixes.indices
        latitudeE7 = rows.map { fixes.position(at: $0).latitudeE7 }
        longitudeE7 = rows.map { fixes.position(at: $0).longitudeE7 }
        let times = rows.map { fixes.time(at: $0)?.milliseconds }
        time = times.contains { $0 != nil } ? times : nil
        let marks = rows.map { fixes.flags(at: $0).rawValue }
        flags = marks.contains { $0 != 0 } ? marks : nil
        let valued = fixes.channels.filter { !fixes.values(of: $0).isEmpty }
        let entries = valued.map { channel in
            let values = rows.map { fixes.stored(channel, at: $0) }
            return (channel.id, ChannelEntry(unit: channel.unit, decimals: channel.decimals, values: values))
        }
        channels = entries.isEmpty ? nil : Dictionary(uniqueKeysWithValues: entries)
    }

    /// The fixes, numbered from `first`.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when the columns are of different lengths or hold no places.
    func fixes(from first: Int64) throws -> Fixes {
        let count = latitudeE7.count
        let lengths = [longitudeE7.count, time?.count ?? count, flags?.count ?? count]
        let channelLengths = (channels ?? [:]).values.map(\.values.count)
        guard (lengths + channelLengths).allSatisfy({ $0 == count }) else {
            throw corrupted("columns of different lengths")
        }
        var fixes = Fixes()
        for row in 0..<count {
            guard abs(Int64(latitudeE7[row])) <= 900_000_000, abs(Int64(longitudeE7[row])) <= 1_800_000_000 else {
                throw corrupted("a place out of range")
            }
            let milliseconds = time?[row] ?? nil
            // The years 1 to 9998, which every writer can write.
            guard milliseconds.map({ (-62_135_596_800_000...253_370_764_799_999).contains($0) }) ?? true else {
                throw corrupted("a time out of range")
            }
            fixes.append(
                sequence: first + Int64(row),
                time: milliseconds.map { Instant(milliseconds: $0) },
                position: Position(latitudeE7: latitudeE7[row], longitudeE7: longitudeE7[row]),
                flags: FixFlags(rawValue: flags?[row] ?? 0)
            )
        }
        for (id, entry) in (channels ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard (0...9).contains(entry.decimals) else { throw corrupted("decimals of \(id) out of range") }
            let channel = Channel(id: id, unit: entry.unit, decimals: entry.decimals)
            for (row, value) in entry.values.enumerated() { fixes.setStored(channel, to: value, at: row) }
        }
        return fixes
    }

    private func corrupted(_ reason: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: reason))
    }
}
