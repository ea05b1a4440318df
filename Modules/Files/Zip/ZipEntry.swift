/// A member of a zip archive, as the archive describes it.
public struct ZipEntry: Sendable, Hashable {
    /// The name, which is text only and never a path to write to; folders end with `/`.
    public let name: String
    /// The size inside the archive, in bytes.
    public let packedSize: Int
    /// The size that the archive states for the content, in bytes; ``ZipArchive/unpack(_:)`` holds the content to it.
    public let unpackedSize: Int
    /// How it is packed: 0 stored, 8 deflate; all else is refused.
    public let method: UInt16
    /// The CRC-32 that the archive states.
    public let checksum: UInt32
    /// Whether it stands for a folder.
    public let isFolder: Bool
    /// Whether the name would be dangerous as a path: see ``ZipName/isSuspicious(_:)``.
    public let isSuspicious: Bool
    /// Why it can't be unpacked; nil if nothing is known against it.
    public let refusal: FileFault?

    /// Where the packed bytes begin in the archive.
    let dataStart: Int

    /// The packed bytes' place in the archive.
    var dataRange: Range<Int> { dataStart..<dataStart + packedSize }
}
