/// An error of tur: what happened, where, and what to do; the sentence is made of it by Texts.
public struct TurError: Error, Hashable, Sendable {
    /// What happened; the set is open.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// Words joined by hyphens.
        public var rawValue: String

        /// The code of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Where it happened.
    public struct Place: Hashable, Sendable {
        /// Path of the file, or name of the member of an archive behind its path.
        public var file: String?
        /// Line, from 1.
        public var line: Int?
        /// Column in characters, from 1.
        public var column: Int?
        /// Offset in bytes, from 0.
        public var byte: Int?

        /// A place; what is unknown is nil.
        public init(file: String? = nil, line: Int? = nil, column: Int? = nil, byte: Int? = nil) {
            (self.file, self.line, self.column, self.byte) = (file, line, column, byte)
        }
    }

    /// What happened.
    public var code: Code
    /// What the sentence names, in the order of its gaps.
    public var arguments: [String]
    /// Where.
    public var place: Place
    /// Whether the same call may go through later.
    public var isRetryable: Bool
    /// What lies behind it, in the words of the system or library.
    public var cause: String?

    /// An error.
    public init(
        _ code: Code,
        _ arguments: [String] = [],
        at place: Place = Place(),
        isRetryable: Bool = false,
        cause: String? = nil
    ) {
        (self.code, self.arguments, self.place) = (code, arguments, place)
        (self.isRetryable, self.cause) = (isRetryable, cause)
    }
}

extension TurError.Code {
    /// The file cannot be read or written.
    ///
    /// Arguments: path, reason.
    public static let file = Self(rawValue: "file")
    /// The content is refused.
    ///
    /// Arguments: reason.
    public static let refused = Self(rawValue: "refused")
    /// No importer reads this content.
    ///
    /// Arguments: what it looks like, the formats there are.
    public static let unknownFormat = Self(rawValue: "unknown-format")
    /// A word of the command line is not understood.
    ///
    /// Arguments: the word, what is expected.
    public static let usage = Self(rawValue: "usage")
    /// There is no such thing.
    ///
    /// Arguments: what was asked for.
    public static let notFound = Self(rawValue: "not-found")
    /// The prefix of an id fits several.
    ///
    /// Arguments: prefix, the ids.
    public static let ambiguous = Self(rawValue: "ambiguous")
    /// Another program holds the store.
    ///
    /// Arguments: holder.
    public static let storeBusy = Self(rawValue: "store-busy")
    /// The store was written by a newer program.
    ///
    /// Arguments: its version, ours.
    public static let storeNewer = Self(rawValue: "store-newer")
    /// The store is damaged.
    ///
    /// Arguments: what is wrong.
    public static let storeDamaged = Self(rawValue: "store-damaged")
    /// The store failed.
    ///
    /// Arguments: what was tried.
    public static let store = Self(rawValue: "store")
    /// The disk is full.
    ///
    /// Arguments: path.
    public static let diskFull = Self(rawValue: "disk-full")
    /// An id or scheme is registered twice.
    ///
    /// Arguments: what, id.
    public static let duplicate = Self(rawValue: "duplicate")
    /// A setting has no such key or value.
    ///
    /// Arguments: key or value, what is allowed.
    public static let setting = Self(rawValue: "setting")
    /// The field was changed since.
    ///
    /// Arguments: number of the edit.
    public static let editConflict = Self(rawValue: "edit-conflict")
    /// The user broke off.
    public static let cancelled = Self(rawValue: "cancelled")
}
