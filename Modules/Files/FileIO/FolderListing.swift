#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The files in a folder and in the folders below it.
public struct FolderListing: Sendable, Hashable {
    /// The regular files as paths below the folder, such as "2024/walk.gpx", sorted by their bytes.
    public private(set) var files: [String] = []
    /// What was passed over and why, sorted by name: links, devices, names that are not UTF-8, closed folders.
    public private(set) var skipped: [FileFault] = []

    /// Lists the folder at `path`, which may itself be a link; links inside it are never followed.
    /// - Parameters:
    ///   - path: The folder.
    ///   - limit: The most files and folders that are looked at.
    /// - Throws: `FileFault`: `not-found`, `no-permission`, `not-folder`, `bad-name`, `read-failed` for the folder itself,
    ///   and `too-large` beyond `limit`.
    /// - Complexity: O(n log n) in the files and folders.
    public init(path: String, limit: Int = 1_000_000) throws(FileFault) {
        var (folders, seen) = ([""], 0)
        while let folder = folders.popLast() {
            for entry in try names(root: path, folder: folder) {
                seen += 1
                guard seen <= limit else { throw FileFault(.tooLarge, name: path, detail: "more than \(limit) files") }
                try take(entry, root: path, folders: &folders)
            }
        }
        files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        skipped.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    private mutating func take(_ entry: String, root: String, folders: inout [String]) throws(FileFault) {
        var status = stat()
        guard lstat("\(root)/\(entry)", &status) == 0 else {
            return skipped.append(.system("lstat", path: entry, otherwise: .readFailed))
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: folders.append(entry)
        case S_IFREG: files.append(entry)
        case S_IFLNK: skipped.append(FileFault(.linkNotFollowed, name: entry, detail: "a symbolic link"))
        default: skipped.append(FileFault(.notRegular, name: entry, detail: "a device, socket or pipe"))
        }
    }

    /// The entries of `folder` as paths below `root`; a folder below that can't be read is noted as skipped.
    private mutating func names(root: String, folder: String) throws(FileFault) -> [String] {
        do throws(FileFault) {
            try FileFault.checkPath(root)
            guard let directory = opendir(folder.isEmpty ? root : "\(root)/\(folder)") else {
                throw .system("opendir", path: folder.isEmpty ? root : folder, otherwise: .readFailed)
            }
            defer { closedir(directory) }
            return try names(directory, folder: folder, path: folder.isEmpty ? root : folder)
        } catch {
            guard !folder.isEmpty else { throw error }
            skipped.append(error)
            return []
        }
    }

    private mutating func names(_ directory: OpaquePointer, folder: String, path: String) throws(FileFault) -> [String]
    {
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else {
                guard errno == 0 else { throw .system("readdir", path: path, otherwise: .readFailed) }
                return names
            }
            let (name, isFaithful) = Self.name(entry)
            guard name != ".", name != ".." else { continue }
            let below = folder.isEmpty ? name : "\(folder)/\(name)"
            if isFaithful {
                names.append(below)
            } else {
                skipped.append(FileFault(.badName, name: below, detail: "the name is not UTF-8"))
            }
        }
    }

    /// The name of a directory entry, and whether it is UTF-8 and hence the very name.
    private static func name(_ entry: UnsafeMutablePointer<dirent>) -> (String, Bool) {
        withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            let start = UnsafeRawPointer(tuple).assumingMemoryBound(to: CChar.self)
            guard let name = String(validatingCString: start) else { return (String(cString: start), false) }
            return (name, true)
        }
    }
}
