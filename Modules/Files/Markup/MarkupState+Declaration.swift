extension MarkupState {
    /// Reads the XML declaration at the cursor; what it says of the encoding was heeded by `MarkupText`.
    mutating func scanDeclaration() throws(MarkupFault) {
        let start = cursor
        eventStart = start
        if let stop = declarationEnd(from: start + 5) {
            cursor = stop
            return
        }
        guard let close = find(.greaterThan, from: start) else {
            throw fail(.truncated, at: start, "in the XML declaration")
        }
        try repair(.declaration, else: .declaration, at: start, "not version, encoding, standalone")
        cursor = close + 1
    }

    /// The place behind the declaration whose name ends at `start`, or nil when it breaks the grammar.
    private mutating func declarationEnd(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        guard let version = pseudoAttribute("version", from: start), Self.isVersion(version.value) else { return nil }
        var place = version.stop
        if let encoding = pseudoAttribute("encoding", from: place) {
            guard Self.isEncodingName(encoding.value) else { return nil }
            place = encoding.stop
        }
        if let standalone = pseudoAttribute("standalone", from: place) {
            let isYes = standalone.value.elementsEqual("yes".utf8)
            guard isYes || standalone.value.elementsEqual("no".utf8) else { return nil }
            isStandalone = isYes
            place = standalone.stop
        }
        place = skipBlanks(place)
        return starts("?>", at: place) ? place + 2 : nil
    }

    /// Blanks, a name, `=` and a quoted value.
    mutating func pseudoAttribute(
        _ name: StaticString,
        from start: UnsafePointer<UInt8>
    ) -> (value: UnsafeBufferPointer<UInt8>, stop: UnsafePointer<UInt8>)? {
        let first = skipBlanks(start)
        guard first > start, starts(name, at: first) else { return nil }
        let equals = skipBlanks(first + name.utf8CodeUnitCount)
        guard equals < end, equals.pointee == .equals else { return nil }
        let open = skipBlanks(equals + 1)
        guard open < end, open.pointee.isQuote, let close = find(open.pointee, from: open + 1) else { return nil }
        return (UnsafeBufferPointer(start: open + 1, count: close - open - 1), close + 1)
    }

    static func isVersion(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        value.count > 2 && value.starts(with: "1.".utf8) && value.dropFirst(2).allSatisfy(\.isDigit)
    }

    static func isEncodingName(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        guard let first = value.first, isLetter(first) else { return false }
        return value.allSatisfy { byte in
            isLetter(byte) || byte.isDigit || byte == .hyphen || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_")
        }
    }
}
