/// What a byte may be in markup, as bits of a table with 256 entries.
enum ByteClass {
    static let nameStart: UInt8 = 1
    static let name: UInt8 = 2
    static let blank: UInt8 = 4
    static let colon: UInt8 = 8
    /// Part of a character beyond ASCII, which must be looked up.
    static let high: UInt8 = 16

    /// A new table, which the caller owns.
    static func table() -> PlainBuffer<UInt8> {
        var table = PlainBuffer<UInt8>(capacity: 256)
        for byte in UInt8.min...UInt8.max { table.append(of(byte)) }
        return table
    }

    static func of(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            nameStart | name
        case UInt8(ascii: ":"): nameStart | name | colon
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): name
        case 0x20, 0x09, 0x0A, 0x0D: blank
        case 0x80...0xFF: nameStart | name | high
        default: 0
        }
    }
}

extension UInt8 {
    static let lessThan = UInt8(ascii: "<")
    static let greaterThan = UInt8(ascii: ">")
    static let ampersand = UInt8(ascii: "&")
    static let semicolon = UInt8(ascii: ";")
    static let slash = UInt8(ascii: "/")
    static let exclamation = UInt8(ascii: "!")
    static let question = UInt8(ascii: "?")
    static let hyphen = UInt8(ascii: "-")
    static let equals = UInt8(ascii: "=")
    static let doubleQuote = UInt8(ascii: "\"")
    static let singleQuote = UInt8(ascii: "'")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let percent = UInt8(ascii: "%")
    static let space = UInt8(ascii: " ")
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D

    var isBlank: Bool { self == .space || self == .lineFeed || self == .tab || self == .carriageReturn }
    var isQuote: Bool { self == .doubleQuote || self == .singleQuote }
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
