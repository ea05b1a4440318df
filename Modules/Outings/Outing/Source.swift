/// Where fixes came from: a recording, an imported file, a stream.
public struct Source: Hashable, Sendable, Codable {
    /// The permanent id.
    public var id: Identifier
    /// SHA-256 of the unpacked bytes, where it was a file.
    public var digest: Digest?
    /// Id of the format that it was read in.
    public var format: String
    /// Name of the file, for people only.
    public var name: String
    /// Name of the program or device that wrote it.
    public var creator: String?

    /// A source.
    public init(id: Identifier, digest: Digest? = nil, format: String, name: String, creator: String? = nil) {
        (self.id, self.digest, self.format, self.name, self.creator) = (id, digest, format, name, creator)
    }
}
