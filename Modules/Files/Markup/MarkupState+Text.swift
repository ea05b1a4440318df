extension MarkupState {
    /// Reads all text up to the next tag; false when there is none.
    @inline(__always)
    mutating func scanText() throws(MarkupFault) -> Bool {
        let start = cursor
        eventStart = start
        let special = findInText(from: start)
        if end - special >= 2, special.pointee == .lessThan, special > start, special - start <= limits.textBytes,
            special[1] == .slash || classes.base[Int(special[1])] & ByteClass.nameStart != 0
        {
            run = ByteRun(start: start, count: special - start)
            cursor = special
            return true
        }
        return try scanTextSlowly()
    }

    /// The first `<`, `&`, `]` or CR at or behind `start`, or the end.
    @inline(__always)
    private mutating func findInText(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var place = start
        while end - place >= 8 {
            let word = ByteWords.load(place)
            let marks =
                ByteWords.equal(word, .lessThan) | ByteWords.equal(word, .ampersand)
                | ByteWords.equal(word, .closeBracket) | ByteWords.equal(word, .carriageReturn)
            if marks != 0 { return place + ByteWords.index(marks) }
            place += 8
        }
        while place < end {
            let byte = place.pointee
            if byte == .lessThan || byte == .ampersand || byte == .closeBracket || byte == .carriageReturn {
                return place
            }
            place += 1
        }
        return end
    }

    @inline(never)
    private mutating func scanTextSlowly() throws(MarkupFault) -> Bool {
        var place = cursor
        var text = ByteRun(start: place)
        scratch.cut(to: 0)
        while place < end {
            let special = findInText(from: place)
            extend(&text, place, special - place)
            guard text.count <= limits.textBytes else { throw exceed("textBytes", limits.textBytes, at: special) }
            place = special
            guard place < end, let next = try scanInText(&text, at: place) else { break }
            place = next
        }
        (cursor, run) = (place, text)
        return text.count > 0
    }

    /// Reads what stands inside of a text at `place`; nil when a tag begins there.
    private mutating func scanInText(
        _ text: inout ByteRun,
        at place: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8>? {
        switch place.pointee {
        case .ampersand: return try scanReference(&text, at: place, inValue: false)
        case .carriageReturn:
            if place + 1 == end || place[1] != .lineFeed { extend(&text, byte: .lineFeed) }
            return place + 1
        case .closeBracket:
            if starts("]]>", at: place) { try repair(.cdataEndInText, else: .cdataEndInText, at: place, "") }
            extend(&text, place, 1)
            return place + 1
        default: return try scanMarkup(&text, at: place)
        }
    }

    /// Reads a comment, an instruction or a CDATA section; nil when a tag begins at `place`.
    private mutating func scanMarkup(
        _ text: inout ByteRun,
        at place: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8>? {
        guard place + 1 < end else { throw fail(.truncated, at: place, "in a tag") }
        let byte = place[1]
        if byte == .slash || classes.base[Int(byte)] & ByteClass.nameStart != 0 { return nil }
        if byte == .question { return try skipInstruction(at: place) }
        if starts("<!--", at: place) { return try skipComment(at: place) }
        if starts("<![CDATA[", at: place) { return try scanCDATA(&text, at: place) }
        if starts("<!DOCTYPE", at: place) { throw fail(.doctype, at: place, "inside of the root") }
        if isCut("<![CDATA[", at: place) || isCut("<!--", at: place) {
            throw fail(.truncated, at: place, "in markup")
        }
        try repair(.bareLessThan, else: .syntax, at: place, "name expected behind <")
        extend(&text, place, 1)
        return place + 1
    }

    /// Whether the input ends inside of `pattern`.
    mutating func isCut(_ pattern: StaticString, at place: UnsafePointer<UInt8>) -> Bool {
        let count = end - place
        return count < pattern.utf8CodeUnitCount && ByteWords.same(place, pattern.utf8Start, count)
    }

    private mutating func scanCDATA(
        _ text: inout ByteRun,
        at start: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        guard !missingEnds.contains(.cdata), let close = find("]]>", from: start + 9) else {
            missingEnds.insert(.cdata)
            throw fail(.truncated, at: start, "CDATA without end")
        }
        var place = start + 9
        while hasReturns, place < close, let found = find(.carriageReturn, from: place, to: close) {
            extend(&text, place, found - place)
            if found[1] != .lineFeed { extend(&text, byte: .lineFeed) }
            place = found + 1
        }
        extend(&text, place, close - place)
        guard text.count <= limits.textBytes else { throw exceed("textBytes", limits.textBytes, at: close) }
        return close + 3
    }
}
