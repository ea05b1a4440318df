/// Proves that bytes are UTF-8 made of characters that XML allows: one pass, mostly 16 bytes at a time.
struct CleanText {
    /// The offset of the first byte that is not, or nil.
    private(set) var firstFault: Int?
    /// Whether the first fault is a wrong byte sequence, not a forbidden character.
    private(set) var isEncodingFault = false
    /// Whether there is a CR before the first fault.
    private(set) var hasReturns = false

    private static let block = 512

    /// Reads all of `bytes` up to the first fault.
    /// - Complexity: O(n).
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let base = bytes.baseAddress else { return }
        var offset = 0
        while offset < bytes.count {
            if offset + Self.block <= bytes.count && passes(block: base + offset) {
                offset += Self.block
                continue
            }
            let stop = min(offset + Self.block, bytes.count)
            while offset < stop {
                guard let length = passes(at: offset, in: base, count: bytes.count) else { return }
                offset += length
            }
        }
    }

    /// Whether a whole block is ASCII without forbidden characters.
    private mutating func passes(block: UnsafePointer<UInt8>) -> Bool {
        typealias Lanes = SIMD16<UInt8>
        let raw = UnsafeRawPointer(block)
        var bad = SIMDMask<Lanes.MaskStorage>(repeating: false)
        var high = Lanes()
        var returns = SIMDMask<Lanes.MaskStorage>(repeating: false)
        var offset = 0
        while offset < Self.block {
            let lanes = raw.loadUnaligned(fromByteOffset: offset, as: Lanes.self)
            let isReturn = lanes .== Lanes(repeating: .carriageReturn)
            let isAllowed = isReturn .| (lanes .== Lanes(repeating: .lineFeed)) .| (lanes .== Lanes(repeating: .tab))
            bad = bad .| ((lanes .< Lanes(repeating: .space)) .& .!isAllowed)
            returns = returns .| isReturn
            high |= lanes
            offset += Lanes.scalarCount
        }
        if any(returns) { hasReturns = true }
        return !any(bad) && high.max() < 0x80
    }

    /// The length of the character at `offset`, or nil, with the fault noted.
    private mutating func passes(at offset: Int, in base: UnsafePointer<UInt8>, count: Int) -> Int? {
        let byte = base[offset]
        if byte < 0x80 {
            if byte == .carriageReturn { hasReturns = true }
            if byte >= .space || byte.isBlank { return 1 }
            return fault(at: offset, isEncoding: false)
        }
        let length = MarkupCharacters.sequenceLength(base + offset, count - offset)
        guard length > 0 else { return fault(at: offset, isEncoding: true) }
        let isNoncharacter = byte == 0xEF && base[offset + 1] == 0xBF && base[offset + 2] >= 0xBE
        return isNoncharacter ? fault(at: offset, isEncoding: false) : length
    }

    private mutating func fault(at offset: Int, isEncoding: Bool) -> Int? {
        (firstFault, isEncodingFault) = (offset, isEncoding)
        return nil
    }
}
