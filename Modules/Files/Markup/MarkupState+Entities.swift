extension MarkupState {
    /// What is wrong with a reference to a general entity, in strict mode; nil when it is all right.
    ///
    /// An entity that the DOCTYPE declares must be well formed by itself (XML 1.0 4.3.2), without recursion. It is
    /// looked through once for content and once for values, however often it is referred to, and never expanded.
    mutating func entityFault(_ name: UnsafeBufferPointer<UInt8>, inValue: Bool) -> MarkupFault.Code? {
        guard let facts = doctype else { return .undefinedEntity }
        guard let index = facts.index(of: name) else {
            let mayBeElsewhere = facts.hasExternalSubset || facts.hasParameterReference
            return mayBeElsewhere && !isStandalone ? nil : .undefinedEntity
        }
        switch facts[index].kind {
        case .literal: return literalFault(at: index, inValue: inValue)
        case .external: return inValue ? .reference : nil
        case .unparsed: return .reference
        }
    }

    private mutating func literalFault(at index: Int, inValue: Bool) -> MarkupFault.Code? {
        guard let entity = doctype?[index] else { return nil }
        switch inValue ? entity.asValue : entity.asContent {
        case .right: return nil
        case .inWork: return .reference
        case .unknown: break
        }
        guard entityDepth < Self.deepestEntity else { return .limit }
        setVerdict(.inWork, at: index, inValue: inValue)
        let text = Self.replacement(of: entity.literal)
        let fault = text.withUnsafeBufferPointer { lookThrough($0, inValue: inValue) }
        setVerdict(.right, at: index, inValue: inValue)
        return fault
    }

    /// Entities within entities, more than which are refused: each takes a stack frame.
    private static var deepestEntity: Int { 64 }

    private mutating func setVerdict(_ verdict: DeclaredEntity.Verdict, at index: Int, inValue: Bool) {
        if inValue {
            doctype?[index].asValue = verdict
        } else {
            doctype?[index].asContent = verdict
        }
    }

    /// The literal with its character references resolved (XML 1.0 4.5).
    private static func replacement(of literal: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard let start = literal.baseAddress else { return [] }
        var result: [UInt8] = []
        result.reserveCapacity(literal.count)
        var offset = 0
        while offset < literal.count {
            let place = start + offset
            if place[0] == .ampersand, offset + 1 < literal.count, place[1] == UInt8(ascii: "#"),
                let (scalar, stop) = characterReference(at: place, end: start + literal.count)
            {
                MarkupCharacters.encode(scalar) { result.append($0) }
                offset = stop - start
            } else {
                result.append(place[0])
                offset += 1
            }
        }
        return result
    }

    /// Reads an entity's text by itself with a scanner of its own, which has the facts meanwhile.
    private mutating func lookThrough(_ text: UnsafeBufferPointer<UInt8>, inValue: Bool) -> MarkupFault.Code? {
        var inner = MarkupState(text, inside: self)
        inner.doctype = doctype
        doctype = nil
        var code: MarkupFault.Code?
        do throws(MarkupFault) {
            if inValue { try inner.lookThroughValue() } else { while try inner.next() != .finished {} }
        } catch {
            code = error.code
        }
        doctype = inner.doctype
        return code
    }

    private mutating func lookThroughValue() throws(MarkupFault) {
        var ignored = ByteRun(start: base)
        while cursor < end {
            switch cursor.pointee {
            case .lessThan: throw fail(.lessThanInAttribute, at: cursor, "")
            case .ampersand: cursor = try scanReference(&ignored, at: cursor, inValue: true)
            default: cursor += 1
            }
        }
    }
}
