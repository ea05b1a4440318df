extension MarkupState {
    /// Reads the reference at `place`, an `&`, into a run; gives the place behind it.
    mutating func scanReference(
        _ run: inout ByteRun,
        at place: UnsafePointer<UInt8>,
        inValue: Bool
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        if end - place > 1 && place[1] == UInt8(ascii: "#") {
            return try scanCharacterReference(&run, at: place)
        }
        guard let stop = nameEnd(at: place + 1), stop < end, stop.pointee == .semicolon else {
            if isStrict { throw fail(.reference, at: place, "name and ; expected", floor: floor(inValue, place)) }
            return keepAmpersand(&run, .bareAmpersand, at: place)
        }
        if let byte = Self.predefined(place + 1, stop - place - 1) {
            extend(&run, byte: byte)
            return stop + 1
        }
        return try scanEntity(&run, at: place, to: stop, inValue: inValue)
    }

    static func predefined(_ name: UnsafePointer<UInt8>, _ count: Int) -> UInt8? {
        func isNamed(_ text: StaticString) -> Bool {
            text.utf8CodeUnitCount == count && ByteWords.same(text.utf8Start, name, count)
        }
        if isNamed("lt") { return .lessThan }
        if isNamed("gt") { return .greaterThan }
        if isNamed("amp") { return .ampersand }
        if isNamed("quot") { return .doubleQuote }
        return isNamed("apos") ? .singleQuote : nil
    }

    /// A general entity: dropped when a DOCTYPE was skipped, else kept as it stands.
    private mutating func scanEntity(
        _ run: inout ByteRun,
        at place: UnsafePointer<UInt8>,
        to stop: UnsafePointer<UInt8>,
        inValue: Bool
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        let name = UnsafeBufferPointer(start: place + 1, count: stop - place - 1)
        if isStrict, let wrong = entityFault(name, inValue: inValue) {
            let detail = String(decoding: name, as: UTF8.self)
            throw fail(wrong, at: place, detail, floor: floor(inValue, place))
        }
        guard doctype == nil else {
            repair(.droppedEntity, at: place)
            return stop + 1
        }
        return keepAmpersand(&run, .unknownEntity, at: place)
    }

    private mutating func keepAmpersand(
        _ run: inout ByteRun,
        _ code: MarkupRepair.Code,
        at place: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        repair(code, at: place)
        extend(&run, place, 1)
        return place + 1
    }

    private mutating func floor(_ inValue: Bool, _ place: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        inValue ? eventStart + 1 : place
    }

    private mutating func scanCharacterReference(
        _ run: inout ByteRun,
        at place: UnsafePointer<UInt8>
    ) throws(MarkupFault) -> UnsafePointer<UInt8> {
        guard let (scalar, stop) = characterReference(at: place) else {
            if isStrict { throw fail(.reference, at: place, "digits and ; expected") }
            return keepAmpersand(&run, .bareAmpersand, at: place)
        }
        if MarkupCharacters.isAllowed(scalar) {
            extend(&run, scalar: scalar)
        } else {
            let detail = "U+" + String(scalar, radix: 16, uppercase: true)
            if isStrict { throw fail(.reference, at: place, detail) }
            repair(.controlCharacter, at: place)
        }
        return stop
    }

    mutating func characterReference(at place: UnsafePointer<UInt8>) -> (scalar: UInt32, stop: UnsafePointer<UInt8>)? {
        Self.characterReference(at: place, end: end)
    }

    /// The number of a character reference, at most 110000 hexadecimal, and the place behind it; nil when it is none.
    static func characterReference(
        at place: UnsafePointer<UInt8>,
        end: UnsafePointer<UInt8>
    ) -> (scalar: UInt32, stop: UnsafePointer<UInt8>)? {
        var next = place + 2
        let isHexadecimal = next < end && next.pointee == UInt8(ascii: "x")
        if isHexadecimal { next += 1 }
        let first = next
        var scalar: UInt32 = 0
        while next < end, let value = digit(next.pointee, isHexadecimal) {
            scalar = min(scalar * (isHexadecimal ? 16 : 10) + value, 0x110000)
            next += 1
        }
        guard next > first, next < end, next.pointee == .semicolon else { return nil }
        return (scalar, next + 1)
    }

    private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f") where isHexadecimal: UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F") where isHexadecimal: UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
