public import TurOutings
import TurStorage

/// The settings that travel with an archive: their keys, what each may hold, and how it is read.
public struct ArchiveSettings: Sendable, Hashable {
    /// One setting.
    public struct Key: Sendable, Hashable {
        /// The word on the command line.
        public var name: String
        /// What holds until it is set; empty for nothing.
        public var fallback: String
    }

    /// All keys, in the order of lists.
    public static let keys = [
        Key(name: "dog-name", fallback: "Tintin"), Key(name: "stride", fallback: "0.32"),
        Key(name: "sniff-factor", fallback: "1.12"), Key(name: "units", fallback: "km"),
        Key(name: "language", fallback: ""), Key(name: "time-zone", fallback: ""),
        Key(name: "default-kind", fallback: ""), Key(name: "tiles", fallback: ""),
    ]

    private var values: [String: String]

    /// The settings as stored.
    public init(_ values: [String: String]) { self.values = values }

    /// The value of the setting of that name, or what holds instead; empty for nothing.
    public func value(_ name: String) -> String {
        values[name] ?? Self.keys.first { $0.name == name }?.fallback ?? ""
    }

    /// What is frozen into new outings (row P52).
    public var frozen: FrozenSettings {
        FrozenSettings(
            dogName: value("dog-name"),
            stride: Double(value("stride")) ?? 0.32,
            sniffFactor: Double(value("sniff-factor")) ?? 1.12
        )
    }

    /// Looks whether `value` may stand under `name`.
    ///
    /// - Throws: `TurError` with code `setting`, the word and the list of what is allowed.
    public static func check(
        _ name: String,
        _ value: String,
        catalog: Catalog,
        isZone: (String) -> Bool,
        languages: [String]
    ) throws {
        guard keys.contains(where: { $0.name == name }) else {
            throw TurError(.setting, [name, keys.map(\.name).joined(separator: ", ")])
        }
        let allowed: String? =
            switch name {
            case "stride", "sniff-factor": Double(value).map { $0 > 0 && $0 < 100 } ?? false ? nil : "0.32, 1.12 …"
            case "units": ["km", "mi"].contains(value) ? nil : "km, mi"
            case "language": languages.contains(value) ? nil : languages.joined(separator: ", ")
            case "time-zone": isZone(value) ? nil : "Europe/Oslo, +02:00 …"
            case "default-kind":
                catalog.kinds.contains { $0.id.rawValue == value }
                    ? nil : catalog.kinds.map(\.id.rawValue).joined(separator: ", ")
            case "tiles":
                ["https://", "http://"].contains { value.hasPrefix($0) }
                    && ["{z}", "{x}", "{y}"].allSatisfy { value.contains($0) }
                    ? nil : "https://HOST/{z}/{x}/{y}.png"
            default: value.isEmpty ? "…" : nil
            }
        if let allowed { throw TurError(.setting, [value, allowed]) }
    }
}
