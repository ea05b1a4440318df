#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file of the system, closed when its owner goes.
struct Descriptor: ~Copyable {
    let number: Int32
    private let isOwned: Bool

    /// Opens `path`; the flags get O_CLOEXEC.
    init(path: String, flags: Int32, mode: mode_t = 0, otherwise code: FileFault.Code) throws(FileFault) {
        try FileFault.checkPath(path)
        var opened: Int32
        repeat { opened = open(path, flags | O_CLOEXEC, mode) } while opened < 0 && errno == EINTR
        guard opened >= 0 else { throw .system("open", path: path, otherwise: code) }
        (number, isOwned) = (opened, true)
    }

    /// Takes over a descriptor that was opened by other means.
    init(owning number: Int32) { (self.number, isOwned) = (number, true) }

    /// A descriptor that stays open, such as 0 for standard input.
    init(borrowing number: Int32) { (self.number, isOwned) = (number, false) }

    deinit { if isOwned { close(number) } }

    /// What the system knows of the open file.
    func status(path: String) throws(FileFault) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .system("fstat", path: path, otherwise: .readFailed) }
        return status
    }

    /// Fills `buffer` from the file until it is full, the file ends, or a read fails.
    /// - Returns: The count of bytes, and whether reading went without fault; else `errno` stands.
    func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> (count: Int, isFine: Bool) {
        guard let start = buffer.baseAddress else { return (0, true) }
        var count = 0
        while count < buffer.count {
            let got = read(number, start + count, buffer.count - count)
            guard got > 0 else {
                if got < 0, errno == EINTR { continue }
                return (count, got == 0)
            }
            count += got
        }
        return (count, true)
    }

    /// Writes all of `bytes`.
    func write(_ bytes: [UInt8], path: String) throws(FileFault) {
        guard bytes.withUnsafeBufferPointer({ drain($0) }) else {
            throw .system("write", path: path, otherwise: .writeFailed)
        }
    }

    private func drain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = bytes.baseAddress else { return true }
        var done = 0
        while done < bytes.count {
            let put = systemWrite(number, start + done, bytes.count - done)
            if put < 0, errno == EINTR { continue }
            guard put > 0 else { return false }
            done += put
        }
        return true
    }

    /// Sets who may read and write the file.
    func set(mode: mode_t, path: String) throws(FileFault) {
        guard fchmod(number, mode) == 0 else { throw .system("fchmod", path: path, otherwise: .writeFailed) }
    }

    /// Waits until the file's content, or a folder's entries, are on the disk; a file system without it is let pass.
    func synchronise(path: String) throws(FileFault) {
        #if canImport(Darwin)
        let result = fcntl(number, F_FULLFSYNC)
        #else
        let result = fsync(number)
        #endif
        guard result == 0 || errno == EINVAL || errno == ENOTSUP else {
            throw .system("fsync", path: path, otherwise: .writeFailed)
        }
    }
}

/// The system's write, whose name the method above hides.
private func systemWrite(_ number: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
    write(number, bytes, count)
}

/// Whether `mode` is of the type `type`, one of the S_IF constants.
func isType(_ mode: mode_t, _ type: mode_t) -> Bool { mode & S_IFMT == type }
