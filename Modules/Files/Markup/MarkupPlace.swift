/// A place in decoded bytes: line and column, counted on from an earlier place.
///
/// A line ends with LF, CR LF or CR; a column is a character.
struct MarkupPlace {
    var offset = 0
    var line = 1
    var column = 1

    /// Moves forward to `target`, at most the end of `bytes`.
    /// - Complexity: O(target - offset).
    mutating func move(to target: Int, in bytes: UnsafePointer<UInt8>) {
        while offset < target {
            let byte = bytes[offset]
            if byte == .carriageReturn || byte == .lineFeed {
                let endsPair = byte == .lineFeed && offset > 0 && bytes[offset - 1] == .carriageReturn
                line += endsPair ? 0 : 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
            offset += 1
        }
    }
}

/// A line counted on from an earlier one, without the column, at memory speed.
struct MarkupLine {
    var offset = 0
    var line = 1

    /// Moves forward to `target`; `hasReturns` says whether the text may hold a CR.
    /// - Complexity: O(target - offset).
    mutating func move(to target: Int, in bytes: UnsafePointer<UInt8>, hasReturns: Bool) {
        guard target > offset else { return }
        var count = 0
        for index in offset..<target { count &+= bytes[index] == .lineFeed ? 1 : 0 }
        if hasReturns { count &+= loneReturns(to: target, in: bytes) }
        (offset, line) = (target, line + count)
    }

    /// CRs, less the LFs that follow one and were counted already.
    private func loneReturns(to target: Int, in bytes: UnsafePointer<UInt8>) -> Int {
        var count = 0
        for index in offset..<target { count &+= bytes[index] == .carriageReturn ? 1 : 0 }
        for index in max(offset, 1)..<max(target, 1) {
            count &-= bytes[index] == .lineFeed && bytes[index - 1] == .carriageReturn ? 1 : 0
        }
        return count
    }
}
