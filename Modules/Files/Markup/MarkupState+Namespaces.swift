/// A prefix, or none, and the address that it stands for while its element is open.
struct NamespaceBinding: BitwiseCopyable {
    var prefix: UnsafePointer<UInt8>
    var prefixCount: Int32
    var namespace: Int32
    /// Where the address begins in the bytes of all addresses, and its length.
    var addressOffset: Int
    var addressCount: Int
}

extension MarkupState {
    /// Notes what an attribute declares, when it is `xmlns` or `xmlns:prefix`.
    @inline(never)
    mutating func bindIfNamespace(_ attribute: ScannedAttribute) {
        guard ByteWords.same(attribute.start, ("xmlns" as StaticString).utf8Start, 5) else { return }
        let isDefault = attribute.count == 5
        guard isDefault || attribute.start[5] == UInt8(ascii: ":") && attribute.count > 6 else { return }
        let address = bytes(of: attribute.value)
        let code = address.isEmpty ? 0 : rules.vocabulary.code(ofAddress: address)
        bindings.append(
            NamespaceBinding(
                prefix: attribute.start + (isDefault ? 5 : 6),
                prefixCount: isDefault ? 0 : attribute.count - 6,
                namespace: code,
                addressOffset: addresses.count,
                addressCount: address.count
            )
        )
        if let start = address.baseAddress { addresses.append(start, count: address.count) }
        if isDefault { defaultNamespace = code }
    }

    /// Forgets the bindings of an element that ended.
    @inline(never)
    mutating func unbind(to count: Int) {
        if count < bindings.count { addresses.cut(to: bindings[count].addressOffset) }
        bindings.cut(to: count)
        settledBindings = count
        defaultNamespace = binding(of: base, 0).map { bindings[$0].namespace } ?? 0
    }

    /// The index of the innermost binding of a prefix, or nil.
    mutating func binding(of prefix: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        var index = bindings.count - 1
        while index >= 0 {
            let binding = bindings.base[index]
            if Int(binding.prefixCount) == count && ByteWords.same(binding.prefix, prefix, count) { return index }
            index -= 1
        }
        return nil
    }

    /// The code of the namespace that a prefix stands for, without prefix the default one.
    mutating func resolve(_ prefix: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        let index = binding(of: prefix, count)
        capture?.note(prefix, count, binding: index)
        if let index { return bindings[index].namespace }
        if count == 0 { return 0 }
        let text = UnsafeBufferPointer(start: prefix, count: count)
        if text.elementsEqual("xml".utf8) { return rules.vocabulary.code(ofAddress: Self.xmlAddress) }
        repair(.undeclaredPrefix, at: prefix)
        return rules.vocabulary.code(ofPrefix: text)
    }

    /// Looks the prefixes of attributes up, for the sake of repairs and captures.
    mutating func resolveAttributes() {
        for index in 0..<attributes.count {
            let attribute = attributes[index]
            let prefix = UnsafeBufferPointer(start: attribute.start, count: Int(attribute.prefix))
            if attribute.prefix > 0 && !prefix.elementsEqual("xmlns".utf8) {
                _ = resolve(attribute.start, Int(attribute.prefix))
            }
        }
    }

    private static var xmlAddress: UnsafeBufferPointer<UInt8> {
        let text: StaticString = "http://www.w3.org/XML/1998/namespace"
        return UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
