/// Base64 (RFC 4648, with padding).
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = (0..<3).reduce(0) { $0 << 8 | (start + $1 < bytes.count ? Int(bytes[start + $1]) : 0) }
            for place in 0..<4 { text.append(alphabet[group >> (18 - 6 * place) & 63]) }
        }
        let padding = (3 - bytes.count % 3) % 3
        for place in 0..<padding { text[text.count - 1 - place] = 0x3d }
        return String(decoding: text, as: UTF8.self)
    }
}
