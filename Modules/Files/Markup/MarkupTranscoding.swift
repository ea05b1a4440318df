/// Turns bytes of other encodings into UTF-8.
enum MarkupTranscoding {
    /// UTF-8 of single-byte text.
    static func widen(_ source: [UInt8], _ scalar: (UInt8) -> UInt32) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count + source.reduce(0) { $0 + ($1 < 0x80 ? 0 : 2) })
        for byte in source {
            if byte < 0x80 {
                result.append(byte)
            } else {
                MarkupCharacters.encode(scalar(byte)) { result.append($0) }
            }
        }
        return result
    }

    /// UTF-8 of UTF-16, and the offset in the result of the first half of a pair, or half character, or nil.
    ///
    /// Such halves become U+FFFD; their number is given.
    static func narrow(
        _ source: ArraySlice<UInt8>,
        isLittleEndian: Bool
    ) -> (bytes: [UInt8], firstFault: Int?, faults: Int) {
        var reader = WideReader(source: source, isLittleEndian: isLittleEndian)
        var result: [UInt8] = []
        result.reserveCapacity(source.count * 5 / 8)
        var firstFault: Int?
        var faults = 0
        while let scalar = reader.next() {
            if scalar == WideReader.half {
                firstFault = firstFault ?? result.count
                faults += 1
            }
            MarkupCharacters.encode(scalar == WideReader.half ? 0xFFFD : scalar) { result.append($0) }
        }
        return (result, firstFault, faults)
    }
}

/// Reads UTF-16 a character at a time.
private struct WideReader {
    /// Stands for half a pair or half a character.
    static let half = UInt32.max

    var source: ArraySlice<UInt8>
    var isLittleEndian: Bool
    private var offset: Int

    init(source: ArraySlice<UInt8>, isLittleEndian: Bool) {
        (self.source, self.isLittleEndian, offset) = (source, isLittleEndian, source.startIndex)
    }

    mutating func next() -> UInt32? {
        guard offset < source.endIndex else { return nil }
        guard offset + 1 < source.endIndex else {
            offset += 1
            return Self.half
        }
        let value = word(at: offset)
        offset += 2
        switch value {
        case 0xD800...0xDBFF:
            guard offset + 1 < source.endIndex, case let low = word(at: offset), (0xDC00...0xDFFF).contains(low) else {
                return Self.half
            }
            offset += 2
            return 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        case 0xDC00...0xDFFF: return Self.half
        default: return value
        }
    }

    private func word(at index: Int) -> UInt32 {
        let (first, second) = (UInt32(source[index]), UInt32(source[index + 1]))
        return isLittleEndian ? second << 8 | first : first << 8 | second
    }
}
