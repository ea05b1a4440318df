/// Pulls JSON (RFC 8259) out of bytes, event by event, in constant memory.
///
/// ```swift
/// try JSONScanner.scan(bytes) { json throws(FileFault) in
///     while try json.next() != .finished { … }
/// }
/// ```
/// A UTF-8 byte order mark is skipped; bytes that are not UTF-8 pass through in ``text`` and are repaired in ``string``.
/// Lone surrogates become U+FFFD. A key that stands twice in one object is refused when strict; otherwise the first one
/// holds, and the later ones are skipped with their values and counted. Keys are told apart by 64-bit hashes.
public struct JSONScanner: ~Copyable {
    /// How many members were skipped because their key stood before in the same object.
    public internal(set) var skippedDuplicates = 0
    /// How many lone surrogates became U+FFFD.
    public internal(set) var replacedSurrogates = 0
    /// The bytes of the current key, string or number, escapes resolved; valid until the next event.
    public internal(set) var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The offset of the first byte of the current event.
    public internal(set) var byte = 0

    let bytes: UnsafeBufferPointer<UInt8>
    let limits: ReadLimits
    let isStrict: Bool
    let isSequence: Bool
    var position = 0
    /// For each open container whether it is an object.
    var containers: [Bool] = []
    var keys = JSONKeys()
    var scratch = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
    private var expected = Expected.value
    private var isSkipping = false

    private enum Expected { case value, valueOrEnd, keyOrEnd, key, commaOrEnd }

    /// Scans `bytes` within `body`, which pulls the events.
    /// - Parameters:
    ///   - bytes: JSON text in UTF-8.
    ///   - limits: `depth`, and `textBytes` for keys and strings, and `nameBytes` for numbers.
    ///   - isStrict: Whether a key that stands twice is refused.
    ///   - isSequence: Whether several values may follow each other, as in JSON lines and RFC 8142.
    ///   - body: Gets the scanner, which must not be used after.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws.
    public static func scan<Result, Failure: Error>(
        _ bytes: [UInt8],
        limits: ReadLimits = ReadLimits(),
        isStrict: Bool = false,
        isSequence: Bool = false,
        body: (inout JSONScanner) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
            var scanner = JSONScanner(buffer, limits, isStrict: isStrict, isSequence: isSequence)
            return try body(&scanner)
        }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: ReadLimits, isStrict: Bool, isSequence: Bool) {
        (self.bytes, self.limits, self.isStrict, self.isSequence) = (bytes, limits, isStrict, isSequence)
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    deinit { scratch.deallocate() }

    /// How many objects and arrays are open.
    public var depth: Int { containers.count }

    /// The next event.
    /// - Throws: `FileFault` with line and column: `malformed`, `truncated`, `too-deep`, `too-large`, `trailing`,
    ///   `duplicate-key` when strict.
    public mutating func next() throws(FileFault) -> JSONEvent {
        while true {
            skipBlanks()
            if containers.isEmpty, expected == .commaOrEnd, try isAtEnd() { return .finished }
            byte = position
            guard position < bytes.count else {
                if isSequence, containers.isEmpty { return .finished }
                throw fault(.truncated, "the text ends where a value must stand")
            }
            if expected == .commaOrEnd, let end = try passComma() { return end }
            guard expected == .key || expected == .keyOrEnd else { return try value() }
            if let event = try member() { return event }
        }
    }

    /// Skips the next value whole, such as that of a key which has just come.
    ///
    /// Behind the last element of an array, or of an object, it passes over the end instead.
    /// - Throws: `FileFault` as ``next()`` does.
    /// - Complexity: O(n) in the bytes of the value.
    public mutating func skipValue() throws(FileFault) {
        let event = try skipping { json throws(FileFault) in try json.next() }
        if event == .beginObject || event == .beginArray { try skipToEnd() }
    }

    /// Skips the rest of the innermost open object or array and passes over its end.
    /// - Throws: `FileFault` as ``next()`` does.
    /// - Complexity: O(n) in the bytes skipped.
    public mutating func skipToEnd() throws(FileFault) {
        let outer = containers.count - 1
        guard outer >= 0 else { return }
        try skipping { json throws(FileFault) in
            while json.containers.count > outer { _ = try json.next() }
        }
    }

    private mutating func skipping<Result>(
        _ body: (inout JSONScanner) throws(FileFault) -> Result
    ) throws(FileFault) -> Result {
        let was = isSkipping
        isSkipping = true
        defer { isSkipping = was }
        return try body(&self)
    }

    /// Passes a comma, or the end of the container, whose event it gives.
    @inline(__always)
    private mutating func passComma() throws(FileFault) -> JSONEvent? {
        let isObject = containers.last == true
        if bytes[position] == (isObject ? ascii("}") : ascii("]")) { return close() }
        guard bytes[position] == ascii(","), !containers.isEmpty else {
            throw fault(.malformed, isObject ? "neither comma nor }" : "neither comma nor ]")
        }
        position += 1
        expected = isObject ? .key : .value
        skipBlanks()
        byte = position
        guard position < bytes.count else { throw fault(.truncated, "the text ends behind a comma") }
        return nil
    }

    /// Reads the key of a member and its colon, or the end of the object; nil if the member was skipped as a duplicate.
    @inline(__always)
    private mutating func member() throws(FileFault) -> JSONEvent? {
        if expected == .keyOrEnd, bytes[position] == ascii("}") { return close() }
        guard bytes[position] == ascii("\"") else { throw fault(.malformed, "no key where one must stand") }
        try scanString()
        let isNew = isSkipping && !isStrict || keys.insert(text)
        skipBlanks()
        guard position < bytes.count else { throw fault(.truncated, "the text ends behind a key") }
        guard bytes[position] == ascii(":") else { throw fault(.malformed, "no colon behind a key") }
        position += 1
        expected = .value
        if isNew { return .key }
        guard !isStrict else { throw fault(.duplicateKey, "a key stands twice", at: byte) }
        skippedDuplicates += 1
        try skipValue()
        return nil
    }

    @inline(__always)
    private mutating func value() throws(FileFault) -> JSONEvent {
        switch bytes[position] {
        case ascii("\""):
            try scanString()
            expected = .commaOrEnd
            return .string
        case ascii("{"): return try open(isObject: true)
        case ascii("["): return try open(isObject: false)
        case ascii("]") where expected == .valueOrEnd: return close()
        case ascii("t"): return try word("true", .true)
        case ascii("f"): return try word("false", .false)
        case ascii("n"): return try word("null", .null)
        default:
            try scanNumber()
            expected = .commaOrEnd
            return .number
        }
    }

    private mutating func open(isObject: Bool) throws(FileFault) -> JSONEvent {
        guard containers.count < limits.depth else { throw fault(.tooDeep, "more than \(limits.depth) levels") }
        position += 1
        containers.append(isObject)
        if isObject { keys.open() }
        expected = isObject ? .keyOrEnd : .valueOrEnd
        return isObject ? .beginObject : .beginArray
    }

    private mutating func close() -> JSONEvent {
        position += 1
        expected = .commaOrEnd
        guard containers.removeLast() else { return .endArray }
        keys.close()
        return .endObject
    }

    private mutating func word(_ word: StaticString, _ event: JSONEvent) throws(FileFault) -> JSONEvent {
        for offset in 0..<word.utf8CodeUnitCount {
            guard position < bytes.count else { throw fault(.truncated, "the text ends inside a word") }
            guard bytes[position] == word.utf8Start[offset] else { throw fault(.malformed, "an unknown word") }
            position += 1
        }
        expected = .commaOrEnd
        return event
    }

    /// Behind a value on the top level, whether all is read; in a sequence the next value is expected otherwise.
    private mutating func isAtEnd() throws(FileFault) -> Bool {
        byte = position
        guard position < bytes.count else { return true }
        guard isSequence else { throw fault(.trailing, "something behind the value") }
        expected = .value
        return false
    }

    @inline(__always)
    private mutating func skipBlanks() {
        while position < bytes.count {
            let byte = bytes[position]
            guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 || byte == 0x1e && isSequence else {
                return
            }
            position += 1
        }
    }
}
