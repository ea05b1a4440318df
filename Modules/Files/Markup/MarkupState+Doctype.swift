extension MarkupState {
    /// Refuses the DOCTYPE at the cursor, or passes over it.
    mutating func scanDoctype() throws(MarkupFault) {
        guard rules.skipsDoctype else { throw fail(.doctype, at: cursor, "") }
        guard doctype == nil else { throw fail(.doctype, at: cursor, "a second one") }
        doctype = DoctypeFacts()
        if isStrict {
            try scanDoctypeGrammar()
        } else {
            try skipDoctype()
        }
    }

    /// Passes over the DOCTYPE by its quotes, brackets, comments and instructions alone.
    ///
    /// What stands in the brackets may break its grammar, as in Apple's export.xml; if so much that no end is found,
    /// the first `]>` is taken for it.
    private mutating func skipDoctype() throws(MarkupFault) {
        let (start, place, floor) = (cursor, placeMark, resumeFloor)
        do throws(MarkupFault) {
            cursor = try doctypeEnd(from: start + 9)
        } catch {
            guard let close = find("]>", from: start) else { throw error }
            (cursor, fault, phase) = (close + 2, nil, .prolog)
            (placeMark, resumeFloor) = (place, floor)
        }
    }

    private mutating func doctypeEnd(
        from start: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        var place = start
        var isInside = false
        while place < end {
            if let next = try skipOpaque(at: place) {
                place = next
                continue
            }
            switch place.pointee {
            case .openBracket: isInside = true
            case .closeBracket: isInside = false
            case .greaterThan where !isInside: return place + 1
            default: break
            }
            place += 1
        }
        throw fail(.truncated, at: end, "DOCTYPE without end")
    }

    /// The place behind a literal, comment or instruction at `place`, or nil.
    private mutating func skipOpaque(
        at place: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8>? {
        if place.pointee.isQuote {
            guard let close = find(place.pointee, from: place + 1) else {
                throw fail(.truncated, at: place, "literal without end")
            }
            return close + 1
        }
        if starts("<!--", at: place) { return try skipComment(at: place) }
        return starts("<?", at: place) ? try skipInstruction(at: place) : nil
    }

    /// Reads the DOCTYPE by its grammar (XML 1.0 2.8).
    private mutating func scanDoctypeGrammar() throws(MarkupFault) {
        cursor += 9
        try requireBlanks()
        _ = try takeName()
        let hasBlanks = takeBlanks()
        if hasBlanks, try takeExternalID(needsSystem: true) {
            doctype?.hasExternalSubset = true
            _ = takeBlanks()
        }
        if take(.openBracket) {
            try scanSubset()
            _ = takeBlanks()
        }
        try require(.greaterThan, "> expected")
    }

    /// Reads the internal subset up to its bracket.
    private mutating func scanSubset() throws(MarkupFault) {
        while true {
            _ = takeBlanks()
            eventStart = cursor
            if take(.closeBracket) { return }
            if take(.percent) {
                _ = try takeName()
                try require(.semicolon, "; expected")
                doctype?.hasParameterReference = true
            } else if starts("<!--", at: cursor) {
                cursor = try skipComment(at: cursor)
            } else if starts("<?", at: cursor) {
                cursor = try skipInstruction(at: cursor)
            } else {
                try scanMarkupDeclaration()
            }
        }
    }

    private mutating func scanMarkupDeclaration() throws(MarkupFault) {
        if take("<!ENTITY") {
            try scanEntityDeclaration()
        } else if take("<!ELEMENT") {
            try scanElementDeclaration()
        } else if take("<!ATTLIST") {
            try scanAttributeList()
        } else if take("<!NOTATION") {
            try scanNotation()
        } else {
            throw failGrammar("declaration expected")
        }
    }

    /// Whether declarations still count: not behind a parameter reference that isn't read (XML 1.0 5.1).
    var heedsDeclarations: Bool { doctype?.hasParameterReference != true || isStandalone }
}

extension MarkupState {
    /// A grammar fault at the cursor, or truncation when that is the end.
    mutating func failGrammar(_ detail: String) -> MarkupFault {
        fail(cursor < end ? .doctypeGrammar : .truncated, at: cursor, detail)
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard cursor < end, cursor.pointee == byte else { return false }
        cursor += 1
        return true
    }

    mutating func take(_ word: StaticString) -> Bool {
        guard starts(word, at: cursor) else { return false }
        cursor += word.utf8CodeUnitCount
        return true
    }

    /// Whether there was white space.
    mutating func takeBlanks() -> Bool {
        let start = cursor
        cursor = skipBlanks(cursor)
        return cursor > start
    }

    mutating func takeName() throws(MarkupFault) -> UnsafeBufferPointer<UInt8> {
        let name = try scanName(at: cursor)
        cursor = name.end
        return UnsafeBufferPointer(start: name.start, count: name.count)
    }

    /// A name that may begin with any character of names.
    mutating func takeNameToken() throws(MarkupFault) {
        let start = cursor
        while cursor < end, isNameByte(cursor.pointee) {
            let (scalar, count) = MarkupCharacters.decode(cursor)
            guard MarkupCharacters.isName(scalar) else { break }
            cursor += count
        }
        if cursor == start { throw failGrammar("name expected") }
    }

    mutating func require(_ byte: UInt8, _ detail: String) throws(MarkupFault) {
        guard take(byte) else { throw failGrammar(detail) }
    }

    mutating func requireBlanks() throws(MarkupFault) {
        guard takeBlanks() else { throw failGrammar("blank expected") }
    }
}
