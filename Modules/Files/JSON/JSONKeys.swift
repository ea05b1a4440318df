/// The keys seen in the objects that are open, as hashes, to find those that stand twice.
struct JSONKeys {
    private var hashes: [UInt64] = []
    private var starts: [Int] = []
    /// The objects with many keys, outermost first: where their hashes begin, and all of these as a set.
    private var large: [(start: Int, hashes: Set<UInt64>)] = []

    /// An object opens.
    mutating func open() { starts.append(hashes.count) }

    /// The innermost object closes.
    mutating func close() {
        let start = starts.removeLast()
        while hashes.count > start { hashes.removeLast() }
        if large.last?.start == start { large.removeLast() }
    }

    /// Notes a key of the innermost object; false if it was there.
    mutating func insert(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = starts.last else { return true }
        let hash = Self.hash(key)
        guard large.last?.start != start else { return large[large.count - 1].hashes.insert(hash).inserted }
        for index in start..<hashes.count where hashes[index] == hash { return false }
        hashes.append(hash)
        // From here on a set is faster than looking through them.
        if hashes.count - start == 48 { large.append((start, Set(hashes[start...]))) }
        return true
    }

    /// Multiplies and mixes eight bytes at a time; keys of up to eight bytes never collide with others of their length.
    private static func hash(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(key)
        var (hash, offset) = (UInt64(key.count) &* 0x9e37_79b9_7f4a_7c15, 0)
        while offset + 8 <= key.count {
            hash = mixed(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var tail: UInt64 = 0
        while offset < key.count { (tail, offset) = (tail << 8 | UInt64(raw[offset]), offset + 1) }
        return mixed(hash ^ tail)
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        let product = value &* 0xd6e8_feb8_6659_fd93
        return product ^ product >> 32
    }
}
