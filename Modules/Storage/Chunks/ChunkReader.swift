import TurGeo

/// Reads one chunk: its columns first, then row by row into `Fixes`.
struct ChunkReader {
    private var cursor: ByteCursor
    private let rows: Int
    private var decoder: ColumnDecoder

    static func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(ChunkDamage) -> Fixes {
        guard bytes.count > 6 else { throw ChunkDamage(reason: "ends-early") }
        let body = UnsafeBufferPointer(rebasing: bytes[..<(bytes.count - 4)])
        let stored = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: body.count, as: UInt32.self)
        guard bytes[0] == ChunkCodec.version else { throw ChunkDamage(reason: "unknown-version") }
        guard CRC32.checksum(body) == UInt32(littleEndian: stored) else {
            throw ChunkDamage(reason: "checksum-does-not-fit")
        }
        var reader = try ChunkReader(ByteCursor(body))
        return try reader.readAll()
    }

    private init(_ start: ByteCursor) throws(ChunkDamage) {
        cursor = start
        _ = try cursor.byte()
        rows = try cursor.count(upTo: ChunkCodec.capacity)
        guard rows > 0 else { throw ChunkDamage(reason: "no-fixes") }
        decoder = ColumnDecoder(rows: rows)
    }

    private mutating func readAll() throws(ChunkDamage) -> Fixes {
        let int32 = Int64(Int32.min)...Int64(Int32.max)
        let sequences = try column(absent: nil)
        let times = try column(absent: Fixes.Columns.absentTime)
        let latitudes = try column(absent: nil, within: int32)
        let longitudes = try column(absent: nil, within: int32)
        let flags = try column(absent: nil, within: 0...255)
        var fixes = Fixes()
        fixes.reserveCapacity(rows)
        let channels = try readChannels(&fixes)
        for row in 0..<rows {
            let time = times[row] == Fixes.Columns.absentTime ? nil : Instant(milliseconds: times[row])
            fixes.append(
                sequence: sequences[row],
                time: time,
                position: Position(
                    latitudeE7: Int32(truncatingIfNeeded: latitudes[row]),
                    longitudeE7: Int32(truncatingIfNeeded: longitudes[row])
                ),
                flags: FixFlags(rawValue: UInt8(truncatingIfNeeded: flags[row]))
            )
            for slot in channels.indices {
                fixes.setLast(Int32(truncatingIfNeeded: channels[slot][row]), slot: slot)
            }
        }
        return fixes
    }

    /// The columns of all channels; their places are the slots that `fixes` gave them.
    private mutating func readChannels(_ fixes: inout Fixes) throws(ChunkDamage) -> [[Int64]] {
        var columns: [[Int64]] = []
        for index in 0..<(try cursor.count(upTo: ChunkCodec.channelLimit)) {
            let channel = Channel(
                id: try cursor.text(upTo: ChunkCodec.textLimit),
                unit: try cursor.text(upTo: ChunkCodec.textLimit),
                decimals: try cursor.count(upTo: ChunkCodec.decimals.upperBound)
            )
            guard fixes.slot(of: channel) == index else { throw ChunkDamage(reason: "channel-written-twice") }
            let absent = Fixes.Columns.absent
            columns.append(try column(absent: Int64(absent), within: Int64(absent)...Int64(Int32.max)))
        }
        guard cursor.rest == 0 else { throw ChunkDamage(reason: "bytes-behind-the-end") }
        return columns
    }

    private mutating func column(absent: Int64?, within range: ClosedRange<Int64>? = nil) throws(ChunkDamage) -> [Int64]
    {
        try decoder.read(absent: absent, from: &cursor)
        if let range { try decoder.check(range) }
        return decoder.values
    }
}
