public import TurGeo
public import TurOutings

/// What was changed and what was deleted, by whom it concerns: undo, imports and sync.
///
/// Contract: as `OutingStore`. An entry of the log of edits is never changed and never taken away.
public protocol AuditStore: Sendable {
    /// All edits in the order of their numbers, which begin at 1 and rise by 1.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    /// - Complexity: O(n).
    func edits() async throws -> [Edit]

    /// When what is deleted now was deleted: outings by the time of their edit, routes and markers by the store's clock.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    func tombstones() async throws -> [Identifier: Instant]
}
