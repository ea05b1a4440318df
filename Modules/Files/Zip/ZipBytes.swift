/// Little-endian numbers in an archive, read with regard to its end.
struct ZipBytes {
    let bytes: [UInt8]

    var count: Int { bytes.count }

    /// The 16-bit number at `offset`, nil beyond the end.
    func short(_ offset: Int) -> UInt16? { number(offset) }

    /// The 32-bit number at `offset`, nil beyond the end.
    func word(_ offset: Int) -> UInt32? { number(offset) }

    /// The 64-bit number at `offset`, nil beyond the end and beyond what an Int holds.
    func long(_ offset: Int) -> Int? { number(offset).flatMap { (value: UInt64) in Int(exactly: value) } }

    /// The bytes from `start`, `count` of them, nil beyond the end.
    func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
        guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else { return nil }
        return bytes[start..<start + count]
    }

    private func number<Value: FixedWidthInteger>(_ offset: Int) -> Value? {
        guard let slice = slice(offset, Value.bitWidth / 8) else { return nil }
        return slice.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
    }
}

/// The numbers that mark the records of a zip archive.
enum ZipSignature {
    static let localHeader: UInt32 = 0x0403_4b50
    static let descriptor: UInt32 = 0x0807_4b50
    static let centralHeader: UInt32 = 0x0201_4b50
    static let end: UInt32 = 0x0605_4b50
    static let end64: UInt32 = 0x0606_4b50
    static let locator64: UInt32 = 0x0706_4b50
}
