/// What a skipped DOCTYPE says of general entities; only strict mode looks.
struct DoctypeFacts {
    var hasExternalSubset = false
    var hasParameterReference = false
    private var indices: [[UInt8]: Int] = [:]
    private var entities: [DeclaredEntity] = []

    /// Where an entity of this name stands among all, or nil.
    func index(of name: UnsafeBufferPointer<UInt8>) -> Int? { indices[Array(name)] }

    /// An entity by its index.
    subscript(index: Int) -> DeclaredEntity {
        get { entities[index] }
        set { entities[index] = newValue }
    }

    /// Notes an entity; the first declaration of a name counts.
    mutating func declare(_ name: UnsafeBufferPointer<UInt8>, _ entity: DeclaredEntity) {
        let key = Array(name)
        guard indices[key] == nil else { return }
        indices[key] = entities.count
        entities.append(entity)
    }
}

/// A general entity of a DOCTYPE.
struct DeclaredEntity {
    enum Kind {
        /// Its text stands in the DOCTYPE.
        case literal
        /// Its text stands in another file.
        case external
        /// It is no text at all.
        case unparsed
    }

    /// Whether its text is known to be well formed where it is referred to.
    enum Verdict { case unknown, inWork, right }

    var kind: Kind
    /// The text between the quotes; it lies in the input.
    var literal = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var asContent = Verdict.unknown
    var asValue = Verdict.unknown
}
