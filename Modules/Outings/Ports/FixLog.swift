public import TurGeo

/// The one append-only log of fixes, keyed by (source, sequence).
///
/// Contract: what `append` returned from is durable and is never changed; a sequence that is there already is left as it
/// is, so that appending again adds nothing. `fixes` gives rows in the order of their sequences. Calls may come from any
/// task; appends to one source take effect in the order in which they were made. A cancelled append has happened whole or
/// not at all.
public protocol FixLog: Sendable {
    /// Adds `fixes` to `source`.
    ///
    /// - Throws: `TurError` with code `store-busy`, `disk-full` or `store`.
    func append(_ fixes: Fixes, to source: Identifier) async throws

    /// The fixes of `piece`; those that the log does not hold are missing from the answer.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    /// - Complexity: O(fixes of the piece).
    func fixes(of piece: Piece) async throws -> Fixes
}
