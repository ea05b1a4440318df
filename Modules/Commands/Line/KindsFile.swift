import FoundationEssentials
import TurFiles
import TurOutings

/// Activity kinds as a JSON file: one object, or an array of them.
enum KindsFile {
    /// Reads the file at `path`.
    ///
    /// - Throws: `TurError` with code `file` or `kinds-file`.
    static func read(_ path: String) throws -> [ActivityKind] {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.bytes(path: path)
        } catch {
            throw TurError(.file, [path, error.code.rawValue], at: TurError.Place(file: path))
        }
        do {
            let isArray = bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
            let decoder = JSONDecoder()
            guard isArray else { return [try decoder.decode(ActivityKind.self, from: Data(bytes))] }
            return try decoder.decode([ActivityKind].self, from: Data(bytes))
        } catch {
            throw TurError(.kindsFile, [path, "\(error)"])
        }
    }
}

extension TurError.Code {
    /// A file of kinds can't be understood.
    ///
    /// Arguments: path, reason.
    static let kindsFile = Self(rawValue: "kinds-file")
}

extension Shell {
    /// This shell with the kinds of `--kinds` and of the files in the folder `tur/kinds` of the user's settings.
    func adding(kindsOf line: Invocation) throws -> Shell {
        var shell = self
        for path in kindsFiles() + [line.value("kinds")].compactMap({ $0 }) {
            try shell.catalog.add(kinds: try KindsFile.read(path))
        }
        return shell
    }

    private func kindsFiles() -> [String] {
        let home = environment["HOME"].map { $0 + "/.config" }
        guard let base = environment["XDG_CONFIG_HOME"].flatMap({ $0.isEmpty ? nil : $0 }) ?? home else { return [] }
        let folder = base + "/tur/kinds"
        do {
            return try FolderListing(path: folder).files.filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
        } catch {
            return []
        }
    }
}
