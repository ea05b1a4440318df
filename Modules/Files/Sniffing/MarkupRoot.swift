/// Finds the first element of a markup text without reading the rest.
struct MarkupRoot {
    /// The local name, without prefix.
    var name: String
    /// The address of its namespace, empty if none is declared.
    var namespace: String

    /// The first element of `text`, or nil if there is none.
    static func find(_ text: [UInt8]) -> MarkupRoot? {
        var cursor = Cursor(rest: text[...])
        while cursor.skip(until: "<") {
            if cursor.take("<!--") {
                guard cursor.skip(past: "-->") else { return nil }
            } else if cursor.take("<?") {
                guard cursor.skip(past: "?>") else { return nil }
            } else if cursor.take("<!") {
                guard cursor.skipDeclaration() else { return nil }
            } else {
                cursor.rest = cursor.rest.dropFirst()
                return cursor.element()
            }
        }
        return nil
    }
}

/// A place in markup text.
private struct Cursor {
    var rest: ArraySlice<UInt8>

    mutating func take(_ word: String) -> Bool {
        guard rest.starts(with: word.utf8) else { return false }
        rest = rest.dropFirst(word.utf8.count)
        return true
    }

    mutating func skip(until character: Unicode.Scalar) -> Bool {
        rest = rest.drop { $0 != ascii(character) }
        return !rest.isEmpty
    }

    mutating func skip(past word: String) -> Bool {
        while !rest.isEmpty {
            if take(word) { return true }
            rest = rest.dropFirst()
        }
        return false
    }

    /// Passes a DOCTYPE whose beginning is taken, with the declarations inside its brackets.
    mutating func skipDeclaration() -> Bool {
        var depth = 0
        while let byte = rest.first {
            if take("<!--") {
                guard skip(past: "-->") else { return false }
                continue
            }
            rest = rest.dropFirst()
            switch byte {
            case ascii("\""), ascii("'"):
                guard skip(past: String(Unicode.Scalar(byte))) else { return false }
            case ascii("["), ascii("<"): depth += 1
            case ascii("]"): depth -= 1
            case ascii(">"):
                if depth <= 0 { return true }
                if depth > 1 { depth -= 1 }
            default: break
            }
        }
        return false
    }

    /// Reads the start tag whose `<` is taken, as far as it is there.
    mutating func element() -> MarkupRoot? {
        let name = word()
        guard let first = name.first, first >= 0x80 || first == ascii("_") || isLetter(first) else { return nil }
        let parts = name.split(separator: ascii(":"), maxSplits: 1)
        let wanted = parts.count == 2 ? Array("xmlns:".utf8) + parts[0] : Array("xmlns".utf8)
        let local = String(decoding: parts.last ?? name, as: UTF8.self)
        while let attribute = attribute() {
            guard !attribute.name.elementsEqual(wanted) else {
                return MarkupRoot(name: local, namespace: String(decoding: attribute.value, as: UTF8.self))
            }
        }
        return MarkupRoot(name: local, namespace: "")
    }

    private mutating func attribute() -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
        skipBlanks()
        let name = word()
        guard !name.isEmpty else { return nil }
        skipBlanks()
        guard take("=") else { return (name, []) }
        skipBlanks()
        guard let quote = rest.first, quote == ascii("\"") || quote == ascii("'") else { return nil }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
        return (name, value)
    }

    private mutating func word() -> ArraySlice<UInt8> {
        let word = rest.prefix {
            !isBlank($0) && $0 != ascii("=") && $0 != ascii(">") && $0 != ascii("/") && $0 != ascii("<")
        }
        rest = rest.dropFirst(word.count)
        return word
    }

    private mutating func skipBlanks() { rest = rest.drop { isBlank($0) } }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= ascii("a") && (byte | 0x20) <= ascii("z") }
}
