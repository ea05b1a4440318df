public import TurGeo
public import TurOutings
public import TurStorage

/// All that a store answers, to hold one store against another, or against itself after it was opened again.
public struct StoreSnapshot: Equatable, Sendable {
    /// The headers of what is not deleted.
    public var headers: [OutingHeader]
    /// The outings by id, those that edits or headers name.
    public var outings: [Identifier: StoredOuting]
    /// The fixes of their pieces.
    public var fixes: [Piece: Fixes]
    /// The planned routes.
    public var routes: [PlannedRoute]
    /// The markers.
    public var markers: [Marker]
    /// The edits.
    public var edits: [Edit]
    /// The tombstones.
    public var tombstones: [Identifier: Instant]
    /// The settings.
    public var settings: [String: String]

    /// All that `store` answers now.
    public init(of store: any Store) async throws {
        (headers, routes, markers) = (try await store.headers(), try await store.routes(), try await store.markers())
        (edits, tombstones, settings) = (
            try await store.edits(), try await store.tombstones(), try await store.settings()
        )
        (outings, fixes) = ([:], [:])
        for id in headers.map(\.id) + edits.map(\.outing) + tombstones.keys {
            guard let stored = try await store.outing(id) else { continue }
            outings[id] = stored
            for piece in stored.outing.legs.flatMap(\.pieces) { fixes[piece] = try await store.fixes(of: piece) }
        }
    }
}
