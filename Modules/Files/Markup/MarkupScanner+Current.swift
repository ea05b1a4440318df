extension MarkupScanner {
    /// The name of the element that started or ended, as written, with its prefix.
    public var qualifiedName: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: nameStart, count: nameCount) }

    /// The name of the element that started or ended, without its prefix.
    public var localName: UnsafeBufferPointer<UInt8> {
        let skipped = prefixCount == 0 ? 0 : prefixCount + 1
        return UnsafeBufferPointer(start: nameStart + skipped, count: nameCount - skipped)
    }

    /// The text of a text event: references, CDATA and line ends resolved, comments and instructions left out.
    public var text: UnsafeBufferPointer<UInt8> { bytes(of: run) }

    /// How many attributes the element that started has, namespace declarations included.
    public var attributeCount: Int { attributes.count }

    /// The value of the attribute without prefix that has this code, normalised as XML 1.0 3.3.3 says; nil when absent.
    ///
    /// - Complexity: O(attributes).
    @inline(__always)
    public func attribute(_ name: Int) -> UnsafeBufferPointer<UInt8>? {
        for index in 0..<attributes.count where Int(attributes.base[index].code) == name {
            return bytes(of: attributes.base[index].value)
        }
        return nil
    }

    /// The name of an attribute as written; `index` is below `attributeCount`.
    public func attributeQualifiedName(at index: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(index >= 0 && index < attributes.count)
        return UnsafeBufferPointer(start: attributes[index].start, count: Int(attributes[index].count))
    }

    /// The name of an attribute without its prefix; `index` is below `attributeCount`.
    public func attributeLocalName(at index: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(index >= 0 && index < attributes.count)
        let attribute = attributes[index]
        let skipped = attribute.prefix == 0 ? 0 : Int(attribute.prefix) + 1
        return UnsafeBufferPointer(start: attribute.start + skipped, count: Int(attribute.count) - skipped)
    }

    /// The normalised value of an attribute; `index` is below `attributeCount`.
    public func attributeValue(at index: Int) -> UnsafeBufferPointer<UInt8> {
        precondition(index >= 0 && index < attributes.count)
        return bytes(of: attributes[index].value)
    }

    @inline(__always)
    func bytes(of run: ByteRun) -> UnsafeBufferPointer<UInt8> {
        let start = run.offset < 0 ? run.start : UnsafePointer(scratch.base + run.offset)
        return UnsafeBufferPointer(start: start, count: run.count)
    }
}

extension MarkupScanner {
    /// Adds a piece of the input to a run; it stays a view of the input as long as its pieces touch.
    @inline(__always)
    mutating func extend(_ run: inout ByteRun, _ piece: UnsafePointer<UInt8>, _ count: Int) {
        if run.offset < 0 {
            if run.count == 0 { run.start = piece }
            if run.start + run.count == piece {
                run.count += count
                return
            }
        }
        extendApart(&run, piece, count)
    }

    @inline(never)
    private mutating func extendApart(_ run: inout ByteRun, _ piece: UnsafePointer<UInt8>, _ count: Int) {
        guard count > 0 else { return }
        detach(&run)
        scratch.append(piece, count: count)
        run.count += count
    }

    /// Adds a byte that is not in the input.
    mutating func extend(_ run: inout ByteRun, byte: UInt8) {
        detach(&run)
        scratch.append(byte)
        run.count += 1
    }

    /// Adds a character that is not in the input.
    mutating func extend(_ run: inout ByteRun, scalar: UInt32) {
        detach(&run)
        let before = scratch.count
        MarkupCharacters.encode(scalar) { scratch.append($0) }
        run.count += scratch.count - before
    }

    private mutating func detach(_ run: inout ByteRun) {
        guard run.offset < 0 else { return }
        run.offset = scratch.count
        scratch.append(run.start, count: run.count)
    }
}
