#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads whole files.
public enum FileReader {
    /// The bytes of the file at `path`, or of standard input for `-`.
    /// - Parameters:
    ///   - path: A path as the system takes it; links are followed.
    ///   - limit: The most bytes that are read; more is a fault.
    /// - Returns: All bytes of the file.
    /// - Throws: `FileFault` with the path: `not-found`, `no-permission`, `is-folder`, `bad-name`, `too-large` or
    ///   `read-failed`.
    /// - Complexity: O(n) in the size of the file, which is held once.
    public static func bytes(path: String, limit: Int = ReadLimits().fileBytes) throws(FileFault) -> [UInt8] {
        guard path != "-" else { return try bytes(Descriptor(borrowing: 0), path: path, limit: limit) }
        return try bytes(Descriptor(path: path, flags: O_RDONLY, otherwise: .readFailed), path: path, limit: limit)
    }

    private static func bytes(_ file: borrowing Descriptor, path: String, limit: Int) throws(FileFault) -> [UInt8] {
        let status = try file.status(path: path)
        guard !isType(status.st_mode, S_IFDIR) else {
            throw FileFault(.isFolder, name: path, detail: "a folder where a file is wanted")
        }
        let size = isType(status.st_mode, S_IFREG) ? Int(status.st_size) : 0
        guard size <= limit else { throw tooLarge(path, limit) }
        // One byte beyond the size shows the end of the file within the same read. Pipes and /proc state size 0.
        var bytes = try chunk(file, size > 0 ? size + 1 : 65_536, path: path)
        while bytes.isFull {
            guard bytes.content.count <= limit else { throw tooLarge(path, limit) }
            let more = try chunk(file, bytes.content.count, path: path)
            bytes.content += more.content
            bytes.isFull = more.isFull
        }
        guard bytes.content.count <= limit else { throw tooLarge(path, limit) }
        return bytes.content
    }

    private static func chunk(
        _ file: borrowing Descriptor,
        _ capacity: Int,
        path: String
    ) throws(FileFault) -> (content: [UInt8], isFull: Bool) {
        var isFine = true
        let content = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            let whole = UnsafeMutableBufferPointer(rebasing: buffer[..<capacity])
            (count, isFine) = file.fill(whole)
        }
        guard isFine else { throw .system("read", path: path, otherwise: .readFailed) }
        return (content, content.count == capacity)
    }

    private static func tooLarge(_ path: String, _ limit: Int) -> FileFault {
        FileFault(.tooLarge, name: path, detail: "more than \(limit) bytes")
    }
}
