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

/// The contents of one file, one after the other: itself, or the members of an archive (formats.md 0.7).
///
/// What a thing is follows from its bytes, never from its name. A gzip is opened, also inside a zip; a zip inside a zip is
/// not. Members are unpacked one at a time.
public struct FileContents {
    private let path: String
    private let limits: ReadLimits
    private var single: [UInt8]?
    private let archive: ZipArchive?
    private var entries: ArraySlice<ZipEntry>

    /// Opens the file at `path`, or the standard input for `-`.
    ///
    /// - Throws: `TurError` with code `file` or `refused`.
    public init(_ path: String, limits: ReadLimits = ReadLimits()) throws {
        (self.path, self.limits) = (path, limits)
        do throws(FileFault) {
            let bytes = try FileReader.bytes(path: path, limit: limits.fileBytes)
            if case .zip = Sniffer.look(bytes) {
                archive = try ZipArchive(bytes, limits: limits)
                single = nil
            } else {
                (archive, single) = (nil, bytes)
            }
        } catch {
            throw TurError(error, path: path)
        }
        if let archive, archive.entries.isEmpty {
            throw TurError(.refused, ["empty-archive", ""], at: TurError.Place(file: path))
        }
        entries = (archive?.entries.filter { !$0.isFolder } ?? [])[...]
    }

    /// The next content, or why a member can't be opened; nil at the end.
    public mutating func next() -> Result<FileContent, TurError>? {
        if let bytes = single {
            single = nil
            return content(member: nil, bytes)
        }
        guard let archive, let entry = entries.popFirst() else { return nil }
        do throws(FileFault) {
            return content(member: entry.name, try archive.unpack(entry))
        } catch {
            return .failure(TurError(error, path: "\(path) › \(entry.name)"))
        }
    }

    /// `content` with the warning that the archive around it is cut off, if it is.
    private func told(_ content: FileContent) -> FileContent {
        guard archive?.isSalvaged ?? false else { return content }
        var told = content
        told.report.add(Finding("zip-truncated", .warning))
        return told
    }

    private func content(member: String?, _ bytes: [UInt8]) -> Result<FileContent, TurError> {
        guard Gzip.isGzip(bytes) else {
            return .success(told(FileContent(path: path, member: member, bytes: bytes)))
        }
        do throws(FileFault) {
            let unpacked = try Gzip.unpack(bytes, limits: limits)
            var content = FileContent(path: path, member: member, bytes: unpacked.bytes, packed: bytes)
            if unpacked.truncated { content.report.add(Finding("gzip-truncated", .warning)) }
            return .success(told(content))
        } catch {
            return .failure(TurError(error, path: member.map { "\(path) › \($0)" } ?? path))
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
