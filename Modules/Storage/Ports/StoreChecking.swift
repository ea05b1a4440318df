public import TurOutings

/// Looks whether a store is sound.
///
/// Contract: reads only, and never repairs; what is damaged stays as it is. A sound store has no finding but information.
/// The effect is `warning` for what is not sound and `lost` for what cannot be read; a finding whose count is 0 is
/// information. The last argument is the raw value of a `Remedy`. What is found does not make it throw. Cancelling it
/// throws `cancelled`.
public protocol StoreChecking: Sendable {
    /// What is wrong, and what is worth knowing, each code and effect once with its count.
    ///
    /// - Throws: `TurError` with code `store` when the store cannot be looked at, or `cancelled`.
    /// - Complexity: O(size of the store).
    func check() async throws -> [Finding]
}
