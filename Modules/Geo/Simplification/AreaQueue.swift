/// The inner points of a line by area, the least first and of equal ones the first point, for areas that mostly grow.
///
/// A heap of all points would miss the cache at every step. So only the entries that come next are in a heap, of a
/// thousand or so; the others wait in bins by the highest digit of base 64 in which they differ from those at hand, and a
/// bin is spread over finer ones when its turn comes: a radix heap (R. Ahuja, K. Mehlhorn, J. Orlin and R. Tarjan, 1990),
/// but for an area below those that have gone, which may follow at any time and then enters the small heap. An entry
/// whose point has got another area or has gone stays until its bin is opened.
///
/// A copy shares the memory of its entries: there must be one queue at a time.
struct AreaQueue {
    /// An entry: the bits of the area above the point, so that whole entries compare as their order wants.
    typealias Entry = UInt128

    /// Bits of a digit of an entry.
    private static let digitBits = 6
    /// Digits of an entry, of which 96 bits can be set: 64 of the area and 32 of the point.
    private static let digits = 96 / digitBits
    /// A bin of no more entries goes into the heap as a whole.
    private static let handful = 1_024

    /// The greatest entry that belongs into the heap; those in the bins are greater.
    private var last: Entry
    private var heap = EntryHeap()
    private var bins: EntryBins
    /// For each digit which of its bins have entries.
    private var filled: ContiguousArray<UInt64>

    /// An empty queue for about `count` points.
    init(count: Int) {
        let isLong = count > Self.handful
        last = isLong ? 0 : .max
        bins = EntryBins(count: isLong ? Self.digits << Self.digitBits : 0, capacity: isLong ? count : 0)
        filled = ContiguousArray(repeating: 0, count: Self.digits)
    }

    /// Forgets all entries, for others of about `count` points.
    ///
    /// - Complexity: O(1).
    mutating func removeAll(count: Int) {
        heap.removeAll()
        bins.removeAll()
        precondition(bins.isAny || count <= Self.handful, "a queue made for few points")
        last = count > Self.handful ? 0 : .max
        for digit in filled.indices { filled[digit] = 0 }
    }

    /// The entry of a point; an area that is no number stands behind all others.
    static func entry(_ point: Int32, area: Double) -> Entry {
        Entry((area == area ? area : .nan).bitPattern) << 32 | Entry(UInt32(bitPattern: point))
    }

    /// The point of an entry.
    static func point(_ entry: Entry) -> Int32 { Int32(truncatingIfNeeded: entry) }

    /// The area of an entry.
    static func area(_ entry: Entry) -> Double { Double(bitPattern: UInt64(truncatingIfNeeded: entry >> 32)) }

    /// Adds an entry.
    ///
    /// - Complexity: O(1) for one that waits, O(log n) for one that is near; and as much again when its turn comes.
    @inline(__always)
    mutating func insert(_ entry: Entry) {
        guard entry > last else { return heap.insert(entry) }
        let digit = (127 - (entry ^ last).leadingZeroBitCount) / Self.digitBits
        let value = Int(truncatingIfNeeded: entry >> Entry(digit * Self.digitBits)) & 63
        filled[digit] |= 1 << UInt64(value)
        bins.append(entry, to: digit << Self.digitBits | value)
    }

    /// Takes the least entry out of those that hold; the others are forgotten.
    ///
    /// - Complexity: O(log n), amortised.
    @inline(__always)
    mutating func popLeast(where holds: (Entry) -> Bool) -> Entry? {
        while true {
            while let least = heap.popLeast() {
                if holds(least) { return least }
            }
            guard open(where: holds) else { return nil }
        }
    }

    /// Brings the next bin into the heap, or into finer bins; false when all are empty.
    private mutating func open(where holds: (Entry) -> Bool) -> Bool {
        guard let digit = filled.firstIndex(where: { $0 != 0 }) else { return false }
        let value = filled[digit].trailingZeroBitCount
        filled[digit] &= filled[digit] - 1
        let (bin, width) = (digit << Self.digitBits | value, Entry(1) << Entry(digit * Self.digitBits))
        // All entries that wait have the digits of `last` above this one.
        let first = last & ~(width << Entry(Self.digitBits) - 1) | Entry(value) * width
        let isHandful = bins.count(bin) <= Self.handful
        last = isHandful ? first + (width - 1) : first
        while let (piece, count) = bins.takePiece(bin) {
            if isHandful {
                heap.gather(count, where: holds) { bins.entry($0, of: piece) }
            } else {
                for index in 0..<count { insert(bins.entry(index, of: piece)) }
            }
            bins.release(piece)
        }
        if isHandful { heap.order() }
        return true
    }
}
