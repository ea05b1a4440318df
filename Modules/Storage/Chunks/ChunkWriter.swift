import TurGeo

/// Writes one chunk.
struct ChunkWriter {
    private(set) var bytes: [UInt8] = []
    private let fixes: Fixes
    private var encoder = ColumnEncoder()

    init(_ fixes: Fixes) { self.fixes = fixes }

    mutating func writeAll() {
        bytes.reserveCapacity(64 + fixes.count * 12)
        bytes.append(ChunkCodec.version)
        Varint.append(UInt64(fixes.count), to: &bytes)
        writeRequired()
        writeChannels()
        let sum = bytes.withUnsafeBufferPointer { CRC32.checksum($0) }
        withUnsafeBytes(of: sum.littleEndian) { bytes.append(contentsOf: $0) }
    }

    private mutating func writeRequired() {
        let rows = fixes.indices
        encoder.append(rows.map { fixes.sequence(at: $0) }, absent: nil, to: &bytes)
        let columns = fixes.withColumns { columns in
            (
                UnsafeBufferPointer(start: columns.times, count: columns.count).map { $0 },
                UnsafeBufferPointer(start: columns.latitudes, count: columns.count).map(Int64.init),
                UnsafeBufferPointer(start: columns.longitudes, count: columns.count).map(Int64.init)
            )
        }
        guard let columns else { return }
        encoder.append(columns.0, absent: Fixes.Columns.absentTime, to: &bytes)
        encoder.append(columns.1, absent: nil, to: &bytes)
        encoder.append(columns.2, absent: nil, to: &bytes)
        encoder.append(rows.map { Int64(fixes.flags(at: $0).rawValue) }, absent: nil, to: &bytes)
    }

    private mutating func writeChannels() {
        let absent = Fixes.Columns.absent
        let columns = fixes.channels.compactMap { channel in
            fixes.storedColumn(channel).map { (channel, $0) }
        }.filter { $0.1.contains { $0 != absent } }
        Varint.append(UInt64(columns.count), to: &bytes)
        for (channel, values) in columns {
            write(channel)
            encoder.append(values.map(Int64.init), absent: Int64(absent), to: &bytes)
        }
    }

    private mutating func write(_ channel: Channel) {
        write(channel.id)
        write(channel.unit)
        Varint.append(UInt64(channel.decimals), to: &bytes)
    }

    private mutating func write(_ text: String) {
        Varint.append(UInt64(text.utf8.count), to: &bytes)
        bytes.append(contentsOf: text.utf8)
    }
}
