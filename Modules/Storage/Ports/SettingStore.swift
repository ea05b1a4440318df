/// Settings that travel with a store.
///
/// Contract: as `OutingStore`; they are changed by `commit` alone. Keys and values are any text.
public protocol SettingStore: Sendable {
    /// All settings.
    ///
    /// - Throws: `TurError` with code `store` or `store-damaged`.
    func settings() async throws -> [String: String]
}
