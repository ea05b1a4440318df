/// All that a scanner knows: where it stands, what is open, what the current event is.
///
/// Its methods are mutating even where they change nothing, so that the compiler passes its address and doesn't copy it.
struct MarkupState: ~Copyable {
    /// What a scanner is told besides its input.
    struct Rules {
        var mode: ReadingMode
        var limits: ReadLimits
        var hasReturns: Bool
        var vocabulary: MarkupVocabulary
        var names: NameTable
        var skipsDoctype: Bool
    }

    enum Phase {
        case prolog, content, emptyElement, impliedEnds, epilog, finished, failed
    }

    // The input.
    let base: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    let isStrict: Bool
    let isSalvage: Bool
    let rules: Rules
    let hasReturns: Bool
    let limits: ReadLimits
    let names: NameTable
    let classes: PlainBuffer<UInt8>

    // Where it stands.
    var cursor: UnsafePointer<UInt8>
    var eventStart: UnsafePointer<UInt8>
    var phase = Phase.prolog
    var elements = PlainBuffer<OpenElement>(capacity: 64)
    var bindings = PlainBuffer<NamespaceBinding>(capacity: 16)
    /// The bindings in force without those of a start tag that is being read.
    var settledBindings = 0
    /// The addresses of the bindings, one behind the other.
    var addresses = PlainBuffer<UInt8>(capacity: 256)
    var defaultNamespace: Int32 = 0
    var impliedDepth = 0
    var isStandalone = false
    var doctype: DoctypeFacts?
    /// How many entities the input of this scanner is inside of.
    var entityDepth = 0

    // The current event.
    var name = 0
    var namespace = 0
    var nameStart: UnsafePointer<UInt8>
    var nameCount = 0
    var prefixCount = 0
    var attributes = PlainBuffer<ScannedAttribute>(capacity: 16)
    var run: ByteRun
    var scratch = PlainBuffer<UInt8>(capacity: 256)

    // What went wrong.
    var repairs: [MarkupRepair] = []
    var fault: MarkupFault?
    var resumeFloor: UnsafePointer<UInt8>
    var usualParents: [Int32]
    var missingEnds: MissingEnds = []
    var isRootless = false
    var lineMark = MarkupLine()
    var placeMark = MarkupPlace()
    var capture: CapturedPrefixes?

    init(_ source: UnsafeBufferPointer<UInt8>, _ rules: Rules) {
        let table = ByteClass.table()
        let start = source.baseAddress ?? UnsafePointer(table.base)
        let isSalvage = rules.mode == .salvage
        classes = table
        base = start
        end = start + source.count
        isStrict = rules.mode == .strict
        self.isSalvage = isSalvage
        self.rules = rules
        hasReturns = rules.hasReturns
        limits = rules.limits
        names = rules.names
        cursor = start
        eventStart = start
        nameStart = start
        resumeFloor = start
        run = ByteRun(start: start)
        usualParents = isSalvage ? [Int32](repeating: -1, count: rules.vocabulary.names.count + 1) : []
    }

    /// A scanner of an entity's text, which is content by itself.
    init(_ text: UnsafeBufferPointer<UInt8>, inside outer: borrowing MarkupState) {
        self.init(text, outer.rules)
        phase = .content
        isRootless = true
        isStandalone = outer.isStandalone
        entityDepth = outer.entityDepth + 1
    }

    /// The line of the current event, counted on from where it was asked last.
    mutating func line() -> Int {
        lineMark.move(to: eventStart - base, in: base, hasReturns: hasReturns)
        return lineMark.line
    }

    mutating func next() throws(MarkupFault) -> MarkupScanner.Event {
        guard phase == .content else { return try nextOutsideContent() }
        return try nextInContent()
    }

    @inline(__always)
    mutating func nextInContent() throws(MarkupFault) -> MarkupScanner.Event {
        while end - cursor >= 2 {
            if cursor[0] == .lessThan {
                if cursor[1] == .slash {
                    if try endElement() { return .end }
                    guard phase == .content else { return try nextOutsideContent() }
                    continue
                }
                if classes.base[Int(cursor[1])] & ByteClass.nameStart != 0 {
                    try startElement()
                    return .start
                }
            }
            if try scanText() { return .text }
        }
        return try nextAtEnd()
    }

    /// The input ends in content, or one byte before.
    private mutating func nextAtEnd() throws(MarkupFault) -> MarkupScanner.Event {
        if cursor < end, cursor[0] != .lessThan, try scanText() { return .text }
        guard elements.isEmpty else {
            let top = elements[elements.count - 1]
            let name = String(decoding: UnsafeBufferPointer(start: top.start, count: Int(top.count)), as: UTF8.self)
            throw fail(.truncated, at: end, "no end of \(name)")
        }
        phase = .finished
        return .finished
    }

    private mutating func nextOutsideContent() throws(MarkupFault) -> MarkupScanner.Event {
        switch phase {
        case .content: return try nextInContent()
        case .emptyElement:
            phase = .content
            closeElement()
            return .end
        case .impliedEnds: return nextImpliedEnd()
        case .prolog:
            try scanProlog()
            try startElement()
            return .start
        case .epilog:
            eventStart = cursor
            try scanEpilog()
            phase = .finished
            return .finished
        case .finished: return .finished
        case .failed:
            guard let fault else { throw fail(.syntax, at: cursor, "") }
            throw fault
        }
    }
}

/// An element whose end has not come yet.
struct OpenElement: BitwiseCopyable {
    var start: UnsafePointer<UInt8>
    var count: Int32
    /// The length of the prefix, 0 when there is none.
    var prefix: Int32
    var name: Int32
    var namespace: Int32
    /// How many namespace bindings were in force before it.
    var bindings: Int32
}

/// A piece of the input, or of the scratch bytes when it had to be put together.
struct ByteRun: BitwiseCopyable {
    var start: UnsafePointer<UInt8>
    var count = 0
    /// The offset in the scratch bytes, or -1.
    var offset = -1
}

/// Ends of constructs that were looked for in vain, so that no later search is made.
struct MissingEnds: OptionSet {
    let rawValue: UInt8
    static let comment = MissingEnds(rawValue: 1)
    static let cdata = MissingEnds(rawValue: 2)
    static let instruction = MissingEnds(rawValue: 4)
}
