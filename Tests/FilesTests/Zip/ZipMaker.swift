import TurFiles

/// Builds zip archives byte by byte, so that a test can make each field lie.
struct ZipMaker {
    struct Member {
        var name: [UInt8]
        var content: [UInt8]
        var method: UInt16 = 8
        var flags: UInt16 = 0x0800
        /// The bytes that stand in the archive; made from the content when nil.
        var packed: [UInt8]?
        var made: UInt16 = 20
        var attributes: UInt32 = 0
        var hasDescriptor = false
        var hasDescriptorMark = true
        var isZip64 = false
        /// Lies in the directory only.
        var central = Lies()
        /// Lies in the local header only.
        var local = Lies()

        init(_ name: String, _ content: [UInt8]) { (self.name, self.content) = (Array(name.utf8), content) }
    }

    struct Lies {
        var name: [UInt8]?
        var method: UInt16?
        var checksum: UInt32?
        var packedSize: UInt64?
        var unpackedSize: UInt64?
        var offset: UInt64?
        var lacksZip64Field = false
    }

    var members: [Member]
    var before: [UInt8] = []
    var comment: [UInt8] = []
    var disk: UInt16 = 0
    var count: UInt16?
    var directorySize: UInt32?
    var directoryOffset: UInt32?
    var commentCount: UInt16?
    var isZip64 = false

    init(_ members: [Member]) { self.members = members }

    init(_ name: String, _ content: [UInt8], change: (inout Member) -> Void = { _ in }) {
        var member = Member(name, content)
        change(&member)
        members = [member]
    }

    func bytes() throws -> [UInt8] {
        var (archive, directory) = ([UInt8](), [UInt8]())
        for member in members {
            let packed = try member.packed ?? (member.method == 8 ? Deflate.pack(member.content) : member.content)
            directory += header(member, packed, isLocal: false, offset: archive.count)
            archive += header(member, packed, isLocal: true, offset: 0) + packed
            guard member.hasDescriptor else { continue }
            archive += member.hasDescriptorMark ? little(0x0807_4b50 as UInt32) : []
            archive += little(Self.checksum(member.content))
            archive += member.isZip64 ? little(UInt64(packed.count)) : little(UInt32(packed.count))
            archive += member.isZip64 ? little(UInt64(member.content.count)) : little(UInt32(member.content.count))
        }
        return before + archive + directory + end(directory.count, archive.count)
    }

    private func header(_ member: Member, _ packed: [UInt8], isLocal: Bool, offset: Int) -> [UInt8] {
        let lies = isLocal ? member.local : member.central
        let isBlank = isLocal && member.hasDescriptor
        let sum = lies.checksum ?? (isBlank ? 0 : Self.checksum(member.content))
        let name = lies.name ?? member.name
        var sizes = [lies.unpackedSize ?? (isBlank ? 0 : UInt64(member.content.count))]
        sizes.append(lies.packedSize ?? (isBlank ? 0 : UInt64(packed.count)))
        if !isLocal { sizes.append(lies.offset ?? UInt64(offset)) }
        let is64 = member.isZip64 && !isBlank
        let extra =
            !is64 || lies.lacksZip64Field
            ? [] : little(1 as UInt16) + little(UInt16(sizes.count * 8)) + sizes.flatMap(little)
        let short = sizes.map { little(is64 ? .max : UInt32(truncatingIfNeeded: $0)) }
        var bytes = little((isLocal ? 0x0403_4b50 : 0x0201_4b50) as UInt32)
        if !isLocal { bytes += little(member.made) }
        bytes += little(20 as UInt16) + little(member.flags | (member.hasDescriptor ? 8 : 0))
        bytes += little(lies.method ?? member.method) + little(0 as UInt32) + little(sum) + short[1] + short[0]
        bytes += little(UInt16(name.count)) + little(UInt16(extra.count))
        if !isLocal { bytes += little(0 as UInt64).prefix(6) + little(member.attributes) + short[2] }
        return bytes + name + extra
    }

    private func end(_ size: Int, _ offset: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        if isZip64 {
            bytes += little(0x0606_4b50 as UInt32) + little(44 as UInt64) + little(45 as UInt16) + little(45 as UInt16)
            bytes += little(0 as UInt64) + little(UInt64(members.count)) + little(UInt64(members.count))
            bytes += little(UInt64(size)) + little(UInt64(offset))
            bytes +=
                little(0x0706_4b50 as UInt32) + little(0 as UInt32) + little(UInt64(offset + size))
                + little(1 as UInt32)
        }
        let count = count ?? (isZip64 ? .max : UInt16(truncatingIfNeeded: members.count))
        bytes += little(0x0605_4b50 as UInt32) + little(disk) + little(disk) + little(count) + little(count)
        bytes += little(directorySize ?? (isZip64 ? .max : UInt32(size)))
        bytes += little(directoryOffset ?? (isZip64 ? .max : UInt32(offset)))
        return bytes + little(commentCount ?? UInt16(comment.count)) + comment
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0 as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0xedb8_8320) }
        }
    }
}

private func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
}
