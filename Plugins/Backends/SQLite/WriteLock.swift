import TurGeo
import TurOutings

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The advisory lock under which every write transaction and every checkpoint of any process runs: a side file whose
/// content names who holds it.
///
/// A lock goes with its process; what a dead one wrote into the file means nothing.
final class WriteLock {
    private let path: String
    private let descriptor: Int32
    private let holder: () -> String

    /// Opens the side file of the store at `path`, and makes it where there is none.
    init(of path: String, holder: @escaping () -> String) throws {
        (self.path, self.holder) = (Self.path(of: path), holder)
        var opened: Int32
        repeat {
            opened = open(self.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
        } while opened < 0 && errno == EINTR
        guard opened >= 0 else { throw Self.fault("open", self.path) }
        descriptor = opened
    }

    deinit { close(descriptor) }

    static func path(of store: String) -> String { store + "-lock" }

    /// Does `body` while the lock is held; waits at most `wait` for it.
    ///
    /// - Throws: `TurError` with code `store-busy` and the holder, `cancelled`, or what `body` throws.
    func held<Result>(waiting wait: Duration, _ body: () throws -> Result) throws -> Result {
        try acquire(wait)
        defer { release() }
        return try body()
    }

    /// Waits for the lock at most `wait`, takes it and signs the side file.
    func acquire(_ wait: Duration) throws {
        try take(wait)
        do {
            try sign()
        } catch {
            release()
            throw error
        }
    }

    /// Gives the lock back.
    func release() { flock(descriptor, LOCK_UN) }

    /// Who holds the lock of the store at `path` now; nil when nobody does.
    static func holder(of store: String) -> String? {
        let opened = open(path(of: store), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard opened >= 0 else { return nil }
        defer { close(opened) }
        guard flock(opened, LOCK_SH | LOCK_NB) != 0 else { return nil }
        return errno == EWOULDBLOCK ? content(of: opened) : nil
    }

    private func take(_ wait: Duration) throws {
        let end = ContinuousClock.now + wait
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { throw Self.fault("flock", path) }
            guard !Task.isCancelled else { throw TurError(.cancelled) }
            guard ContinuousClock.now < end else {
                let place = TurError.Place(file: path)
                throw TurError(.storeBusy, [Self.content(of: descriptor)], at: place, isRetryable: true)
            }
            usleep(5_000)
        }
    }

    /// Writes who holds the lock, cut to the length of the new text only after it is there.
    private func sign() throws {
        let bytes = Array(holder().utf8)
        guard pwrite(descriptor, bytes, bytes.count, 0) == bytes.count, ftruncate(descriptor, off_t(bytes.count)) == 0
        else { throw Self.fault("write", path) }
    }

    private static func content(of descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 400)
        let count = max(0, pread(descriptor, &bytes, bytes.count, 0))
        return String(decoding: bytes[..<count].filter { $0 >= 32 && $0 != 127 }, as: UTF8.self)
    }

    private static func fault(_ call: String, _ path: String) -> TurError {
        let (number, place) = (errno, TurError.Place(file: path))
        let reason = String(cString: strerror(number))
        guard number != ENOSPC else { return TurError(.diskFull, [path], at: place, isRetryable: true, cause: reason) }
        return TurError(.file, [path, reason], at: place, cause: "\(call): \(reason)")
    }
}
