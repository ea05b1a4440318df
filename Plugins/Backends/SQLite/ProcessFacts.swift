#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the system knows of this process and its disk.
enum ProcessFacts {
    /// Number of this process.
    static var id: Int32 { getpid() }

    /// Bytes that are free for this user where `path` lies; nil when the system does not say.
    static func freeBytes(at path: String) -> Int64? {
        var facts = statvfs()
        guard statvfs(path, &facts) == 0 else { return nil }
        return Int64(clamping: UInt64(facts.f_bavail) * UInt64(facts.f_frsize))
    }

    /// Whether there is anything at `path`.
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether files can be made in `folder`.
    static func isWritable(folder: String) -> Bool { access(folder, W_OK) == 0 }

    /// Whether nothing, or an empty file, is at `path`.
    static func isEmpty(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) != 0 || status.st_size == 0
    }
}
