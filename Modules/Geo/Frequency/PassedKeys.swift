/// The keys of the cells that an outing passes, many of them often: kept in memory of the size of what is different.
struct PassedKeys {
    private var keys = ContiguousArray<UInt64>()
    /// The number of keys at which the equal ones go.
    private var limit = 1 << 16

    /// Adds a key.
    ///
    /// - Complexity: O(log n), amortised.
    @inline(__always)
    mutating func add(_ key: UInt64) {
        guard keys.last != key else { return }
        keys.append(key)
        if keys.count == limit { compact() }
    }

    /// The different keys, ascending.
    ///
    /// - Complexity: O(n log n).
    var different: ContiguousArray<UInt64> {
        mutating get {
            compact()
            return keys
        }
    }

    private mutating func compact() {
        keys.sort()
        var left = 0
        for index in keys.indices where index == 0 || keys[index] != keys[left - 1] {
            keys[left] = keys[index]
            left += 1
        }
        keys.removeLast(keys.count - left)
        limit = max(1 << 16, 2 * left)
    }
}
