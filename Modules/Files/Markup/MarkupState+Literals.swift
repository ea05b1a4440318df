extension MarkupState {
    /// An external identifier (XML 1.0 4.2.2), or false when there is none.
    ///
    /// A notation's may end behind its public part.
    mutating func takeExternalID(needsSystem: Bool) throws(MarkupFault) -> Bool {
        if take("SYSTEM") {
            try requireBlanks()
            try takeLiteral { _ in true }
            return true
        }
        guard take("PUBLIC") else { return false }
        try requireBlanks()
        try takeLiteral(Self.isPublic)
        let afterPublic = cursor
        let hasBlanks = takeBlanks()
        if cursor < end && cursor.pointee.isQuote {
            guard hasBlanks else { throw failGrammar("blank expected") }
            try takeLiteral { _ in true }
        } else {
            if needsSystem { throw failGrammar("system literal expected") }
            cursor = afterPublic
        }
        return true
    }

    /// A quoted literal of bytes that pass.
    private mutating func takeLiteral(_ passes: (UInt8) -> Bool) throws(MarkupFault) {
        guard cursor < end, cursor.pointee.isQuote else { throw failGrammar("literal expected") }
        let quote = cursor.pointee
        cursor += 1
        while cursor < end && cursor.pointee != quote {
            guard passes(cursor.pointee) else { throw failGrammar("not allowed in a public identifier") }
            cursor += 1
        }
        try require(quote, "quote expected")
    }

    private static func isPublic(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x20, 0x0D, 0x0A: true
        default: publicMarks.contains(byte)
        }
    }

    private static var publicMarks: UnsafeBufferPointer<UInt8> {
        let text: StaticString = "-'()+,./:=?;!*#@$_%"
        return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// An entity's value between its quotes: references are well formed, parameter references not allowed here.
    mutating func takeEntityValue() throws(MarkupFault) -> UnsafeBufferPointer<UInt8> {
        let quote = cursor.pointee
        cursor += 1
        let start = cursor
        while cursor < end && cursor.pointee != quote {
            switch cursor.pointee {
            case .percent: throw failGrammar("parameter reference in a declaration")
            case .ampersand: try takeReference()
            default: cursor += 1
            }
        }
        let value = UnsafeBufferPointer(start: start, count: cursor - start)
        try require(quote, "quote expected")
        return value
    }

    private mutating func takeReference() throws(MarkupFault) {
        if starts("&#", at: cursor) {
            guard let (scalar, stop) = characterReference(at: cursor), MarkupCharacters.isAllowed(scalar) else {
                throw fail(.reference, at: cursor, "digits and ; of a character expected")
            }
            cursor = stop
            return
        }
        cursor += 1
        _ = try takeName()
        try require(.semicolon, "; expected")
    }
}
