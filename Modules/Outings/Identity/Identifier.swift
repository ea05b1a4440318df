/// The permanent name of an outing, leg, source, route or marker: a UUID, written in lower case.
///
/// Random for what a person made; name-based over a content hash for what follows from content, so that two imports of
/// one file on two machines agree.
public struct Identifier: BitwiseCopyable, Hashable, Sendable {
    /// The first and the last 64 bits.
    public var bits: SIMD2<UInt64>

    private init(high: UInt64, low: UInt64, version: UInt64) {
        bits = SIMD2(high & ~0xF000 | version << 12, low & ~(3 << 62) | 2 << 62)
    }

    /// A random one (UUID version 4), drawn from `generator`.
    public static func random(using generator: inout some RandomNumberGenerator) -> Identifier {
        Identifier(high: generator.next(), low: generator.next(), version: 4)
    }

    /// The one that follows from `digest` and `name` (UUID version 8, RFC 9562): equal input, equal identifier.
    public static func named(_ name: String, in digest: Digest) -> Identifier {
        let hash = SHA256.digest(digest.bytes + Array(name.utf8)).bytes
        let words = [0, 8].map { start in hash[start..<(start + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        return Identifier(high: words[0], low: words[1], version: 8)
    }

    /// The identifier whose usual text is `text`, in either case; nil when it is none.
    public init?(_ text: String) {
        let groups = text.split(separator: "-", omittingEmptySubsequences: false)
        guard groups.map(\.utf8.count) == [8, 4, 4, 4, 12] else { return nil }
        let digits = groups.joined()
        guard digits.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let high = UInt64(digits.prefix(16), radix: 16), let low = UInt64(digits.suffix(16), radix: 16)
        else { return nil }
        bits = SIMD2(high, low)
    }

    /// The identifier of these 16 bytes; nil when there are not 16.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 16 else { return nil }
        let words = [0, 8].map { start in bytes[start..<(start + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        bits = SIMD2(words[0], words[1])
    }

    /// The 16 bytes, first to last.
    public var bytes: [UInt8] {
        [bits.x, bits.y].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * UInt64($0))) } }
    }
}

extension Identifier: CustomStringConvertible, Comparable, Codable {
    /// The usual text, 36 characters in lower case.
    public var description: String {
        String(unsafeUninitializedCapacity: 36) { text in
            var place = 0
            for digit in 0..<32 {
                if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
                    text[place] = UInt8(ascii: "-")
                    place += 1
                }
                let word = digit < 16 ? bits.x : bits.y
                let value = UInt8(truncatingIfNeeded: word >> UInt64(60 - digit % 16 * 4)) & 15
                text[place] = value < 10 ? value + 48 : value + 87
                place += 1
            }
            return place
        }
    }

    /// In the order of their texts.
    public static func < (left: Identifier, right: Identifier) -> Bool {
        left.bits.x == right.bits.x ? left.bits.y < right.bits.y : left.bits.x < right.bits.x
    }

    /// Reads the usual text.
    ///
    /// - Throws: `DecodingError.dataCorrupted` when it is no UUID.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let identifier = Identifier(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no UUID")
        }
        self = identifier
    }

    /// Writes the usual text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
