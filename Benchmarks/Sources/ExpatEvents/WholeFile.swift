#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Reads files whole.
public enum WholeFile {
    /// The bytes of a file, or nil when it cannot be read.
    public static func bytes(at path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
        var bytes: [UInt8] = []
        var isBroken = false
        let piece = max(Int(status.st_size), 1 << 16)
        while true {
            let part = [UInt8](unsafeUninitializedCapacity: piece) { buffer, count in
                let got = read(file, buffer.baseAddress, piece)
                isBroken = got < 0
                count = max(got, 0)
            }
            if isBroken { return nil }
            if part.isEmpty { return bytes }
            bytes = bytes.isEmpty ? part : bytes + part
        }
    }
}
