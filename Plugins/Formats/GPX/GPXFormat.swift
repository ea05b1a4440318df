import TurFiles
import TurGPX
public import TurOutings

/// GPX 1.0 and 1.1 as a format of the catalog.
public struct GPXFormat: Importer {
    /// `gpx`.
    public let format = "gpx"

    /// The format with the default limits.
    public init() {}

    /// Whether the first element is `gpx`, under any prefix.
    public func recognises(_ bytes: [UInt8]) -> Bool {
        guard case .markup(let root, _) = Sniffer.look(bytes) else { return false }
        return root == "gpx"
    }

    /// Reads by `GPXReader`.
    public func read(_ bytes: [UInt8], options: ImportOptions, receive: (ImportItem) throws -> Void) throws {
        var limits = ReadLimits()
        limits.points = options.pointLimit
        try GPXReader(options: options, limits: limits).read(bytes, receive: receive)
    }
}

extension GPXFormat: Exporter {
    /// `gpx`.
    public var fileExtension: String { "gpx" }
    /// Quantities that no program writes into GPX, and photographs of markers; all else goes into our own extension.
    public var losses: [String] { GPXWriter.losses }

    /// Begins a file.
    public func begin(_ options: ExportOptions) -> any ExportSession { GPXWriter(options) }
}
