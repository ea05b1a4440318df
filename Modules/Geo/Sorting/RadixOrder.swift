/// The stable ascending order of 64-bit keys, by least-significant-digit radix sort.
///
/// Digits of 11 bits; a digit in which all keys agree costs only its counting.
///
/// - Complexity: O(n · bits / 11) time, 24 bytes a key while it runs.
struct RadixOrder {
    /// For each place in the order, the place before sorting.
    let order: Block<UInt32>
    /// The keys in their order.
    let keys: Block<UInt64>

    private static let digitBits = 11
    private static let digitCount = 1 << digitBits

    /// Sorts `keys`, of which only the lowest `bits` bits may be set.
    init(_ unsorted: Block<UInt64>, bits: Int) {
        let count = unsorted.count
        var from = unsorted
        var to = Block<UInt64>(uninitialized: count)
        var fromOrder = Block<UInt32>(uninitialized: count)
        var toOrder = Block<UInt32>(uninitialized: count)
        for index in 0..<count { fromOrder[index] = UInt32(truncatingIfNeeded: index) }
        let offsets = Block<Int>(uninitialized: Self.digitCount)
        for shift in stride(from: 0, to: bits, by: Self.digitBits)
        where Self.count(from, shift: UInt64(shift), into: offsets) {
            Self.scatter(from, fromOrder, shift: UInt64(shift), by: offsets, into: to, toOrder)
            swap(&from, &to)
            swap(&fromOrder, &toOrder)
        }
        keys = from
        order = fromOrder
    }

    /// Sets where each digit begins; false when all keys have the same digit.
    private static func count(_ keys: Block<UInt64>, shift: UInt64, into offsets: Block<Int>) -> Bool {
        offsets.start.initialize(repeating: 0, count: digitCount)
        for index in 0..<keys.count { offsets[digit(keys[index], shift)] += 1 }
        var sum = 0
        for digit in 0..<digitCount {
            let size = offsets[digit]
            if size == keys.count { return false }
            offsets[digit] = sum
            sum += size
        }
        return true
    }

    private static func scatter(
        _ keys: Block<UInt64>,
        _ order: Block<UInt32>,
        shift: UInt64,
        by offsets: Block<Int>,
        into sorted: Block<UInt64>,
        _ sortedOrder: Block<UInt32>
    ) {
        for index in 0..<keys.count {
            let key = keys[index]
            let digit = digit(key, shift)
            let place = offsets[digit]
            offsets[digit] = place + 1
            sorted[place] = key
            sortedOrder[place] = order[index]
        }
    }

    @inline(__always)
    private static func digit(_ key: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (key &>> shift) & UInt64(digitCount - 1))
    }
}
