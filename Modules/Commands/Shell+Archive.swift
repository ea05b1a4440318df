import TurKit
import TurOutings
import TurStorage
import TurTexts

/// The stores that a run of the program opened, so that they are closed at its end, however it ends.
public actor OpenStores {
    private var stores: [OpenStore] = []
    /// The language that the settings of a store ask for, when the command line asks for none.
    private(set) var language: Language?

    ///  yet.
    public init() {}

    func add(_ store: OpenStore) { stores.append(store) }

    func speak(_ language: Language) { self.language = language }

    func closeAll() async throws {
        let closing = stores
        stores = []
        for store in closing { try await store.close() }
    }
}

extension Shell {
    /// The store of `--store`, of TUR_STORE, or the one under the user's data folder.
    ///
    /// - Throws: `TurError` with code `setting` for a scheme that nobody opens.
    func location(_ line: Invocation) throws -> (opener: StoreOpener, path: String) {
        let named = line.value("store") ?? environment["TUR_STORE"].flatMap { $0.isEmpty ? nil : $0 }
        let text = named ?? "sqlite:\(dataFolder)/tur/tur.sqlite"
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, let opener = openers.first(where: { $0.scheme == parts[0] }), !parts[1].isEmpty else {
            throw TurError(.setting, [text, openers.map { $0.scheme + ":PATH" }.joined(separator: ", ")])
        }
        return (opener, parts[1])
    }

    private var dataFolder: String {
        if let folder = environment["XDG_DATA_HOME"], !folder.isEmpty { return folder }
        return (environment["HOME"] ?? ".") + "/.local/share"
    }

    /// The store at `path`, to be closed when the program ends; nil when there is none to read.
    func opened(_ opener: StoreOpener, _ path: String, _ access: StoreAccess) async throws -> OpenStore? {
        guard let store = try await opener.open(path, access) else { return nil }
        await stores.add(store)
        return store
    }

    /// The archive that `line` means, and this shell in the language and kinds of its settings.
    func archive(_ line: Invocation, _ access: StoreAccess) async throws -> OpenArchive {
        let (opener, path) = try location(line)
        let store = try await opened(opener, path, access)?.store ?? MemoryStore(clock: now)
        let settings = ArchiveSettings(try await store.settings())
        var shell = self
        if line.value("lang") == nil, let language = Language(tag: settings.value("language")) {
            shell.texts = Texts(language)
            await stores.speak(language)
        }
        return OpenArchive(
            archive: Archive(store, catalog: catalog, now: now),
            settings: settings,
            shell: shell,
            units: Units(rawValue: settings.value("units")) ?? .kilometres
        )
    }
}

/// An archive with what its settings mean for the shell.
struct OpenArchive: Sendable {
    var archive: Archive
    var settings: ArchiveSettings
    var shell: Shell
    var units: Units
}
