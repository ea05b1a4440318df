extension JSONScanner {
    /// Reads the string that begins at the current quote into `text`, without copying unless it has escapes.
    mutating func scanString() throws(FileFault) {
        let start = position + 1
        var (index, hasEscapes) = (start, false)
        while true {
            index = indexOfSpecial(from: index)
            guard index < bytes.count else { throw fault(.truncated, "the text ends inside a string") }
            if bytes[index] == ascii("\"") { break }
            guard bytes[index] == ascii("\\") else {
                throw fault(.malformed, "a control character inside a string", at: index)
            }
            (hasEscapes, index) = (true, index + 2)
        }
        guard index - start <= limits.textBytes else { throw fault(.tooLarge, "more than \(limits.textBytes) bytes") }
        position = index + 1
        text = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if hasEscapes { try unescape(start) }
    }

    /// The next quote, backslash or control character, eight bytes at a time; the end if there is none.
    private func indexOfSpecial(from start: Int) -> Int {
        guard let base = UnsafeRawPointer(bytes.baseAddress), start < bytes.count else { return bytes.count }
        var index = start
        let (ones, highs) = (0x0101_0101_0101_0101 as UInt64, 0x8080_8080_8080_8080 as UInt64)
        while index + 8 <= bytes.count {
            let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            // A byte below n borrows when n is taken off, as does a zero; the lowest mark is always right.
            let (quotes, slashes) = (word ^ ones &* 0x22, word ^ ones &* 0x5c)
            let found = (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes | (word &- ones &* 0x20) & ~word
            if found & highs != 0 { return index + (found & highs).trailingZeroBitCount / 8 }
            index += 8
        }
        while index < bytes.count, bytes[index] >= 0x20, bytes[index] != ascii("\""), bytes[index] != ascii("\\") {
            index += 1
        }
        return index
    }

    /// Resolves the escapes of `text`, which begins at the offset `start`, into the scratch buffer.
    private mutating func unescape(_ start: Int) throws(FileFault) {
        let raw = text
        if scratch.count < raw.count {
            scratch.deallocate()
            scratch = .allocate(capacity: max(raw.count, 256))
        }
        var (from, to) = (0, 0)
        while from < raw.count {
            guard raw[from] == ascii("\\") else {
                (scratch[to], from, to) = (raw[from], from + 1, to + 1)
                continue
            }
            if raw[from + 1] == ascii("u") {
                let unit = try codePoint(raw, &from, start)
                for byte in UTF8.encode(unit) ?? UTF8.encodedReplacementCharacter { (scratch[to], to) = (byte, to + 1) }
            } else {
                guard let byte = Self.escaped(raw[from + 1]) else {
                    throw fault(.malformed, "an unknown escape", at: start + from)
                }
                (scratch[to], from, to) = (byte, from + 2, to + 1)
            }
        }
        text = UnsafeBufferPointer(rebasing: scratch[..<to])
    }

    /// The character of the escape \uXXXX, or of a pair of them, at `from`, which is moved behind it.
    private mutating func codePoint(
        _ raw: UnsafeBufferPointer<UInt8>,
        _ from: inout Int,
        _ start: Int
    ) throws(FileFault) -> Unicode.Scalar {
        guard let first = Self.unit(raw, from) else { throw fault(.malformed, "a broken \\u escape", at: start + from) }
        let at = from
        from += 6
        if let scalar = Unicode.Scalar(first) { return scalar }
        if first < 0xdc00, at + 7 < raw.count, raw[at + 6] == ascii("\\"), raw[at + 7] == ascii("u"),
            let second = Self.unit(raw, at + 6), (0xdc00..<0xe000).contains(second),
            let scalar = Unicode.Scalar(0x1_0000 + (first - 0xd800) << 10 + (second - 0xdc00))
        {
            from += 6
            return scalar
        }
        replacedSurrogates += 1
        return "\u{fffd}"
    }

    /// The number of the four hexadecimal digits of the escape at `start`.
    private static func unit(_ raw: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt32? {
        guard start + 6 <= raw.count else { return nil }
        var unit: UInt32 = 0
        for byte in raw[start + 2..<start + 6] {
            let lower = byte | 0x20
            if let digit = digit(byte) {
                unit = unit << 4 | UInt32(digit)
            } else if lower >= ascii("a"), lower <= ascii("f") {
                unit = unit << 4 | UInt32(lower - ascii("a") + 10)
            } else {
                return nil
            }
        }
        return unit
    }

    private static func escaped(_ byte: UInt8) -> UInt8? {
        switch byte {
        case ascii("\""), ascii("\\"), ascii("/"): byte
        case ascii("b"): 8
        case ascii("f"): 12
        case ascii("n"): 10
        case ascii("r"): 13
        case ascii("t"): 9
        default: nil
        }
    }
}
