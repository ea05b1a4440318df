/// Bins of entries in no order, in pieces of one memory that are used again.
struct EntryBins {
    typealias Entry = AreaQueue.Entry

    /// Entries of a piece.
    private static let pieceSize = 16

    /// Pieces one behind the other.
    private var entries: Block<Entry>
    /// For each piece the next of its bin, or of those that are free; -1 for none.
    private var next: Block<Int32>
    private var pieceCount: Int32 = 0
    private var free: Int32 = -1
    /// For each bin its newest piece, the only one that may not be full; -1 for none.
    private let newest: Block<Int32>
    /// For each bin the number of its entries.
    private let counts: Block<Int>

    /// So many bins, with room for `capacity` entries to begin with.
    init(count: Int, capacity: Int) {
        let pieces = capacity / Self.pieceSize + 8
        entries = Block(uninitialized: pieces * Self.pieceSize)
        next = Block(uninitialized: pieces)
        newest = Block(repeating: -1, count: count)
        counts = Block(repeating: 0, count: count)
    }

    /// Whether there are bins at all.
    var isAny: Bool { newest.count > 0 }

    /// The number of entries in a bin.
    func count(_ bin: Int) -> Int { counts[bin] }

    /// Adds an entry to a bin.
    @inline(__always)
    mutating func append(_ entry: Entry, to bin: Int) {
        let place = counts[bin] % Self.pieceSize
        if place == 0 { addPiece(to: bin) }
        entries[Int(newest[bin]) * Self.pieceSize + place] = entry
        counts[bin] += 1
    }

    /// Takes a piece out of a bin, to be released when its entries have been read; nil when there is none.
    mutating func takePiece(_ bin: Int) -> (piece: Int32, count: Int)? {
        guard counts[bin] > 0 else { return nil }
        let (piece, count) = (newest[bin], (counts[bin] - 1) % Self.pieceSize + 1)
        counts[bin] -= count
        newest[bin] = next[Int(piece)]
        return (piece, count)
    }

    /// Entry `index` of a piece.
    func entry(_ index: Int, of piece: Int32) -> Entry { entries[Int(piece) * Self.pieceSize + index] }

    /// Gives a piece that was taken back for use.
    mutating func release(_ piece: Int32) {
        next[Int(piece)] = free
        free = piece
    }

    /// Forgets all entries, not their memory.
    mutating func removeAll() {
        newest.start.update(repeating: -1, count: newest.count)
        counts.start.update(repeating: 0, count: counts.count)
        (pieceCount, free) = (0, -1)
    }

    private mutating func addPiece(to bin: Int) {
        var piece = free
        if piece >= 0 {
            free = next[Int(piece)]
        } else {
            piece = pieceCount
            pieceCount += 1
            if Int(piece) == next.count { grow() }
        }
        next[Int(piece)] = newest[bin]
        newest[bin] = piece
    }

    private mutating func grow() {
        let more = next.count / 2 + 8
        entries = entries.extended(by: more * Self.pieceSize)
        next = next.extended(by: more)
    }
}
