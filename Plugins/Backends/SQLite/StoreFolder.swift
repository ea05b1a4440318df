import TurOutings

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The folder that a store lies in.
enum StoreFolder {
    /// Whether there is anything at `path`.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Makes the folders above `path`, open to their owner only, since a store tells where somebody lives.
    ///
    /// - Throws: `TurError` with code `file`.
    static func make(for path: String) throws {
        var end = path.startIndex
        while let slash = path[end...].dropFirst().firstIndex(of: "/") {
            end = slash
            let folder = String(path[..<slash])
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw TurError(.file, [folder, String(cString: strerror(errno))])
            }
        }
    }
}
