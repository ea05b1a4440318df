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

    /// An opener.
    public init(scheme: String, open: @escaping @Sendable (_ path: String, StoreAccess) async throws -> OpenStore?) {
        (self.scheme, self.open) = (scheme, open)
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
