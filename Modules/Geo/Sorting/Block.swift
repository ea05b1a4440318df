/// Memory for a fixed number of values of one plain type, freed with it; what kernels work in.
///
/// An access is not checked against the count in release builds. Copies share the memory, which lives as long as one of
/// them.
struct Block<Element: BitwiseCopyable> {
    let start: UnsafeMutablePointer<Element>
    let count: Int
    private let owner: Owner

    /// Frees the memory.
    private final class Owner {
        let start: UnsafeMutablePointer<Element>

        init(_ start: UnsafeMutablePointer<Element>) { self.start = start }

        deinit { start.deallocate() }
    }

    /// Room for `count` values, none of them set.
    init(uninitialized count: Int) {
        self.count = count
        start = .allocate(capacity: max(1, count))
        LargePages.advise(UnsafeMutableBufferPointer(start: start, count: count))
        owner = Owner(start)
    }

    init(repeating value: Element, count: Int) {
        self.init(uninitialized: count)
        start.initialize(repeating: value, count: count)
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count, "index out of range")
            return start[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count, "index out of range")
            start[index] = newValue
        }
    }
}

extension Block {
    /// The values of `column`.
    init(copying column: ContiguousArray<Element>) {
        self.init(uninitialized: column.count)
        column.withUnsafeBufferPointer { values in
            if let first = values.baseAddress { start.initialize(from: first, count: values.count) }
        }
    }

    /// The values at the places of `order`.
    func gathered(_ order: Block<UInt32>) -> Block {
        let result = Block(uninitialized: order.count)
        for place in 0..<order.count { result[place] = self[Int(order[place])] }
        return result
    }
}

extension Block {
    /// The same values with room for `more` behind them, which are not set.
    func extended(by more: Int) -> Block {
        let result = Block(uninitialized: count + more)
        result.start.initialize(from: start, count: count)
        return result
    }
}
