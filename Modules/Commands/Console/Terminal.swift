import Foundation
import TurFiles

/// The standard output and error of this program.
enum Terminal {
    /// A console on the descriptors 1 and 2.
    static func console(_ environment: [String: String]) -> Console {
        let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
        return Console(
            write: { try FileWriter.writeToStandardOutput($0) },
            complain: { complain($0) },
            hint: { FileHandle.standardError.write(Data("\r\u{1B}[2K\($0)".utf8)) },
            showsColor: !isPlain && isatty(1) == 1,
            showsProgress: isatty(2) == 1
        )
    }

    /// Writes a line to the standard error.
    static func complain(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}
