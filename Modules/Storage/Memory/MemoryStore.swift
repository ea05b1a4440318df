public import TurGeo
public import TurOutings

/// A store in memory: the reference by which others are measured, and what tests and previews open.
///
/// A commit costs O(what the store holds), since it is done to a copy.
public actor MemoryStore: Store {
    private var content = MemoryContent()
    private let clock: @Sendable () -> Instant

    /// An empty store; `clock` gives the times of tombstones of routes and markers.
    public init(clock: @escaping @Sendable () -> Instant) { self.clock = clock }

    /// Adds `fixes` to `source`.
    public func append(_ fixes: Fixes, to source: Identifier) async throws {
        try await commit([.appendFixes(fixes, source: source)])
    }

    /// The fixes of `piece` that are there.
    public func fixes(of piece: Piece) async throws -> Fixes {
        content.log[piece.source]?.within(piece.sequences) ?? Fixes()
    }

    /// Does all `changes` or none.
    public func commit(_ changes: [StoreChange]) async throws {
        guard !Task.isCancelled else { throw TurError(.cancelled) }
        var next = content
        for change in changes { try next.apply(change, now: clock) }
        content = next
    }

    /// The outing of that id.
    public func outing(_ id: Identifier) async throws -> StoredOuting? { content.outings[id] }

    /// The headers of outings that are not deleted.
    public func headers() async throws -> [OutingHeader] {
        OutingHeader.inOrder(living.map { OutingHeader($0) })
    }

    /// The outings near `place`.
    public func outings(near place: Position, radius: Double) async throws -> Set<Identifier> {
        Set(living.filter { $0.legs.flatMap(\.pieces).contains { isNear($0, place, radius) } }.map(\.id))
    }

    /// What is known of `ids`.
    public func known(_ ids: [Identifier]) async throws -> [Identifier: Known] {
        var answer: [Identifier: Known] = [:]
        for id in ids {
            if content.tombstones[id] != nil {
                answer[id] = .deleted
            } else if content.outings[id] != nil || content.routes[id] != nil || content.markers[id] != nil {
                answer[id] = .present
            }
        }
        return answer
    }

    /// The source of that digest.
    public func source(digest: Digest) async throws -> Source? {
        content.digests[digest].flatMap { content.sources[$0] }
    }

    /// The packed original.
    public func original(of source: Identifier) async throws -> [UInt8]? { content.originals[source] }

    /// The planned routes.
    public func routes() async throws -> [PlannedRoute] { content.routes.values.sorted { $0.id < $1.id } }

    /// The markers.
    public func markers() async throws -> [Marker] { content.markers.values.sorted { $0.id < $1.id } }

    /// All edits.
    public func edits() async throws -> [Edit] { content.edits }

    /// When what is deleted was deleted.
    public func tombstones() async throws -> [Identifier: Instant] { content.tombstones }

    /// All settings.
    public func settings() async throws -> [String: String] { content.settings }

    /// Holds the outings against the log.
    public func check() async throws -> [Finding] {
        guard !Task.isCancelled else { throw TurError(.cancelled) }
        var audit = OutingAudit(
            log: content.log.mapValues { fixes in
                var runs = SequenceRuns()
                runs.add(fixes)
                return runs
            }
        )
        for id in content.outings.keys.sorted() {
            if let stored = content.outings[id] { audit.add(stored.outing) }
        }
        return audit.report.findings
    }

    private var living: [Outing] { content.outings.values.filter { !$0.isDeleted }.map(\.outing) }

    private func isNear(_ piece: Piece, _ place: Position, _ radius: Double) -> Bool {
        content.log[piece.source]?.within(piece.sequences).isNear(place, radius: radius) ?? false
    }
}
