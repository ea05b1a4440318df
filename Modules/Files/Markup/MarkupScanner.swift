/// A pull scanner of markup: one pass over clean bytes, nothing allocated per element.
///
/// It reads XML 1.0 without validation and resolves namespaces by address. What it gives is valid until the next call
/// of `next()`, and only inside the closure that lent the scanner.
public struct MarkupScanner: ~Copyable {
    /// What `next()` found.
    public enum Event: Sendable {
        /// A start tag; one that is empty, `<a/>`, is followed by its own end.
        case start
        /// An end tag, written or implied.
        case end
        /// All text up to the next tag, never empty.
        case text
        /// The root is complete; nothing follows.
        case finished
    }

    /// Owned; behind a pointer, so that the scanner is passed on at no cost.
    private let state: UnsafeMutablePointer<MarkupState>

    init(_ source: UnsafeBufferPointer<UInt8>, _ rules: MarkupState.Rules) {
        state = .allocate(capacity: 1)
        state.initialize(to: MarkupState(source, rules))
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Moves to the next event.
    ///
    /// - Complexity: O(n) in total over a whole scan.
    /// - Throws: the fault that ends reading; again at each further call, unless `resume` found a way on.
    public mutating func next() throws(MarkupFault) -> Event { try state.pointee.next() }

    /// Passes over the element that just started, to its end, inclusive.
    ///
    /// - Complexity: O(its length).
    /// - Throws: what `next()` throws.
    public mutating func skipElement() throws(MarkupFault) { try state.pointee.skipElement() }

    /// Takes the element that just started, to its end, inclusive, as text that stands alone.
    ///
    /// Every prefix that it uses is declared on its root: by the declaration in scope, or by the first address of the
    /// vocabulary when the file doesn't declare a usual prefix. Where nothing was repaired, its content is the file's
    /// own; else it is written anew. So it can be written into another document and read back.
    /// - Complexity: O(its length).
    /// - Throws: what `next()` throws.
    public mutating func captureElement() throws(MarkupFault) -> String { try state.pointee.captureElement() }

    /// Goes on behind a fault, in salvage mode: at the next start tag of one of `names`, or end tag of one of `ancestors`.
    ///
    /// The open elements are unwound, without end events, to the one that a start tag belongs in: the parent that the
    /// same name has or usually had, else the innermost of the `ancestors`. No place is tried twice, so that a loop of
    /// `next` and `resume` ends. Comments and CDATA sections are passed over.
    /// - Returns: False when there is no such tag, no fault, or another mode; `next()` then throws the fault again.
    /// - Complexity: O(n) in total over a whole scan.
    public mutating func resume(atAnyOf names: [Int], within ancestors: [Int]) -> Bool {
        state.pointee.resume(atAnyOf: names, within: ancestors)
    }
}

extension MarkupScanner {
    /// The code of the local name of the element that started or ended; 0 when it is unknown.
    public var name: Int { state.pointee.name }

    /// The code of its namespace; 0 when it has none, -1 when it is unknown.
    public var namespace: Int { state.pointee.namespace }

    /// The number of open elements: 1 after the root's start, 0 after its end.
    public var depth: Int { state.pointee.elements.count }

    /// The line of the current event, from 1.
    ///
    /// - Complexity: O(n) in total over a whole scan, however often it is asked.
    public var line: Int { state.pointee.line() }

    /// What the scanner repaired so far, each kind once; what decoding repaired stands in `MarkupText.repairs`.
    public var repairs: [MarkupRepair] { state.pointee.repairs }

    /// The name of the element that started or ended, as written, with its prefix.
    public var qualifiedName: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: state.pointee.nameStart, count: state.pointee.nameCount)
    }

    /// The name of the element that started or ended, without its prefix.
    public var localName: UnsafeBufferPointer<UInt8> {
        Self.local(state.pointee.nameStart, state.pointee.nameCount, prefix: state.pointee.prefixCount)
    }

    /// The text of a text event: references, CDATA and line ends resolved, comments and instructions left out.
    public var text: UnsafeBufferPointer<UInt8> { state.pointee.bytes(of: state.pointee.run) }

    /// How many attributes the element that started has, namespace declarations included.
    public var attributeCount: Int { state.pointee.attributes.count }

    /// The value of the attribute without prefix that has this code, normalised as XML 1.0 3.3.3 says; nil when absent.
    ///
    /// - Complexity: O(attributes).
    public func attribute(_ name: Int) -> UnsafeBufferPointer<UInt8>? { state.pointee.attribute(name) }

    /// The name of an attribute as written; `index` is below `attributeCount`.
    public func attributeQualifiedName(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let attribute = attribute(at: index)
        return UnsafeBufferPointer(start: attribute.start, count: Int(attribute.count))
    }

    /// The name of an attribute without its prefix; `index` is below `attributeCount`.
    public func attributeLocalName(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let attribute = attribute(at: index)
        return Self.local(attribute.start, Int(attribute.count), prefix: Int(attribute.prefix))
    }

    /// The normalised value of an attribute; `index` is below `attributeCount`.
    public func attributeValue(at index: Int) -> UnsafeBufferPointer<UInt8> {
        let value = attribute(at: index).value
        return state.pointee.bytes(of: value)
    }

    private func attribute(at index: Int) -> ScannedAttribute {
        precondition(index >= 0 && index < attributeCount)
        return state.pointee.attributes[index]
    }

    private static func local(
        _ start: UnsafePointer<UInt8>,
        _ count: Int,
        prefix: Int
    ) -> UnsafeBufferPointer<UInt8> {
        let skipped = prefix == 0 ? 0 : prefix + 1
        return UnsafeBufferPointer(start: start + skipped, count: count - skipped)
    }
}
