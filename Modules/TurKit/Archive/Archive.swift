public import TurGeo
public import TurOutings
public import TurStorage

/// A person's outings in a store: the use cases behind the verbs, for any shell.
public struct Archive: Sendable {
    /// Where everything is kept.
    public let store: any Store
    /// Kinds and formats.
    public let catalog: Catalog
    /// The clock.
    public let now: @Sendable () -> Instant

    /// The archive in `store`.
    public init(_ store: any Store, catalog: Catalog, now: @escaping @Sendable () -> Instant) {
        (self.store, self.catalog, self.now) = (store, catalog, now)
    }

    /// The outings that `filter` lets through, earliest first, each with its visible number.
    ///
    /// - Throws: `TurError` with code `setting` for a kind that nobody declares and no outing has; what the store throws.
    /// - Complexity: O(n log n) in the outings.
    public func list(_ filter: OutingFilter) async throws -> [(number: Int, header: OutingHeader)] {
        let headers = try await store.headers()
        if let kind = filter.kind, !catalog.kinds.contains(where: { $0.id == kind }),
            !headers.contains(where: { $0.kinds.contains(kind) })
        {
            throw TurError(.setting, [kind.rawValue, catalog.kinds.map(\.id.rawValue).joined(separator: ", ")])
        }
        let near = try await filter.place.mapped { try await store.outings(near: $0.position, radius: $0.radius) }
        return headers.enumerated().compactMap { index, header in
            guard filter.admits(header, catalog: catalog), near?.contains(header.id) ?? true else { return nil }
            return (index + 1, header)
        }
    }

    /// The outing that `text` names: its visible number, its id, or the beginning of exactly one id.
    ///
    /// - Throws: `TurError` with code `not-found`, or `ambiguous` with the ids.
    public func resolve(_ text: String, deleted: Bool = false) async throws -> StoredOuting {
        if let id = Identifier(text), let stored = try await store.outing(id), deleted || !stored.isDeleted {
            return stored
        }
        let headers = try await store.headers()
        if let number = Int(text), let id = VisibleNumbers(headers).id(number), let stored = try await store.outing(id)
        {
            return stored
        }
        // Digits that look like a number of this list are one and nothing else, lest a slip hits somebody's id.
        let isNumber = Int(text) != nil && text.utf8.count <= String(headers.count).utf8.count + 1
        guard !isNumber else { throw TurError(.notFound, [text]) }
        var ids = headers.map(\.id)
        if deleted { ids += try await store.tombstones().keys }
        let fitting = ids.filter { $0.description.hasPrefix(text.lowercased()) }.sorted()
        guard fitting.count < 2 else {
            throw TurError(.ambiguous, [text, fitting.prefix(5).map(\.description).joined(separator: ", ")])
        }
        guard !text.isEmpty, let id = fitting.first, let stored = try await store.outing(id) else {
            throw TurError(.notFound, [text])
        }
        return stored
    }

    /// The outings that are deleted, latest deletion first.
    ///
    /// - Throws: what the store throws.
    public func deleted() async throws -> [Outing] {
        var outings: [Outing] = []
        let tombstones = try await store.tombstones().sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (id, _) in tombstones {
            if let stored = try await store.outing(id), stored.isDeleted { outings.append(stored.outing) }
        }
        return outings
    }

    /// The fixes of each leg of `outing`, piece by piece.
    ///
    /// - Throws: what the store throws.
    /// - Complexity: O(fixes).
    public func fixes(of outing: Outing) async throws -> [[Fixes]] {
        var legs: [[Fixes]] = []
        for leg in outing.legs {
            var pieces: [Fixes] = []
            for piece in leg.pieces { pieces.append(try await store.fixes(of: piece)) }
            legs.append(pieces)
        }
        return legs
    }

    /// The visible number of an outing; nil for one that is deleted.
    ///
    /// - Throws: what the store throws.
    public func number(of id: Identifier) async throws -> Int? { VisibleNumbers(try await store.headers())[id] }
}

extension Optional {
    /// As `map`, for a transformation that waits.
    fileprivate func mapped<Value>(_ transform: (Wrapped) async throws -> Value) async rethrows -> Value? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
