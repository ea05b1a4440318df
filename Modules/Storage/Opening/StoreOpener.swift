public import TurOutings

/// How a store is opened.
public enum StoreAccess: Sendable {
    /// To read and write; made when it is not there.
    case write
    /// Only to read; one that is not there is empty.
    case read
}

/// Opens the stores of one URL scheme.
public struct StoreOpener: Sendable {
    /// The scheme, for example `sqlite`.
    public var scheme: String
    /// Opens the store at a path; nil when it is not there and only to be read.
    public var open: @Sendable (_ path: String, StoreAccess) async throws -> OpenStore?

    /// What is wrong with the store at a path, also when it is too damaged to be opened; nil when it is not there.
    public var check: @Sendable (_ path: String) async throws -> [Finding]?

    /// An opener; without `check` of its own it opens the store to look.
    public init(
        scheme: String,
        open: @escaping @Sendable (_ path: String, StoreAccess) async throws -> OpenStore?,
        check: (@Sendable (_ path: String) async throws -> [Finding]?)? = nil
    ) {
        (self.scheme, self.open) = (scheme, open)
        self.check =
            check ?? { path in
                guard let opened = try await open(path, .read) else { return nil }
                let findings = try await opened.store.check()
                try await opened.close()
                return findings
            }
    }
}

/// A store that is open, and how it is closed.
public struct OpenStore: Sendable {
    /// The store.
    public var store: any Store
    /// Closes it.
    public var close: @Sendable () async throws -> Void

    /// An open store.
    public init(_ store: any Store, close: @escaping @Sendable () async throws -> Void) {
        (self.store, self.close) = (store, close)
    }
}
