#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension FileFault {
    /// The fault that `errno` tells of, right after the system call named `call` failed on `path`.
    static func system(_ call: String, path: String, otherwise code: Code) -> FileFault {
        let number = errno
        return FileFault(
            self.code(of: number) ?? code,
            name: path,
            detail: "\(call): \(String(cString: strerror(number)))"
        )
    }

    private static func code(of number: Int32) -> Code? {
        switch number {
        case ENOENT: .notFound
        case EACCES, EPERM, EROFS: .noPermission
        case EISDIR: .isFolder
        case ENOTDIR: .notFolder
        case ENAMETOOLONG, ELOOP, EILSEQ: .badName
        case ENOSPC, EDQUOT, EFBIG: .noSpace
        case ENOMEM: .outOfMemory
        default: nil
        }
    }

    /// Refuses what no path can be: nothing, or a NUL at which the system would stop reading.
    static func checkPath(_ path: String) throws(FileFault) {
        guard !path.isEmpty else { throw FileFault(.badName, name: path, detail: "the path is empty") }
        guard !path.utf8.contains(0) else { throw FileFault(.badName, name: path, detail: "the path has a NUL") }
    }
}
