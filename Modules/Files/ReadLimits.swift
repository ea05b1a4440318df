/// What a reader refuses to go beyond, so that a hostile file costs neither time nor memory.
///
/// The figures are those of reliability.md part 5; every one can be raised by the caller.
public struct ReadLimits: Sendable, Hashable {
    /// The largest file that is read, in bytes after unpacking.
    public var fileBytes = 256 << 20
    /// The deepest nesting of elements, objects or arrays.
    public var depth = 64
    /// The most attributes of one element.
    public var attributes = 64
    /// The longest name of an element, attribute or target, in bytes.
    public var nameBytes = 256
    /// The longest run of text between two tags, or the longest attribute value, in bytes.
    public var textBytes = 1 << 20
    /// The most points read from one file.
    public var points = 5_000_000
    /// The most entries of an archive.
    public var entries = 10_000
    /// The most that an archive may unpack to, in bytes over all entries.
    public var expandedBytes = 1 << 30
    /// The largest allowed ratio of unpacked to packed bytes; a member below 1 MiB unpacked is exempt.
    public var expansion = 100

    /// The default limits.
    public init() {}
}
