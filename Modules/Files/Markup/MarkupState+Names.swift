#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A name in the input.
struct ScannedName {
    var start: UnsafePointer<UInt8>
    var count: Int
    /// The length of the prefix, 0 when there is none.
    var prefix: Int

    var end: UnsafePointer<UInt8> { start + count }
    var local: UnsafePointer<UInt8> { prefix == 0 ? start : start + prefix + 1 }
    var localCount: Int { prefix == 0 ? count : count - prefix - 1 }
}

extension MarkupState {
    /// Reads a name that begins at `start`, where a name may begin or not.
    @inline(__always)
    mutating func scanName(at start: UnsafePointer<UInt8>) throws(MarkupFault) -> ScannedName {
        let table = UnsafePointer(classes.base)
        var place = start
        var seen: UInt8 = 0
        guard start < end, table[Int(start.pointee)] & ByteClass.nameStart != 0 else {
            throw fail(start < end ? .name : .truncated, at: start, "name expected")
        }
        while place < end {
            let kind = table[Int(place.pointee)]
            if kind & ByteClass.name == 0 { break }
            seen |= kind
            place += 1
        }
        var name = ScannedName(start: start, count: place - start, prefix: 0)
        if seen & (ByteClass.colon | ByteClass.high) != 0 || name.count > limits.nameBytes {
            try finish(&name, hasHigh: seen & ByteClass.high != 0)
        }
        return name
    }

    private mutating func finish(_ name: inout ScannedName, hasHigh: Bool) throws(MarkupFault) {
        if name.count > limits.nameBytes { throw exceed("nameBytes", limits.nameBytes, at: name.start) }
        var colon = 0
        while colon < name.count && name.start[colon] != UInt8(ascii: ":") { colon += 1 }
        if colon > 0 && colon + 1 < name.count { name.prefix = colon }
        if hasHigh { try checkCharacters(of: name) }
    }

    private mutating func checkCharacters(of name: ScannedName) throws(MarkupFault) {
        var place = name.start
        while place < name.end {
            let (scalar, count) = MarkupCharacters.decode(place)
            let isRight =
                place == name.start ? MarkupCharacters.isNameStart(scalar) : MarkupCharacters.isName(scalar)
            if !isRight { throw fail(.name, at: place, "U+" + String(scalar, radix: 16, uppercase: true)) }
            place += count
        }
    }

    /// The end of the name at `start`, or nil when none stands there or it is too long.
    mutating func nameEnd(at start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        guard start < end, classes.base[Int(start.pointee)] & ByteClass.nameStart != 0 else { return nil }
        var place = start
        while place < end, classes.base[Int(place.pointee)] & ByteClass.name != 0 {
            let (scalar, count) = MarkupCharacters.decode(place)
            if place == start ? !MarkupCharacters.isNameStart(scalar) : !MarkupCharacters.isName(scalar) { return nil }
            place += count
            if place - start > limits.nameBytes { return nil }
        }
        return place
    }

    /// The first byte at or behind `start` that is not white space, or the end.
    @inline(__always)
    mutating func skipBlanks(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var place = start
        while place < end && classes.base[Int(place.pointee)] & ByteClass.blank != 0 { place += 1 }
        return place
    }

    /// The first `byte` at or behind `start`, or nil.
    mutating func find(_ byte: UInt8, from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        find(byte, from: start, to: end)
    }

    /// The first `byte` at or behind `start` and before `stop`, or nil.
    mutating func find(
        _ byte: UInt8,
        from start: UnsafePointer<UInt8>,
        to stop: UnsafePointer<UInt8>
    ) -> UnsafePointer<UInt8>? {
        guard start < stop, let found = memchr(start, Int32(byte), stop - start) else { return nil }
        return UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
    }

    /// The first place at or behind `start` where `pattern` stands, or nil.
    mutating func find(_ pattern: StaticString, from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
        var place = start
        while let found = find(pattern.utf8Start[0], from: place) {
            if starts(pattern, at: found) { return found }
            place = found + 1
        }
        return nil
    }

    /// Whether `pattern` stands at `place`.
    mutating func starts(_ pattern: StaticString, at place: UnsafePointer<UInt8>) -> Bool {
        let count = pattern.utf8CodeUnitCount
        return end - place >= count && ByteWords.same(place, pattern.utf8Start, count)
    }
}
