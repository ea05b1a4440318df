extension MarkupState {
    /// Reads the quoted value at `open`; gives the place behind its closing quote.
    @inline(__always)
    mutating func scanValue(
        _ run: inout ByteRun,
        at open: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        let quote = open.pointee
        let special = findInValue(quote, from: open + 1)
        guard special < end, special.pointee == quote, special - open <= limits.textBytes else {
            return try scanValueSlowly(&run, at: open)
        }
        run = ByteRun(start: open + 1, count: special - open - 1)
        return special + 1
    }

    /// The first quote, `<`, `&` or white space other than a blank at or behind `start`, or the end.
    @inline(__always)
    private mutating func findInValue(_ quote: UInt8, from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var place = start
        while end - place >= 8 {
            let word = ByteWords.load(place)
            let marks =
                ByteWords.equal(word, quote) | ByteWords.equal(word, .lessThan) | ByteWords.equal(word, .ampersand)
                | ByteWords.below(word, .space)
            if marks != 0 { return place + ByteWords.index(marks) }
            place += 8
        }
        while place < end {
            let byte = place.pointee
            if byte == quote || byte == .lessThan || byte == .ampersand || byte < .space { return place }
            place += 1
        }
        return end
    }

    @inline(never)
    private mutating func scanValueSlowly(
        _ run: inout ByteRun,
        at open: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        let quote = open.pointee
        run = ByteRun(start: open + 1)
        var place = open + 1
        while true {
            let special = findInValue(quote, from: place)
            extend(&run, place, special - place)
            guard run.count <= limits.textBytes else {
                throw exceed("textBytes", limits.textBytes, at: special, floor: eventStart + 1)
            }
            guard special < end else { throw failInTag(.truncated, at: end, "in an attribute value") }
            if special.pointee == quote { return special + 1 }
            place = try scanInValue(&run, at: special)
        }
    }

    /// Reads a `<`, a reference or white space inside a value; gives the place behind it.
    private mutating func scanInValue(
        _ run: inout ByteRun,
        at place: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        switch place.pointee {
        case .ampersand: return try scanReference(&run, at: place, inValue: true)
        case .lessThan:
            if isStrict { throw failInTag(.lessThanInAttribute, at: place, "") }
            repair(.lessThanInAttribute, at: place)
            extend(&run, place, 1)
            return place + 1
        default:
            extend(&run, byte: .space)
            let isPair = place.pointee == .carriageReturn && place + 1 < end && place[1] == .lineFeed
            return place + (isPair ? 2 : 1)
        }
    }

    /// Reads a value without quotes, up to white space, `<`, `>` or `/>`.
    mutating func scanUnquotedValue(
        _ run: inout ByteRun,
        at start: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        if isStrict { throw failInTag(.attribute, at: start, "quote expected") }
        run = ByteRun(start: start)
        var place = start
        while place < end && !endsUnquoted(place) {
            if place.pointee == .ampersand {
                place = try scanReference(&run, at: place, inValue: true)
            } else {
                extend(&run, place, 1)
                place += 1
            }
            if run.count > limits.textBytes {
                throw exceed("textBytes", limits.textBytes, at: place, floor: eventStart + 1)
            }
        }
        guard place < end else { throw failInTag(.truncated, at: end, "in an attribute value") }
        if place == start { throw failInTag(.attribute, at: start, "value expected") }
        repair(.unquotedValue, at: start)
        return place
    }

    private mutating func endsUnquoted(_ place: UnsafePointer<UInt8>) -> Bool {
        let byte = place.pointee
        if byte == .slash { return place + 1 < end && place[1] == .greaterThan }
        return byte.isBlank || byte == .greaterThan || byte == .lessThan
    }
}
