/// What a skipped DOCTYPE says of entities.
struct DoctypeFacts {
    /// What a general entity was declared to be.
    enum Entity {
        /// Its text stands in the DOCTYPE.
        case literal
        /// Its text stands in another file.
        case external
        /// It is no text at all.
        case unparsed
    }

    /// The general entities by name; the first declaration of a name counts.
    var entities: [[UInt8]: Entity] = [:]
    var hasExternalSubset = false
    var hasParameterReference = false
}

extension MarkupScanner {
    /// What is wrong with a reference to a general entity; nil when it is all right.
    func entityFault(_ name: UnsafeBufferPointer<UInt8>, inValue: Bool) -> MarkupFault.Code? {
        guard let doctype else { return .undefinedEntity }
        switch doctype.entities[Array(name)] {
        case .literal: return nil
        case .external: return inValue ? .reference : nil
        case .unparsed: return .reference
        case nil:
            let mayBeElsewhere = doctype.hasExternalSubset || doctype.hasParameterReference
            return mayBeElsewhere && !isStandalone ? nil : .undefinedEntity
        }
    }

    /// Refuses the DOCTYPE at the cursor, or passes over it.
    mutating func scanDoctype() throws(MarkupFault) {
        guard skipsDoctype else { throw fail(.doctype, at: cursor, "") }
        guard doctype == nil else { throw fail(.doctype, at: cursor, "a second one") }
        doctype = DoctypeFacts()
        try skipDoctype()
    }

    /// Passes over the DOCTYPE by its quotes, brackets, comments and instructions alone.
    private mutating func skipDoctype() throws(MarkupFault) {
        let start = cursor
        var place = start + 9
        var open = 1
        while place < end {
            switch place.pointee {
            case .doubleQuote, .singleQuote:
                guard let close = find(place.pointee, from: place + 1) else { break }
                place = close + 1
                continue
            case .lessThan where starts("<!--", at: place):
                place = try skipComment(at: place)
                continue
            case .lessThan where starts("<?", at: place):
                place = try skipInstruction(at: place)
                continue
            case .lessThan, .openBracket: open += 1
            case .greaterThan, .closeBracket: open -= 1
            default: break
            }
            place += 1
            if open == 0 {
                cursor = place
                return
            }
        }
        throw fail(.truncated, at: start, "DOCTYPE without end")
    }
}
