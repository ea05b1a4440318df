/// The SHA-256 of some content: 32 bytes.
public struct Digest: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The 32 bytes, first to last.
    public let bytes: [UInt8]

    /// The digest of these 32 bytes; nil when there are not 32.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 32 else { return nil }
        self.bytes = bytes
    }

    init(words: [UInt32]) {
        bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
    }

    /// 64 hexadecimal digits, lower case.
    public var description: String { Hexadecimal.text(bytes) }
}

/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
    private static let digits = Array("0123456789abcdef".utf8)

    static func text(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
