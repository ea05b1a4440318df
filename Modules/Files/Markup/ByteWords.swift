/// Eight bytes at a time, in plain integer arithmetic.
enum ByteWords {
    static let ones: UInt64 = 0x0101_0101_0101_0101
    static let highs: UInt64 = 0x8080_8080_8080_8080

    /// Eight bytes, the first in the lowest place.
    @inline(__always)
    static func load(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    static func load4(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)))
    }

    /// The lowest set bit marks the first byte that equals `byte`; bits above it may be wrong.
    @inline(__always)
    static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let zero = word ^ (ones &* UInt64(byte))
        return (zero &- ones) & ~zero & highs
    }

    /// The lowest set bit marks the first byte below `bound` (at most 128); bits above it may be wrong.
    @inline(__always)
    static func below(_ word: UInt64, _ bound: UInt8) -> UInt64 {
        (word &- (ones &* UInt64(bound))) & ~word & highs
    }

    /// The index of the byte that the lowest bit marks.
    @inline(__always)
    static func index(_ marks: UInt64) -> Int { marks.trailingZeroBitCount >> 3 }

    /// Whether `count` bytes are equal; nothing beyond them is read.
    @inline(__always)
    static func same(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        guard count >= 8 else { return sameFew(left, right, count) }
        var index = 0
        while index + 8 <= count {
            if load(left + index) != load(right + index) { return false }
            index += 8
        }
        return load(left + count - 8) == load(right + count - 8)
    }

    @inline(__always)
    private static func sameFew(_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ count: Int) -> Bool {
        if count >= 4 {
            return load4(left) == load4(right) && load4(left + count - 4) == load4(right + count - 4)
        }
        guard count > 0 else { return true }
        return left[0] == right[0] && left[count >> 1] == right[count >> 1] && left[count - 1] == right[count - 1]
    }

    /// A hash over the length, the first and the last eight bytes: names differ there.
    @inline(__always)
    static func hash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        var first: UInt64 = 0
        var last: UInt64 = 0
        if count >= 8 {
            (first, last) = (load(bytes), load(bytes + count - 8))
        } else if count >= 4 {
            (first, last) = (load4(bytes), load4(bytes + count - 4))
        } else if count > 0 {
            first = UInt64(bytes[0]) | UInt64(bytes[count >> 1]) << 8 | UInt64(bytes[count - 1]) << 16
        }
        let mixed = (first ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0xC2B2_AE3D_27D4_EB4F
        return UInt32(truncatingIfNeeded: mixed >> 32)
    }
}
