import TurFiles
import TurOutings

/// A file that is written whole or not at all; `-` is the standard output.
struct OutputFile: ~Copyable {
    private let path: String
    private let console: Console
    private var file: FileReplacement?

    init(_ path: String, _ console: Console) throws {
        (self.path, self.console) = (path, console)
        guard path != "-" else {
            file = nil
            return
        }
        do {
            file = try FileReplacement(path: path)
        } catch {
            throw TurError(.file, [path, error.code.rawValue])
        }
    }

    mutating func write(_ bytes: [UInt8]) throws {
        guard path != "-" else { return try console.write(bytes) }
        do {
            try file?.write(bytes)
        } catch {
            throw TurError(error.code == .noSpace ? .diskFull : .file, [path, error.code.rawValue])
        }
    }

    /// Puts the file into its place, durable when this returns.
    consuming func commit() throws {
        guard let file = consume file else { return }
        do {
            try file.commit()
        } catch {
            throw TurError(error.code == .noSpace ? .diskFull : .file, [error.name, error.code.rawValue])
        }
    }
}
