/// Column and row of a cell with their bits in turn, so that a cell's four parts follow each other.
enum MortonKey {
    /// Of numbers below 2^32.
    static func key(column: UInt32, row: UInt32) -> UInt64 { spread(column) | spread(row) << 1 }

    /// The column of a key.
    static func column(_ key: UInt64) -> UInt32 { gathered(key) }

    /// The row of a key.
    static func row(_ key: UInt64) -> UInt32 { gathered(key >> 1) }

    private static func spread(_ value: UInt32) -> UInt64 {
        var bits = UInt64(value)
        bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff
        bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff
        bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f
        bits = (bits | bits << 2) & 0x3333_3333_3333_3333
        return (bits | bits << 1) & 0x5555_5555_5555_5555
    }

    private static func gathered(_ key: UInt64) -> UInt32 {
        var bits = key & 0x5555_5555_5555_5555
        bits = (bits | bits >> 1) & 0x3333_3333_3333_3333
        bits = (bits | bits >> 2) & 0x0f0f_0f0f_0f0f_0f0f
        bits = (bits | bits >> 4) & 0x00ff_00ff_00ff_00ff
        bits = (bits | bits >> 8) & 0x0000_ffff_0000_ffff
        return UInt32(truncatingIfNeeded: bits | bits >> 16)
    }
}
