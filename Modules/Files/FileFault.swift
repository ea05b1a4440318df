/// Why a file, an archive member or a piece of text could not be read or written.
public struct FileFault: Error, Sendable, Hashable {
    /// What kind of fault it is; the raw value is stable and fit for machines.
    public var code: Code
    /// The path or the member's name; empty where the caller only handed over bytes.
    public var name: String
    /// The reason in a few technical words, for logs; shells render `code` instead.
    public var detail: String
    /// The offset of the first offending byte, where there is one.
    public var byte: Int?
    /// The line of the offending byte, counted from 1, in text.
    public var line: Int?
    /// The column of the offending byte, in bytes counted from 1, in text.
    public var column: Int?

    /// A fault with its place.
    public init(
        _ code: Code,
        name: String = "",
        detail: String = "",
        byte: Int? = nil,
        line: Int? = nil,
        column: Int? = nil
    ) {
        (self.code, self.name, self.detail) = (code, name, detail)
        (self.byte, self.line, self.column) = (byte, line, column)
    }

    /// The same fault, told of the file or member `name`.
    public func named(_ name: String) -> FileFault {
        var fault = self
        fault.name = name
        return fault
    }

    /// The kinds of fault.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        /// There is no such file or folder.
        case notFound = "not-found"
        /// The system refuses access.
        case noPermission = "no-permission"
        /// The path is a folder where a file is wanted.
        case isFolder = "is-folder"
        /// The path is not a folder where one is wanted.
        case notFolder = "not-folder"
        /// The path is a device, socket or pipe where a regular file is wanted.
        case notRegular = "not-regular"
        /// A symbolic link, which is not followed here.
        case linkNotFollowed = "link-not-followed"
        /// The path or name is empty, too long, has a NUL or is not UTF-8.
        case badName = "bad-name"
        /// The disk or the quota is full.
        case noSpace = "no-space"
        /// Reading failed below.
        case readFailed = "read-failed"
        /// Writing failed below.
        case writeFailed = "write-failed"
        /// The file, text or number of things is beyond a limit.
        case tooLarge = "too-large"
        /// Unpacking gives more than the packed size may.
        case expandsTooMuch = "expands-too-much"
        /// An archive has more entries than the limit.
        case tooManyEntries = "too-many-entries"
        /// The bytes are not of the format asked for.
        case wrongFormat = "wrong-format"
        /// The bytes end too early.
        case truncated = "truncated"
        /// The bytes break the rules of their format.
        case malformed = "malformed"
        /// The checksum does not fit the content.
        case checksumMismatch = "checksum-mismatch"
        /// A size does not fit the content, or two places state different ones.
        case sizeMismatch = "size-mismatch"
        /// Two places of an archive describe one member differently.
        case headerMismatch = "header-mismatch"
        /// Members of an archive share bytes.
        case overlappingEntries = "overlapping-entries"
        /// The member is encrypted.
        case encrypted = "encrypted"
        /// The feature or packing method is not supported.
        case unsupported = "unsupported"
        /// Nesting is deeper than the limit.
        case tooDeep = "too-deep"
        /// A key stands twice in one object.
        case duplicateKey = "duplicate-key"
        /// There is something behind the end.
        case trailing = "trailing"
        /// Memory ran out in a library.
        case outOfMemory = "out-of-memory"
    }
}
