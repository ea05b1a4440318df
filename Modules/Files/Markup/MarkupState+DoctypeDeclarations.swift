extension MarkupState {
    /// The rest of an entity declaration (XML 1.0 4.2).
    mutating func scanEntityDeclaration() throws(MarkupFault) {
        try requireBlanks()
        let isParameter = take(.percent)
        if isParameter { try requireBlanks() }
        let name = try takeName()
        try requireBlanks()
        var entity = DeclaredEntity(kind: .external)
        if cursor < end && cursor.pointee.isQuote {
            entity = DeclaredEntity(kind: .literal, literal: try takeEntityValue())
        } else {
            guard try takeExternalID(needsSystem: true) else { throw failGrammar("literal, SYSTEM or PUBLIC expected") }
            let hasBlanks = takeBlanks()
            if hasBlanks, !isParameter, take("NDATA") {
                try requireBlanks()
                _ = try takeName()
                entity.kind = .unparsed
            }
        }
        _ = takeBlanks()
        try require(.greaterThan, "> expected")
        if !isParameter && heedsDeclarations { doctype?.declare(name, entity) }
    }

    /// The rest of a notation declaration (XML 1.0 4.7).
    mutating func scanNotation() throws(MarkupFault) {
        try requireBlanks()
        _ = try takeName()
        try requireBlanks()
        guard try takeExternalID(needsSystem: false) else { throw failGrammar("SYSTEM or PUBLIC expected") }
        _ = takeBlanks()
        try require(.greaterThan, "> expected")
    }

    /// The rest of an attribute list declaration (XML 1.0 3.3).
    mutating func scanAttributeList() throws(MarkupFault) {
        try requireBlanks()
        _ = try takeName()
        while true {
            let hasBlanks = takeBlanks()
            if take(.greaterThan) { return }
            guard hasBlanks else { throw failGrammar("blank expected") }
            _ = try takeName()
            try requireBlanks()
            try takeAttributeType()
            try requireBlanks()
            try takeDefault()
        }
    }

    private mutating func takeAttributeType() throws(MarkupFault) {
        let isNotation = take("NOTATION")
        if isNotation { try requireBlanks() }
        if take(UInt8(ascii: "(")) { return try takeEnumeration(ofNames: isNotation) }
        guard !isNotation else { throw failGrammar("( expected") }
        let words: [StaticString] = ["CDATA", "IDREFS", "IDREF", "ID", "ENTITY", "ENTITIES", "NMTOKENS", "NMTOKEN"]
        for word in words where take(word) { return }
        throw failGrammar("attribute type expected")
    }

    private mutating func takeEnumeration(ofNames: Bool) throws(MarkupFault) {
        repeat {
            _ = takeBlanks()
            if ofNames { _ = try takeName() } else { try takeNameToken() }
            _ = takeBlanks()
        } while take(UInt8(ascii: "|"))
        try require(UInt8(ascii: ")"), "| or ) expected")
    }

    private mutating func takeDefault() throws(MarkupFault) {
        if take("#REQUIRED") || take("#IMPLIED") { return }
        if take("#FIXED") { try requireBlanks() }
        guard cursor < end, cursor.pointee.isQuote else { throw failGrammar("default expected") }
        var ignored = ByteRun(start: cursor)
        scratch.cut(to: 0)
        let kept = repairs
        cursor = try scanValue(&ignored, at: cursor)
        repairs = kept
    }
}
