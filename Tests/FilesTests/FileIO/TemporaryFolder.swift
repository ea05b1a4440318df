import Testing
import TurFiles

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder of its own for a test, removed with all that is in it.
struct TemporaryFolder: ~Copyable {
    let path: String

    init() throws {
        var template = Array("/tmp/tur-files-tests-XXXXXX".utf8CString)
        let made = try #require(mkdtemp(&template))
        path = String(cString: made)
    }

    deinit { Self.remove(path) }

    func make(folder name: String) { #expect(mkdir("\(path)/\(name)", 0o755) == 0) }

    func make(file name: String, _ content: String = "") throws {
        try FileWriter.replace(path: "\(path)/\(name)", with: Array(content.utf8))
    }

    func make(link name: String, to target: String) { #expect(symlink(target, "\(path)/\(name)") == 0) }

    func make(pipe name: String) { #expect(mkfifo("\(path)/\(name)", 0o644) == 0) }

    func mode(of name: String) -> mode_t {
        var status = stat()
        #expect(stat("\(path)/\(name)", &status) == 0)
        return status.st_mode & 0o7777
    }

    private static func remove(_ path: String) {
        guard let directory = opendir(path) else {
            unlink(path)
            return
        }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: UInt8.self, capacity: 256) {
                    Array(UnsafeBufferPointer(start: $0, count: 256))
                }
            }.prefix { $0 != 0 }
            guard name != [0x2e], name != [0x2e, 0x2e] else { continue }
            let below = Array(path.utf8) + [0x2f] + name + [0]
            below.withUnsafeBytes { raw in
                guard let raw = raw.assumingMemoryBound(to: CChar.self).baseAddress else { return }
                if unlink(raw) != 0 { remove(String(cString: raw)) }
            }
        }
        closedir(directory)
        rmdir(path)
    }
}
