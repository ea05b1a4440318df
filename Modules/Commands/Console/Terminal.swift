import Foundation
import TurFiles
import TurOutings

/// The standard output and error of this program.
enum Terminal {
    /// A console on the descriptors 1 and 2.
    static func console(_ environment: [String: String]) -> Console {
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        return Console(
            write: { try write($0) },
            complain: { tell($0 + "\n") },
            hint: { tell("\r\u{1B}[2K\($0)") },
            showsColor: !isPlain && isatty(1) == 1,
            showsProgress: isatty(2) == 1
        )
    }

    private static func write(_ bytes: [UInt8]) throws {
        do {
            try FileWriter.writeToStandardOutput(bytes)
        } catch {
            throw TurError(error.code == .noSpace ? .diskFull : .file, ["-", error.code.rawValue])
        }
    }

    /// Writes to the standard error, and goes on when nobody can hear it.
    private static func tell(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { writeToError($0) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }

    private static func writeToError(_ bytes: UnsafeRawBufferPointer) -> Int {
        Foundation.write(2, bytes.baseAddress, bytes.count)
    }
}
