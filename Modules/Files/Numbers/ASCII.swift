/// The byte of an ASCII character; folded to a constant.
@inline(__always) func ascii(_ character: Unicode.Scalar) -> UInt8 { UInt8(truncatingIfNeeded: character.value) }

/// The value of an ASCII digit, nil for all other bytes.
@inline(__always) func digit(_ byte: UInt8) -> UInt64? {
    let value = byte &- 0x30
    return value < 10 ? UInt64(value) : nil
}

/// Whether `byte` is white space: blank, tab, line feed, vertical tab, form feed or carriage return.
@inline(__always) func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x09 < 5 }

/// `text` without the white space around it.
func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
    var slice = text[...]
    while let first = slice.first, isBlank(first) { slice = slice.dropFirst() }
    while let last = slice.last, isBlank(last) { slice = slice.dropLast() }
    return slice
}
