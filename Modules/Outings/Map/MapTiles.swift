/// A background of pictures from a host that the user named; the one thing for which the page makes requests.
public struct MapTiles: Hashable, Sendable {
    /// The address with `{z}`, `{x}` and `{y}` (Web Mercator, 256 pixels, y from the north).
    public let template: String
    /// Scheme, host and port: all that the page's policy lets pictures come from.
    public let origin: String
    /// What the background is called, and whom the pictures are due to.
    public let name: String
    /// Whom the pictures are due to; may be empty.
    public let attribution: String

    /// The background of pictures at `template`, called `name` or, without one, by its host.
    ///
    /// Nil when `template` is no address of http or https with each of `{z}`, `{x}` and `{y}` in its path, or holds a
    /// character that has no place in an address.
    public init?(_ template: String, name: String? = nil, attribution: String = "") {
        let parts = template.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, ["http:", "https:"].contains(parts[0]), parts[1].isEmpty, Self.isHost(parts[2]),
            Self.isPath(parts[3])
        else { return nil }
        (self.template, self.attribution) = (template, attribution)
        origin = "\(parts[0])//\(parts[2])"
        self.name = name ?? String(parts[2])
    }

    private static func isHost(_ text: Substring) -> Bool {
        let halves = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let host = halves.first, let first = host.utf8.first, halves.count <= 2 else { return false }
        guard isWord(first), host.utf8.allSatisfy({ isWord($0) || $0 == 0x2d || $0 == 0x2e }) else { return false }
        return halves.count == 1 || UInt16(halves[1]) != nil && halves[1].utf8.allSatisfy(isWord)
    }

    private static func isPath(_ text: Substring) -> Bool {
        var rest = String(text)
        for gap in ["{z}", "{x}", "{y}"] {
            let pieces = rest.split(separator: gap, omittingEmptySubsequences: false)
            guard pieces.count == 2 else { return false }
            rest = pieces.joined()
        }
        let others = Array("-._~/?=&%@+,:!".utf8)
        return rest.utf8.allSatisfy { isWord($0) || others.contains($0) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
        default: false
        }
    }
}
