/// A growable array of plain values that is never shared, so that neither bounds nor uniqueness are checked per element.
struct PlainBuffer<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    /// The element at an index below `count`.
    subscript(index: Int) -> Element {
        get { base[index] }
        set { base[index] = newValue }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: capacity + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(_ source: UnsafePointer<Element>, count added: Int) {
        if count + added > capacity { grow(to: count + added) }
        (base + count).initialize(from: source, count: added)
        count += added
    }

    /// Keeps the first `kept` elements.
    @inline(__always)
    mutating func cut(to kept: Int) { count = kept }

    /// Takes elements back that were cut off and not overwritten since.
    mutating func restore(to earlier: Int) { count = min(max(count, earlier), capacity) }

    @inline(never)
    private mutating func grow(to needed: Int) {
        let larger = max(needed, capacity * 2)
        let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        (base, capacity) = (moved, larger)
    }
}
