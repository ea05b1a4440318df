/// What a central or local header says of a member.
struct ZipHeader {
    var flags: UInt16
    var method: UInt16
    var checksum: UInt32
    var packedSize: Int
    var unpackedSize: Int
    var name: ArraySlice<UInt8>
    /// Where the local header stands: in a central header as stated, in a local one its own place.
    var offset: Int
    /// The offset behind this header and all that belongs to it; for a local header, of the packed bytes.
    var end: Int
    /// Whether the system that made the archive says that it is a symbolic link.
    var isLink = false

    var isEncrypted: Bool { flags & 0x2041 != 0 }
    var hasDescriptor: Bool { flags & 0x0008 != 0 }
    var isUTF8: Bool { flags & 0x0800 != 0 }

    /// The central header at `offset`, or nil if none stands there whole.
    init?(central offset: Int, in zip: ZipBytes) {
        guard zip.word(offset) == ZipSignature.centralHeader, let made = zip.short(offset + 4),
            let flags = zip.short(offset + 8), let method = zip.short(offset + 10),
            let checksum = zip.word(offset + 16), let packed = zip.word(offset + 20),
            let unpacked = zip.word(offset + 24), let nameCount = zip.short(offset + 28),
            let extraCount = zip.short(offset + 30), let commentCount = zip.short(offset + 32),
            let attributes = zip.word(offset + 38), let local = zip.word(offset + 42),
            let name = zip.slice(offset + 46, Int(nameCount)),
            let sizes = Self.sizes(zip, [unpacked, packed, local], at: name.endIndex, count: Int(extraCount))
        else { return nil }
        (self.flags, self.method, self.checksum, self.name) = (flags, method, checksum, name)
        (unpackedSize, packedSize, self.offset) = (sizes[0], sizes[1], sizes[2])
        end = name.endIndex + Int(extraCount) + Int(commentCount)
        isLink = made >> 8 == 3 && attributes >> 28 == 0xa
        guard end <= zip.count else { return nil }
    }

    /// The local header at `offset`, or nil if none stands there whole.
    init?(local offset: Int, in zip: ZipBytes) {
        guard offset >= 0, offset < zip.count, zip.word(offset) == ZipSignature.localHeader,
            let flags = zip.short(offset + 6), let method = zip.short(offset + 8),
            let checksum = zip.word(offset + 14), let packed = zip.word(offset + 18),
            let unpacked = zip.word(offset + 22), let nameCount = zip.short(offset + 26),
            let extraCount = zip.short(offset + 28), let name = zip.slice(offset + 30, Int(nameCount)),
            let sizes = Self.sizes(zip, [unpacked, packed], at: name.endIndex, count: Int(extraCount))
        else { return nil }
        (self.flags, self.method, self.checksum, self.name) = (flags, method, checksum, name)
        (unpackedSize, packedSize, self.offset) = (sizes[0], sizes[1], offset)
        end = name.endIndex + Int(extraCount)
        guard end <= zip.count else { return nil }
    }

    /// The `stated` numbers, each of all ones taken from the zip64 field among the extra fields; nil if it lacks one.
    private static func sizes(_ zip: ZipBytes, _ stated: [UInt32], at start: Int, count: Int) -> [Int]? {
        guard zip.slice(start, count) != nil else { return nil }
        guard stated.contains(.max) else { return stated.map(Int.init) }
        guard let field = zip64Field(zip, start, start + count) else { return nil }
        var (position, sizes) = (field.lowerBound, [Int]())
        for number in stated {
            guard number == .max else {
                sizes.append(Int(number))
                continue
            }
            guard position + 8 <= field.upperBound, let size = zip.long(position) else { return nil }
            sizes.append(size)
            position += 8
        }
        return sizes
    }

    private static func zip64Field(_ zip: ZipBytes, _ start: Int, _ end: Int) -> Range<Int>? {
        var position = start
        while position + 4 <= end, let id = zip.short(position), let count = zip.short(position + 2) {
            let next = position + 4 + Int(count)
            guard next <= end else { return nil }
            if id == 1 { return position + 4..<next }
            position = next
        }
        return nil
    }
}
