/// The prefixes that a captured element uses and does not declare.
struct CapturedPrefixes {
    /// How many bindings were in force outside of the element.
    let outer: Int
    private(set) var bindings: [Int] = []
    private(set) var undeclared: [UnsafeBufferPointer<UInt8>] = []
    /// Whether an element without prefix has no namespace.
    private(set) var usesNone = false

    init(outer: Int) { self.outer = outer }

    /// Notes a prefix that was looked up, and the index of its binding, if it has one.
    mutating func note(_ prefix: UnsafePointer<UInt8>, _ count: Int, binding: Int?) {
        if let binding {
            if binding < outer && !bindings.contains(binding) { bindings.append(binding) }
        } else if count == 0 {
            usesNone = true
        } else {
            let text = UnsafeBufferPointer(start: prefix, count: count)
            if !undeclared.contains(where: { $0.elementsEqual(text) }) { undeclared.append(text) }
        }
    }
}

extension MarkupState {
    /// See `MarkupScanner.skipElement`.
    mutating func skipElement() throws(MarkupFault) {
        let outer = max(elements.count - 1, 0)
        while elements.count > outer { _ = try next() }
    }

    /// See `MarkupScanner.captureElement`.
    mutating func captureElement() throws(MarkupFault) -> String {
        guard !elements.isEmpty else { return "" }
        let element = elements[elements.count - 1]
        let mark = RewindMark(self, element)
        capture = CapturedPrefixes(outer: Int(element.bindings))
        defer { capture = nil }
        noteRoot(element)
        var tag = MarkupFragment()
        appendStartTag(to: &tag)
        let content = cursor
        let isEmpty = phase == .emptyElement
        let before = repairsOfContent
        try skipElement()
        appendDeclarations(to: &tag)
        if isEmpty {
            tag.append("/>")
        } else if repairsOfContent == before {
            tag.append(">")
            tag.append(UnsafeBufferPointer(start: content, count: eventStart - content))
            tag.appendEnd(UnsafeBufferPointer(start: nameStart, count: nameCount))
        } else {
            tag.append(">")
            try rewrite(from: mark, into: &tag)
        }
        return String(decoding: tag.bytes, as: UTF8.self)
    }

    /// The repairs that make the text of an element differ from what it means.
    private var repairsOfContent: Int {
        repairs.reduce(0) { $0 + ($1.code == .undeclaredPrefix ? 0 : $1.count) }
    }

    private mutating func noteRoot(_ element: OpenElement) {
        noteCaptured(element.start, Int(element.prefix))
        for index in 0..<attributes.count where attributes[index].prefix > 0 {
            noteCaptured(attributes[index].start, Int(attributes[index].prefix))
        }
    }

    private mutating func noteCaptured(_ prefix: UnsafePointer<UInt8>, _ count: Int) {
        if count == 5 && ByteWords.same(prefix, ("xmlns" as StaticString).utf8Start, 5) { return }
        let index = binding(of: prefix, count)
        capture?.note(prefix, count, binding: index)
    }

    /// `<name attributes`, still open.
    private mutating func appendStartTag(to fragment: inout MarkupFragment) {
        fragment.append("<")
        fragment.append(UnsafeBufferPointer(start: nameStart, count: nameCount))
        for index in 0..<attributes.count {
            let attribute = attributes[index]
            let name = UnsafeBufferPointer(start: attribute.start, count: Int(attribute.count))
            fragment.appendAttribute(name, bytes(of: attribute.value))
        }
    }

    private mutating func appendDeclarations(to fragment: inout MarkupFragment) {
        guard let capture else { return }
        for index in capture.bindings {
            let binding = bindings.base[index]
            let prefix = UnsafeBufferPointer(start: binding.prefix, count: Int(binding.prefixCount))
            let start = UnsafePointer(addresses.base + binding.addressOffset)
            fragment.appendDeclaration(prefix, UnsafeBufferPointer(start: start, count: binding.addressCount))
        }
        for prefix in capture.undeclared {
            guard let address = rules.vocabulary.address(of: rules.vocabulary.code(ofPrefix: prefix)) else { continue }
            address.withUnsafeBufferPointer { fragment.appendDeclaration(prefix, $0) }
        }
        if capture.usesNone { fragment.append(" xmlns=\"\"") }
    }

    /// Reads the content once more and writes what it means.
    private mutating func rewrite(from mark: RewindMark, into fragment: inout MarkupFragment) throws(MarkupFault) {
        let kept = repairs
        defer { repairs = kept }
        rewind(to: mark)
        let outer = elements.count - 1
        while elements.count > outer {
            switch try next() {
            case .start:
                appendStartTag(to: &fragment)
                fragment.append(">")
            case .text: fragment.appendEscaped(bytes(of: run), inValue: false)
            case .end: fragment.appendEnd(UnsafeBufferPointer(start: nameStart, count: nameCount))
            case .finished: return
            }
        }
    }

    /// Opens the element again that was just passed over.
    private mutating func rewind(to mark: RewindMark) {
        (cursor, phase) = (mark.cursor, .content)
        elements.append(mark.element)
        bindings.restore(to: mark.bindings)
        addresses.restore(to: mark.addresses)
        (settledBindings, defaultNamespace) = (mark.bindings, mark.defaultNamespace)
    }
}

/// Where the content of an element begins, and what was in force there.
struct RewindMark {
    let cursor: UnsafePointer<UInt8>
    let element: OpenElement
    let bindings: Int
    let addresses: Int
    let defaultNamespace: Int32

    init(_ scanner: borrowing MarkupState, _ element: OpenElement) {
        (cursor, self.element) = (scanner.cursor, element)
        (bindings, addresses) = (scanner.bindings.count, scanner.addresses.count)
        defaultNamespace = scanner.defaultNamespace
    }
}
