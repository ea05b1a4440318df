/// What there is many of: kinds, formats and openers of stores, looked up by id.
///
/// A value; nothing is global.
public struct Catalog: Sendable {
    /// Activity kinds in the order of their rank, then id.
    public private(set) var kinds: [ActivityKind] = []
    /// Readers of formats.
    public private(set) var importers: [any Importer] = []
    /// Writers of formats.
    public private(set) var exporters: [any Exporter] = []

    /// An empty catalog.
    public init() {}

    /// Adds kinds.
    ///
    /// - Throws: `TurError` with code `duplicate` when one of that id is there.
    public mutating func add(kinds added: [ActivityKind]) throws {
        for kind in added {
            guard !kinds.contains(where: { $0.id == kind.id }) else {
                throw TurError(.duplicate, ["kind", kind.id.rawValue])
            }
            kinds.append(kind)
        }
        kinds.sort { ($0.rank, $0.id) < ($1.rank, $1.id) }
    }

    /// Adds a reader.
    ///
    /// - Throws: `TurError` with code `duplicate` when one of that format is there.
    public mutating func add(_ importer: any Importer) throws {
        guard !importers.contains(where: { $0.format == importer.format }) else {
            throw TurError(.duplicate, ["importer", importer.format])
        }
        importers.append(importer)
    }

    /// Adds a writer.
    ///
    /// - Throws: `TurError` with code `duplicate` when one of that format is there.
    public mutating func add(_ exporter: any Exporter) throws {
        guard !exporters.contains(where: { $0.format == exporter.format }) else {
            throw TurError(.duplicate, ["exporter", exporter.format])
        }
        exporters.append(exporter)
    }

    /// The kind of that id, or the neutral one that stands in for it.
    public func kind(_ id: KindID) -> ActivityKind { kinds.first { $0.id == id } ?? .neutral(id) }

    /// The kind that `word` means: an id, an alias or a name in any language, in either case; nil when none does.
    ///
    /// - Complexity: O(kinds · words).
    public func kind(meant word: String) -> ActivityKind? {
        let folded = Self.folded(word)
        guard !folded.isEmpty else { return nil }
        return kinds.first { Self.folded($0.id.rawValue) == folded }
            ?? kinds.first { kind in kind.aliases.contains { Self.folded($0) == folded } }
            ?? kinds.first { kind in kind.names.values.contains { Self.folded($0) == folded } }
    }

    /// `word` in lower case without blanks, hyphens and underscores: `TrailRun`, `trail_run` and `Trail run` are one.
    private static func folded(_ word: String) -> String { word.lowercased().filter { !"-_ \t\n".contains($0) } }
}
