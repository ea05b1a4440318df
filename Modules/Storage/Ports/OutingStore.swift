public import TurGeo
public import TurOutings

/// Outings and the one way to change anything in a store.
///
/// Contract: calls may come from any task. A call sees every commit that returned before it was made, and never a part of
/// one. Commits of one store take effect one after the other, in the order in which they were made; commits of several
/// stores of one file exclude each other. When a commit throws, nothing of it has happened, with one exception: after a
/// fault of the disk (code `store`) it is not known. A commit that is cancelled before it took hold throws `cancelled`;
/// from then on it is done to its end. Reading changes nothing; it waits for no other store of the same file, at most for
/// the calls that were made to this one before.
public protocol OutingStore: Sendable {
    /// Does all `changes` in their order, or none; what it returned from is durable.
    ///
    /// - Throws: `TurError` with code `store-busy` (retryable, names the holder), `disk-full`, `store`, `store-damaged`,
    ///   `cancelled`, and what `StoreChange` says of each change.
    func commit(_ changes: [StoreChange]) async throws

    /// The outing of that id with all edits applied, deleted or not; nil when there never was one.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    func outing(_ id: Identifier) async throws -> StoredOuting?

    /// What a list needs of each outing that is not deleted, by the instant of its start, then by id.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    /// - Complexity: O(n log n) in the outings, whatever their fixes.
    func headers() async throws -> [OutingHeader]

    /// The outings, not deleted, of which any fix lies within `radius` metres of `place`; none when it is no number.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    /// - Complexity: O(fixes of the chunks whose boxes are near).
    func outings(near place: Position, radius: Double) async throws -> Set<Identifier>

    /// What is known of these ids of outings, routes and markers; those never seen are missing from the answer.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    /// - Complexity: O(ids · log n).
    func known(_ ids: [Identifier]) async throws -> [Identifier: Known]
}
