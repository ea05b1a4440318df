/// The encodings that are read.
enum MarkupEncoding: Equatable {
    case utf8, utf16LittleEndian, utf16BigEndian, latin1, windows1252, ascii

    /// The encodings that a declared name stands for, in lower case; empty when it is none of ours.
    static func named(_ name: String) -> [MarkupEncoding] {
        switch name {
        case "utf-8", "utf8": [.utf8]
        case "utf-16", "utf16", "iso-10646-ucs-2", "ucs-2": [.utf16LittleEndian, .utf16BigEndian]
        case "utf-16le": [.utf16LittleEndian]
        case "utf-16be": [.utf16BigEndian]
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1": [.latin1]
        case "windows-1252", "cp1252", "cp-1252", "x-cp1252": [.windows1252]
        case "us-ascii", "ascii", "ansi_x3.4-1968": [.ascii]
        default: []
        }
    }

    var isWide: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

    /// What the windows-1252 byte stands for; the five that are not assigned stand for themselves.
    static func windows1252(_ byte: UInt8) -> UInt32 {
        guard (0x80...0x9F).contains(byte) else { return UInt32(byte) }
        return specials[Int(byte - 0x80)]
    }

    private static let specials: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
        0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D, 0x017D, 0x8F,
        0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
        0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]
}

/// What the first bytes of a file say about its encoding.
struct MarkupSignature: Equatable {
    /// Nil when the bytes are of a family that is not read: UTF-32, EBCDIC.
    var encoding: MarkupEncoding?
    /// The length of the byte order mark.
    var markLength: Int

    /// Reads the first four bytes.
    init(_ bytes: [UInt8]) {
        func starts(_ pattern: UInt8...) -> Bool { bytes.starts(with: pattern) }
        if starts(0xEF, 0xBB, 0xBF) {
            (encoding, markLength) = (.utf8, 3)
        } else if starts(0xFF, 0xFE, 0, 0) || starts(0, 0, 0xFE, 0xFF) || starts(0, 0, 0, 0x3C)
            || starts(0x3C, 0, 0, 0) || starts(0x4C, 0x6F, 0xA7, 0x94)
        {
            (encoding, markLength) = (nil, 0)
        } else if starts(0xFF, 0xFE) {
            (encoding, markLength) = (.utf16LittleEndian, 2)
        } else if starts(0xFE, 0xFF) {
            (encoding, markLength) = (.utf16BigEndian, 2)
        } else if bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0), max(bytes[0], bytes[1]) < 0x80 {
            (encoding, markLength) = (bytes[0] == 0 ? .utf16BigEndian : .utf16LittleEndian, 0)
        } else {
            (encoding, markLength) = (.utf8, 0)
        }
    }
}

/// The encoding that an XML declaration names, read leniently: its grammar is checked by the scanner.
enum DeclaredEncoding {
    /// The name in lower case, or nil when none is declared; white space before the declaration is passed over.
    static func find(in bytes: [UInt8]) -> String? {
        let head = bytes.prefix(1_024).drop(while: \.isBlank)
        guard head.starts(with: Array("<?xml".utf8)), let stop = head.firstIndex(of: .greaterThan) else { return nil }
        let declaration = Array(head[..<stop])
        let key = Array("encoding".utf8)
        for start in declaration.indices where declaration[start...].starts(with: key) {
            let value = declaration[(start + key.count)...].drop(while: { $0.isBlank || $0 == .equals })
            guard let quote = value.first, quote.isQuote else { continue }
            return String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self).lowercased()
        }
        return nil
    }
}
