/// The characters that XML 1.0, fifth edition, allows: anywhere (2), in names (4, 4a).
enum MarkupCharacters {
    static func isAllowed(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    static func isNameStart(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3A, 0x5F, 0x41...0x5A, 0x61...0x7A: true
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D: true
        case 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD: true
        case 0x10000...0xEFFFF: true
        default: false
        }
    }

    static func isName(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
        default: isNameStart(scalar)
        }
    }

    /// The character at `bytes`, which is valid UTF-8, and how many bytes it takes.
    static func decode(_ bytes: UnsafePointer<UInt8>) -> (scalar: UInt32, count: Int) {
        let lead = UInt32(bytes[0])
        func tail(_ index: Int) -> UInt32 { UInt32(bytes[index] & 0x3F) }
        if lead < 0x80 { return (lead, 1) }
        if lead < 0xE0 { return ((lead & 0x1F) << 6 | tail(1), 2) }
        if lead < 0xF0 { return ((lead & 0x0F) << 12 | tail(1) << 6 | tail(2), 3) }
        return ((lead & 0x07) << 18 | tail(1) << 12 | tail(2) << 6 | tail(3), 4)
    }

    /// Hands the bytes of a character to `emit`.
    @inline(__always)
    static func encode(_ scalar: UInt32, _ emit: (UInt8) -> Void) {
        func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift & 0x3F)) }
        if scalar < 0x80 { return emit(UInt8(scalar)) }
        if scalar < 0x800 {
            emit(UInt8(0xC0 | scalar >> 6))
        } else {
            if scalar < 0x10000 {
                emit(UInt8(0xE0 | scalar >> 12))
            } else {
                emit(UInt8(0xF0 | scalar >> 18))
                emit(tail(12))
            }
            emit(tail(6))
        }
        emit(tail(0))
    }

    /// How many bytes a valid UTF-8 sequence at `bytes` takes; 0 when it is none (overlong, surrogate, cut, too large).
    @inline(__always)
    static func sequenceLength(_ bytes: UnsafePointer<UInt8>, _ available: Int) -> Int {
        func isTail(_ index: Int) -> Bool { bytes[index] & 0xC0 == 0x80 }
        switch bytes[0] {
        case 0x00...0x7F: return 1
        case 0xC2...0xDF: return available >= 2 && isTail(1) ? 2 : 0
        case 0xE0...0xEF:
            guard available >= 3, isTail(1), isTail(2) else { return 0 }
            if bytes[0] == 0xE0 && bytes[1] < 0xA0 || bytes[0] == 0xED && bytes[1] > 0x9F { return 0 }
            return 3
        case 0xF0...0xF4:
            guard available >= 4, isTail(1), isTail(2), isTail(3) else { return 0 }
            if bytes[0] == 0xF0 && bytes[1] < 0x90 || bytes[0] == 0xF4 && bytes[1] > 0x8F { return 0 }
            return 4
        default: return 0
        }
    }
}
