/// What a reader knows by number: local names are 1 to n in the order given, namespaces likewise; unknown names are 0.
public struct MarkupVocabulary: Sendable {
    /// The local names; the code of one is its index plus one.
    public let names: [String]
    private let slots: [NameSlot]
    private let nameBytes: [UInt8]
    private let namespaces: [KnownNamespace]

    /// A vocabulary of local names, elements' and attributes' alike, and namespaces.
    ///
    /// A namespace may have several addresses that mean the same; the first is the one written. Its usual prefixes stand
    /// for it where a file uses one without declaring it.
    public init(names: [String], namespaces: [(addresses: [String], usualPrefixes: [String])]) {
        var bytes: [UInt8] = []
        var slots = [NameSlot](repeating: NameSlot(), count: Self.slotCount(names.count))
        for (index, name) in names.enumerated() {
            let text = Array(name.utf8)
            let slot = NameSlot(
                hash: text.withUnsafeBufferPointer { $0.baseAddress.map { ByteWords.hash($0, text.count) } ?? 0 },
                code: Int32(index + 1),
                start: Int32(bytes.count),
                count: Int32(text.count)
            )
            bytes += text
            var position = Int(slot.hash) & (slots.count - 1)
            while slots[position].code != 0 { position = (position + 1) & (slots.count - 1) }
            slots[position] = slot
        }
        (self.names, self.slots, nameBytes) = (names, slots, bytes + [0])
        self.namespaces = namespaces.map {
            KnownNamespace(
                addresses: $0.addresses.map { Array($0.utf8) },
                prefixes: $0.usualPrefixes.map { Array($0.utf8) }
            )
        }
    }

    /// A power of two, at least twice as many as there are names.
    private static func slotCount(_ names: Int) -> Int {
        var count = 8
        while count < names * 2 { count *= 2 }
        return count
    }

    /// The code of a namespace by its address, or -1.
    func code(ofAddress address: UnsafeBufferPointer<UInt8>) -> Int32 {
        let index = namespaces.firstIndex { $0.addresses.contains { $0.elementsEqual(address) } }
        return index.map { Int32($0 + 1) } ?? -1
    }

    /// The code of a namespace by a usual prefix, or -1.
    func code(ofPrefix prefix: UnsafeBufferPointer<UInt8>) -> Int32 {
        let index = namespaces.firstIndex { $0.prefixes.contains { $0.elementsEqual(prefix) } }
        return index.map { Int32($0 + 1) } ?? -1
    }

    /// The address written for a namespace.
    func address(of code: Int32) -> [UInt8]? {
        namespaces.indices.contains(Int(code) - 1) ? namespaces[Int(code) - 1].addresses.first : nil
    }

    /// Calls `body` with the table of names.
    func withNames<R, E: Error>(_ body: (NameTable) throws(E) -> R) throws(E) -> R {
        try slots.withUnsafeBufferPointer { (slots) throws(E) -> R in
            try nameBytes.withUnsafeBufferPointer { (bytes) throws(E) -> R in
                try body(NameTable(slots: slots, bytes: bytes))
            }
        }
    }
}

private struct KnownNamespace: Sendable {
    var addresses: [[UInt8]]
    var prefixes: [[UInt8]]
}

/// One place of the table of names; code 0 is a free one.
struct NameSlot: BitwiseCopyable, Sendable {
    var hash: UInt32 = 0
    var code: Int32 = 0
    var start: Int32 = 0
    var count: Int32 = 0
}

/// Open addressing over the hashes of the known names; at least half of the slots are free.
struct NameTable {
    private let slots: UnsafePointer<NameSlot>?
    private let bytes: UnsafePointer<UInt8>?
    private let mask: Int

    init(slots: UnsafeBufferPointer<NameSlot>, bytes: UnsafeBufferPointer<UInt8>) {
        (self.slots, self.bytes, mask) = (slots.baseAddress, bytes.baseAddress, slots.count - 1)
    }

    /// The code of a name, or 0.
    @inline(__always)
    func code(_ name: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
        guard let slots, let bytes else { return 0 }
        let hash = ByteWords.hash(name, count)
        var position = Int(hash) & mask
        while true {
            let slot = slots[position]
            if slot.code == 0 { return 0 }
            if slot.hash == hash, Int(slot.count) == count, ByteWords.same(name, bytes + Int(slot.start), count) {
                return slot.code
            }
            position = (position + 1) & mask
        }
    }
}
