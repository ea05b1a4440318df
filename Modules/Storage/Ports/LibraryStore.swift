public import TurOutings

/// What a store keeps beside outings: sources with their originals, planned routes, markers.
///
/// Contract: as `OutingStore`; all of it is changed by `commit` alone.
public protocol LibraryStore: Sendable {
    /// The source whose file has that digest; nil when none has.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    func source(digest: Digest) async throws -> Source?

    /// The file that a source was read from, packed with gzip, byte for byte as it was handed over; nil when it was not
    /// kept, or there is no such source.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    func original(of source: Identifier) async throws -> [UInt8]?

    /// The planned routes, by id.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    /// - Complexity: O(points of all routes).
    func routes() async throws -> [PlannedRoute]

    /// The markers that belong to no outing, by id.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    func markers() async throws -> [Marker]
}
