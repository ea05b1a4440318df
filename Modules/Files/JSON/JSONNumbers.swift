extension JSONScanner {
    /// Reads the number at the current position into `text`, held to the grammar of JSON.
    mutating func scanNumber() throws(FileFault) {
        let start = position
        if bytes[position] == ascii("-") { position += 1 }
        let first = position
        try digits()
        guard bytes[first] != ascii("0") || position == first + 1 else {
            throw fault(.malformed, "a number with a zero before it", at: start)
        }
        if position < bytes.count, bytes[position] == ascii(".") {
            position += 1
            try digits()
        }
        if position < bytes.count, bytes[position] | 0x20 == ascii("e") {
            position += 1
            if position < bytes.count, bytes[position] == ascii("+") || bytes[position] == ascii("-") { position += 1 }
            try digits()
        }
        guard position - start <= limits.nameBytes else {
            throw fault(.tooLarge, "a number of more than \(limits.nameBytes) bytes", at: start)
        }
        text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    }

    private mutating func digits() throws(FileFault) {
        guard position < bytes.count else { throw fault(.truncated, "the text ends inside a number") }
        guard digit(bytes[position]) != nil else { throw fault(.malformed, "no value where one must stand") }
        repeat { position += 1 } while position < bytes.count && digit(bytes[position]) != nil
    }
}
