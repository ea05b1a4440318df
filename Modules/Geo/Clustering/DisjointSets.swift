/// Sets that are joined two by two: union–find with halved paths, the lowest member being the root.
///
/// - Complexity: a union or find is O(log n) amortised, in practice constant.
struct DisjointSets {
    private let parents: Block<Int32>

    /// `count` sets of one member each.
    init(count: Int) {
        parents = Block(uninitialized: count)
        for index in 0..<count { parents[index] = Int32(truncatingIfNeeded: index) }
    }

    /// The lowest member of the set that holds `member`.
    @inline(__always)
    func root(_ member: Int32) -> Int32 {
        var member = member
        while true {
            let parent = parents[Int(member)]
            if parent == member { return member }
            let above = parents[Int(parent)]
            parents[Int(member)] = above
            member = above
        }
    }

    /// Joins two sets.
    @inline(__always)
    func join(_ first: Int32, _ second: Int32) {
        let (a, b) = (root(first), root(second))
        if a != b { parents[Int(max(a, b))] = min(a, b) }
    }
}
