/// Settings that travel with the store.
struct SettingTable {
    let connection: Connection

    func set(_ key: String, _ value: String?) throws {
        guard let value else { return try connection.run("DELETE FROM settings WHERE key = ?", [.text(key)]) }
        try connection.run("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", [.text(key), .text(value)])
    }

    func all() throws -> [String: String] {
        var settings: [String: String] = [:]
        try connection.query("SELECT key, value FROM settings ORDER BY key") { settings[$0.text(0)] = $0.text(1) }
        return settings
    }
}
