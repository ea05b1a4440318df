/// A binary heap of entries, the least first.
struct EntryHeap {
    typealias Entry = AreaQueue.Entry

    private var entries = Block<Entry>(uninitialized: 64)
    private var count = 0

    /// Adds an entry.
    ///
    /// - Complexity: O(log n), O(1) for one that is greater than most.
    mutating func insert(_ entry: Entry) {
        makeRoom(for: 1)
        entries.start.advanced(by: count).initialize(to: entry)
        count += 1
        rise(entry, from: count - 1, to: 0)
    }

    /// Adds those of `number` entries that hold, out of their places, to which `order` brings them.
    ///
    /// Without a branch for each, so that what `holds` reads is fetched at the same time.
    @inline(__always)
    mutating func gather(_ number: Int, where holds: (Entry) -> Bool, _ entry: (Int) -> Entry) {
        makeRoom(for: number)
        for index in 0..<number {
            let next = entry(index)
            entries.start.advanced(by: count).initialize(to: next)
            count += holds(next) ? 1 : 0
        }
    }

    /// Forgets all entries, not their memory.
    mutating func removeAll() { count = 0 }

    private mutating func makeRoom(for number: Int) {
        if count + number > entries.count { entries = entries.extended(by: max(count, number)) }
    }

    /// Brings all entries into the order of the heap.
    ///
    /// - Complexity: O(n).
    mutating func order() {
        for place in (0..<(count / 2)).reversed() { rise(entries[place], from: sunken(place), to: place) }
    }

    /// Takes the least entry out.
    ///
    /// - Complexity: O(log n).
    mutating func popLeast() -> Entry? {
        guard count > 0 else { return nil }
        let least = entries[0]
        count -= 1
        let moved = entries[count]
        rise(moved, from: sunken(0), to: 0)
        return least
    }

    /// Moves the gap at `start` down to a leaf, past the lesser children: one comparison a level, as what is put in its
    /// place was a leaf and rarely rises.
    private func sunken(_ start: Int) -> Int {
        var place = start
        var child = 2 * place + 1
        while child + 1 < count {
            child += entries[child + 1] < entries[child] ? 1 : 0
            entries[place] = entries[child]
            place = child
            child = 2 * place + 1
        }
        guard child < count else { return place }
        entries[place] = entries[child]
        return child
    }

    /// Puts an entry where it belongs between the gap at `start` and the place `top` above it.
    private func rise(_ entry: Entry, from start: Int, to top: Int) {
        var place = start
        while place > top, entry < entries[(place - 1) / 2] {
            entries[place] = entries[(place - 1) / 2]
            place = (place - 1) / 2
        }
        entries[place] = entry
    }
}
