extension MarkupState {
    /// The rest of an element declaration (XML 1.0 3.2).
    mutating func scanElementDeclaration() throws(MarkupFault) {
        try requireBlanks()
        _ = try takeName()
        try requireBlanks()
        if !take("EMPTY") && !take("ANY") {
            try require(UInt8(ascii: "("), "content model expected")
            _ = takeBlanks()
            if take("#PCDATA") { try takeMixed() } else { try takeChildren() }
        }
        _ = takeBlanks()
        try require(.greaterThan, "> expected")
    }

    /// `#PCDATA` with names, behind that word.
    private mutating func takeMixed() throws(MarkupFault) {
        var hasNames = false
        _ = takeBlanks()
        while take(UInt8(ascii: "|")) {
            _ = takeBlanks()
            _ = try takeName()
            _ = takeBlanks()
            hasNames = true
        }
        try require(UInt8(ascii: ")"), "| or ) expected")
        if !take(UInt8(ascii: "*")) && hasNames { throw failGrammar("* expected") }
    }

    /// Nested choices and sequences, behind the first parenthesis and blanks.
    ///
    /// The separator of each open group is kept, 0 while it has but one part.
    private mutating func takeChildren() throws(MarkupFault) {
        var groups = PlainBuffer<UInt8>(capacity: 16)
        groups.append(0)
        while !groups.isEmpty {
            _ = takeBlanks()
            if take(UInt8(ascii: "(")) {
                guard groups.count < limits.depth else { throw exceed("depth", limits.depth, at: cursor) }
                groups.append(0)
                continue
            }
            _ = try takeName()
            takeOccurrence()
            try takeGroupEnds(&groups)
        }
    }

    /// Behind a part: the ends of groups, up to a separator or the end of all.
    private mutating func takeGroupEnds(_ groups: inout PlainBuffer<UInt8>) throws(MarkupFault) {
        while !groups.isEmpty {
            _ = takeBlanks()
            if take(UInt8(ascii: ")")) {
                groups.cut(to: groups.count - 1)
                takeOccurrence()
                continue
            }
            guard cursor < end, cursor.pointee == UInt8(ascii: "|") || cursor.pointee == UInt8(ascii: ",") else {
                throw failGrammar("separator or ) expected")
            }
            let before = groups[groups.count - 1]
            guard before == 0 || before == cursor.pointee else { throw failGrammar("one separator expected") }
            groups[groups.count - 1] = cursor.pointee
            cursor += 1
            return
        }
    }

    private mutating func takeOccurrence() {
        _ = take(.question) || take(UInt8(ascii: "*")) || take(UInt8(ascii: "+"))
    }
}
