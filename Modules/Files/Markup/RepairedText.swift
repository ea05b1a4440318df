/// Makes bytes clean: a wrong byte is read as windows-1252, a character that XML forbids is dropped.
struct RepairedText {
    private(set) var bytes: [UInt8] = []
    private(set) var repairs: [MarkupRepair]
    private var line = 1
    /// Characters dropped since the last `>`, and their first line: at the end they are trailing rubbish.
    private var dropped = 0
    private var droppedLine = 0
    private var isBlankSinceTag = true

    /// Copies `source` and repairs it; the first `clean` bytes are known to need none.
    /// - Complexity: O(n).
    init(_ source: UnsafeBufferPointer<UInt8>, clean: Int, repairs: [MarkupRepair]) {
        self.repairs = repairs
        guard let base = source.baseAddress else { return }
        bytes.reserveCapacity(source.count + source.count / 64)
        bytes.append(contentsOf: source[..<clean])
        var place = MarkupLine()
        place.move(to: clean, in: base, hasReturns: true)
        line = place.line
        var offset = clean
        while offset < source.count { offset += take(at: base + offset, available: source.count - offset) }
        settle(isEnd: isBlankSinceTag)
    }

    private mutating func take(at bytes: UnsafePointer<UInt8>, available: Int) -> Int {
        let byte = bytes[0]
        guard byte < 0x80 else { return takeHigh(at: bytes, available: available) }
        if byte < .space && !byte.isBlank { drop() } else { keep(byte) }
        return 1
    }

    private mutating func keep(_ byte: UInt8) {
        bytes.append(byte)
        if byte == .lineFeed { line += 1 }
        if byte == .greaterThan {
            settle(isEnd: false)
            isBlankSinceTag = true
        } else if !byte.isBlank {
            isBlankSinceTag = false
        }
    }

    private mutating func takeHigh(at bytes: UnsafePointer<UInt8>, available: Int) -> Int {
        isBlankSinceTag = false
        let length = MarkupCharacters.sequenceLength(bytes, available)
        guard length > 0 else {
            repairs.add(.encoding, line: line)
            MarkupCharacters.encode(MarkupEncoding.windows1252(bytes[0])) { self.bytes.append($0) }
            return 1
        }
        if bytes[0] == 0xEF && bytes[1] == 0xBF && bytes[2] >= 0xBE {
            drop()
        } else {
            self.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: length))
        }
        return length
    }

    private mutating func drop() {
        if dropped == 0 { droppedLine = line }
        dropped += 1
    }

    private mutating func settle(isEnd: Bool) {
        guard dropped > 0 else { return }
        repairs.add(isEnd ? .trailing : .controlCharacter, count: isEnd ? 1 : dropped, line: droppedLine)
        dropped = 0
    }
}
