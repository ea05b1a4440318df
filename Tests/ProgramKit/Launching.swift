#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The launcher: a small program that starts another one and measures it.
///
/// The kernel counts the memory of whoever starts a program into that program's own peak, hence measuring needs a parent
/// that is small itself.
public enum Launching {
    /// Runs `words`, REPORT PROGRAM WORD…, and writes what it cost to the file REPORT: status, CPU microseconds, wall
    /// microseconds and peak bytes, parted by blanks.
    ///
    /// - Returns: The exit status of the program, 128 + the signal that ended it, or 126 when it cannot be run.
    public static func run(_ words: [String]) -> Int32 {
        guard words.count >= 2, let (status, usage, wall) = launch(Array(words[1...])) else { return 126 }
        let cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
        // Kilobytes on Linux.
        let report = "\(status) \(cpu) \(wall) \(Int(usage.ru_maxrss) << 10)\n"
        let file = open(words[0], O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard file >= 0 else { return 126 }
        defer { close(file) }
        let written = report.withCString { write(file, $0, strlen($0)) }
        return written > 0 ? status : 126
    }

    private static func launch(_ words: [String]) -> (status: Int32, usage: rusage, wall: Int)? {
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var (child, status, usage) = (pid_t(), Int32(), rusage())
        let start = now()
        guard posix_spawn(&child, words[0], nil, nil, &arguments, environ) == 0 else { return nil }
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { return nil }
        }
        let signal = status & 0x7f
        return (signal == 0 ? status >> 8 & 0xff : 128 + signal, usage, now() - start)
    }

    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int(time.tv_sec) * 1_000_000 + Int(time.tv_nsec) / 1_000
    }

    private static func microseconds(_ time: timeval) -> Int { Int(time.tv_sec) * 1_000_000 + Int(time.tv_usec) }
}
