public import TurFiles
public import TurOutings

/// One file as bytes, with whatever it was packed in taken off.
public struct FileContent: Sendable {
    /// The path by which the user named it; `-` for the standard input.
    public var path: String
    /// Its name inside an archive, if it lay in one.
    public var member: String?
    /// The unpacked bytes.
    public var bytes: [UInt8]
    /// The bytes as they were packed, where the file was a gzip of its own.
    public var packed: [UInt8]?
    /// What unpacking found.
    public var report = Report()

    /// `bytes` of the file at `path`, or of a member of it.
    public init(path: String, member: String? = nil, bytes: [UInt8], packed: [UInt8]? = nil) {
        (self.path, self.member, self.bytes, self.packed) = (path, member, bytes, packed)
    }

    /// How the file is named to a person: path, and member behind it.
    public var name: String { member.map { "\(path) › \($0)" } ?? path }
}

/// Takes files, archives and the standard input apart into contents (formats.md 0.7).
///
/// What a thing is follows from its bytes, never from its name. A gzip is opened, also inside a zip; a zip inside a zip is
/// not.
public struct FileOpener: Sendable {
    /// What is too large to be opened.
    public var limits = ReadLimits()

    /// An opener with the default limits.
    public init() {}

    /// Hands each content of the file at `path` to `body`, and what of an archive can't be opened to `refused`.
    ///
    /// - Throws: `TurError` with code `file` or `refused`; whatever the two closures throw.
    public func open(
        _ path: String,
        body: (FileContent) throws -> Void,
        refused: (_ name: String, TurError) throws -> Void
    ) throws {
        let bytes = try rethrowing(path) { () throws(FileFault) in
            try FileReader.bytes(path: path, limit: limits.fileBytes)
        }
        guard case .zip = Sniffer.look(bytes) else {
            return try body(try content(path: path, member: nil, bytes: bytes))
        }
        let archive = try rethrowing(path) { () throws(FileFault) in try ZipArchive(bytes, limits: limits) }
        for entry in archive.entries where !entry.isFolder {
            let unpacked: FileContent
            do {
                let bytes = try rethrowing(path) { () throws(FileFault) in try archive.unpack(entry) }
                unpacked = try content(path: path, member: entry.name, bytes: bytes)
            } catch let error as TurError {
                try refused("\(path) › \(entry.name)", error)
                continue
            }
            try body(unpacked)
        }
    }

    private func content(path: String, member: String?, bytes: [UInt8]) throws -> FileContent {
        guard Gzip.isGzip(bytes) else { return FileContent(path: path, member: member, bytes: bytes) }
        let unpacked = try rethrowing(path) { () throws(FileFault) in try Gzip.unpack(bytes, limits: limits) }
        var content = FileContent(path: path, member: member, bytes: unpacked.bytes, packed: bytes)
        if unpacked.truncated { content.report.add(Finding("gzip-truncated", .warning)) }
        return content
    }

    private func rethrowing<Value>(_ path: String, _ body: () throws(FileFault) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            throw TurError(error, path: path)
        }
    }
}

extension TurError {
    /// The error behind a fault of a file.
    init(_ fault: FileFault, path: String) {
        let place = Place(file: path, line: fault.line, column: fault.column, byte: fault.byte)
        let code: Code =
            switch fault.code {
            case .noSpace: .diskFull
            case .notFound, .noPermission, .isFolder, .notFolder, .notRegular, .linkNotFollowed, .badName, .readFailed,
                .writeFailed:
                .file
            default: .refused
            }
        self.init(code, code == .file ? [path, fault.code.rawValue] : [fault.code.rawValue, fault.detail], at: place)
        cause = fault.detail
    }
}
