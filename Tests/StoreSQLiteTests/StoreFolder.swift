import Testing
import TurOutings
import TurStoreSQLite
import TurTestKit

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A folder for the store of one test, removed with the files in it.
final class StoreFolder: Sendable {
    let folder: String
    var path: String { folder + "/store's ?#%41 – ø.tur" }

    init() throws {
        var template = Array("/tmp/tur-sqlite-tests-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
    }

    deinit {
        guard let directory = opendir(folder) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            unlink("\(folder)/\(name)")
        }
        closedir(directory)
        rmdir(folder)
    }

    func open(
        _ access: SQLiteStore.Access = .readWrite,
        clock: ManualClock = ManualClock(),
        program: String = "test",
        wait: Duration = .seconds(5)
    ) async throws -> SQLiteStore {
        try await SQLiteStore.open(path: path, access: access, clock: clock.read, program: program, wait: wait)
    }

    /// The bytes of the store's file, read through nothing of SQLite; only while no connection of this process is open,
    /// since closing a file drops the locks that SQLite holds on it.
    func bytes() throws -> [UInt8] {
        let descriptor = systemOpen(path, O_RDONLY)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Int(lseek(descriptor, 0, SEEK_END)))
        #expect(pread(descriptor, &bytes, bytes.count, 0) == bytes.count)
        return bytes
    }

    static var isRoot: Bool { geteuid() == 0 }

    func allow(_ mode: mode_t) { #expect(chmod(folder, mode) == 0) }

    func size(of suffix: String) throws -> Int {
        var status = stat()
        try #require(stat(path + suffix, &status) == 0)
        return Int(status.st_size)
    }

    /// Writes one byte over another one, which is the result.
    func replace(byte: UInt8, at place: Int) throws -> UInt8 {
        let descriptor = systemOpen(path, O_RDWR)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var (old, new) = (UInt8(0), byte)
        #expect(pread(descriptor, &old, 1, off_t(place)) == 1 && pwrite(descriptor, &new, 1, off_t(place)) == 1)
        return old
    }

    func truncate(to size: Int) { #expect(systemTruncate(path, size) == 0) }

    func write(_ text: String) throws {
        let descriptor = systemOpen(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(systemWrite(descriptor, text) == text.utf8.count)
    }
}

// The system's calls, whose names the methods above hide.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 { open(path, flags, mode) }
private func systemTruncate(_ path: String, _ size: Int) -> Int32 { truncate(path, off_t(size)) }
private func systemWrite(_ descriptor: Int32, _ text: String) -> Int {
    write(descriptor, Array(text.utf8), text.utf8.count)
}
