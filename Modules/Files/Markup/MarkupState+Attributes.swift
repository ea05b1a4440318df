/// An attribute of the current start tag.
struct ScannedAttribute: BitwiseCopyable {
    var start: UnsafePointer<UInt8>
    var count: Int32
    /// The length of the prefix, 0 when there is none.
    var prefix: Int32
    /// The code of the name when it has no prefix, else -1.
    var code: Int32
    var value: ByteRun
}

extension MarkupState {
    /// Reads the rest of a start tag behind its name; gives the place behind it and sets the phase.
    mutating func scanAttributes(from start: UnsafePointer<UInt8>) throws(MarkupFault) -> UnsafePointer<UInt8> {
        var place = start
        var hasPrefixes = false
        while true {
            let first = skipBlanks(place)
            guard first < end else { throw failInTag(.truncated, at: first, "in a start tag") }
            let byte = first.pointee
            if byte == .greaterThan || byte == .slash && first + 1 < end && first[1] == .greaterThan {
                if hasPrefixes { resolveAttributes() }
                phase = byte == .slash ? .emptyElement : .content
                return first + (byte == .slash ? 2 : 1)
            }
            if first == place { try checkMissingBlank(at: first) }
            guard attributes.count < limits.attributes else {
                throw exceed("attributes", limits.attributes, at: first, floor: eventStart + 1)
            }
            place = try scanAttribute(at: first)
            if attributes.count > 0 && attributes.base[attributes.count - 1].prefix > 0 { hasPrefixes = true }
        }
    }

    mutating func failInTag(
        _ code: MarkupFault.Code,
        at place: UnsafePointer<UInt8>,
        _ detail: String
    ) -> MarkupFault {
        fail(code, at: place, detail, floor: eventStart + 1)
    }

    private mutating func checkMissingBlank(at place: UnsafePointer<UInt8>) throws(MarkupFault) {
        let begins = classes.base[Int(place.pointee)] & ByteClass.nameStart != 0
        guard begins && attributes.count > 0 && !isStrict else {
            if place.pointee == .slash && place + 1 == end { throw failInTag(.truncated, at: end, "in a start tag") }
            throw failInTag(begins ? .attribute : .syntax, at: place, "blank expected")
        }
        repair(.missingBlank, at: place)
    }

    /// Reads an attribute; gives the place behind it.
    @inline(__always)
    private mutating func scanAttribute(at start: UnsafePointer<UInt8>) throws(MarkupFault) -> UnsafePointer<UInt8> {
        guard classes.base[Int(start.pointee)] & ByteClass.nameStart != 0 else {
            throw failInTag(.attribute, at: start, "name expected")
        }
        let name = try scanName(at: start)
        var place = name.end
        if place < end && place.pointee != .equals { place = skipBlanks(place) }
        var attribute = ScannedAttribute(
            start: name.start,
            count: Int32(truncatingIfNeeded: name.count),
            prefix: Int32(truncatingIfNeeded: name.prefix),
            code: name.prefix == 0 ? names.code(name.start, name.count) : -1,
            value: ByteRun(start: name.end)
        )
        guard place < end && place.pointee == .equals else {
            return try addWithoutValue(attribute, at: place, behind: name.end)
        }
        place += 1
        if place < end && !place.pointee.isQuote { place = skipBlanks(place) }
        guard place < end else { throw failInTag(.truncated, at: place, "in a start tag") }
        if place.pointee.isQuote {
            place = try scanValue(&attribute.value, at: place)
        } else {
            place = try scanUnquotedValue(&attribute.value, at: place)
        }
        try add(attribute)
        return place
    }

    private mutating func addWithoutValue(
        _ attribute: ScannedAttribute,
        at place: UnsafePointer<UInt8>,
        behind nameEnd: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        guard place < end else { throw failInTag(.truncated, at: place, "in a start tag") }
        if isStrict { throw failInTag(.attribute, at: place, "= expected") }
        repair(.missingValue, at: place)
        try add(attribute)
        return nameEnd
    }

    @inline(__always)
    private mutating func add(_ attribute: ScannedAttribute) throws(MarkupFault) {
        for index in 0..<attributes.count {
            let other = attributes.base[index]
            if other.count == attribute.count && ByteWords.same(other.start, attribute.start, Int(other.count)) {
                if isStrict { throw failInTag(.duplicateAttribute, at: attribute.start, "") }
                repair(.duplicateAttribute, at: attribute.start)
                return
            }
        }
        attributes.append(attribute)
        if attribute.count >= 5 && attribute.start.pointee == UInt8(ascii: "x") { bindIfNamespace(attribute) }
    }
}
