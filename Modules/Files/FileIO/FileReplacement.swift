#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file in the making: written piece by piece beside its place, and put there whole or not at all.
///
/// The pieces go into a temporary file in the same folder. ``commit()`` syncs it, renames it over `path` and syncs the
/// folder, so that after a power cut either the old or the new file is there, whole. When the value goes without a
/// commit, the temporary file is removed and `path` is as before.
public struct FileReplacement: ~Copyable {
    private let path: String
    private let folder: String
    private let temporary: String
    /// The mode of the file that is replaced, which the system's mask may have cut at creation.
    private let mode: mode_t?
    private let file: Descriptor
    private var isPlaced = false

    /// Begins the file that is to stand at `path`; a symbolic link there is followed.
    /// - Parameters:
    ///   - path: Where the file is to be.
    ///   - isPrivate: Whether only the owner may read it. Otherwise the file keeps the mode of the one it replaces, and a
    ///     new one gets the usual mode.
    /// - Throws: `FileFault` with the path: `not-found` for a missing folder, `no-permission`, `is-folder`,
    ///   `not-regular`, `bad-name`, `no-space` or `write-failed`.
    public init(path: String, isPrivate: Bool = false) throws(FileFault) {
        try FileFault.checkPath(path)
        let target = try Self.target(path)
        let folder = Self.folder(of: target.path)
        let created = try Self.create(in: folder, mode: isPrivate ? 0o600 : target.mode ?? 0o666, for: path)
        (self.path, self.folder, temporary) = (target.path, folder, created.path)
        mode = isPrivate ? nil : target.mode
        file = Descriptor(owning: created.number)
    }

    deinit { if !isPlaced { unlink(temporary) } }

    /// Appends `bytes`.
    /// - Throws: `FileFault` with `no-space` or `write-failed`.
    public mutating func write(_ bytes: [UInt8]) throws(FileFault) { try file.write(bytes, path: path) }

    /// Puts the file in its place, durably.
    /// - Throws: `FileFault`; if it is the sync of the folder that failed, the new file is in place but may not survive
    ///   a power cut.
    public consuming func commit() throws(FileFault) {
        if let mode { try file.set(mode: mode, path: path) }
        try file.synchronise(path: path)
        guard rename(temporary, path) == 0 else { throw .system("rename", path: path, otherwise: .writeFailed) }
        isPlaced = true
        let directory = try Descriptor(path: folder, flags: O_RDONLY | O_DIRECTORY, otherwise: .writeFailed)
        try directory.synchronise(path: folder)
    }

    /// The path behind a link, and the mode of the file that is there now.
    private static func target(_ path: String) throws(FileFault) -> (path: String, mode: mode_t?) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            guard errno == ENOENT else { throw .system("lstat", path: path, otherwise: .writeFailed) }
            return (path, nil)
        }
        if isType(status.st_mode, S_IFLNK) {
            guard let resolved = realpath(path, nil) else {
                throw .system("realpath", path: path, otherwise: .writeFailed)
            }
            defer { free(resolved) }
            return try target(String(cString: resolved))
        }
        guard !isType(status.st_mode, S_IFDIR) else { throw FileFault(.isFolder, name: path, detail: "is a folder") }
        guard isType(status.st_mode, S_IFREG) else {
            throw FileFault(.notRegular, name: path, detail: "a device, socket or pipe can't be replaced")
        }
        return (path, status.st_mode & 0o7777)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: ascii("/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Makes an empty file of a name that nobody else has; the system's mask cuts its mode.
    private static func create(
        in folder: String,
        mode: mode_t,
        for path: String
    ) throws(FileFault) -> (path: String, number: Int32) {
        for attempt in 0..<1_000 {
            let candidate = "\(folder)/.tur-\(getpid())-\(attempt)"
            let number = open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            guard number < 0 else { return (candidate, number) }
            guard errno == EEXIST || errno == EINTR else { throw .system("open", path: path, otherwise: .writeFailed) }
        }
        throw FileFault(.writeFailed, name: path, detail: "1000 temporary files are in the way in \(folder)")
    }
}
