public import TurGeo

/// Writes one format.
///
/// Contract: pure; equal items give equal bytes. `begin` makes a session that takes items one by one, so that an archive
/// of any size is written piece by piece; the bytes of all calls, in order, are the file.
public protocol Exporter: Sendable {
    /// The permanent id of the format, for example `gpx`.
    var format: String { get }
    /// The usual ending of a file name, without the dot.
    var fileExtension: String { get }
    /// Codes of what the format cannot hold, for example `pieces` or `heart-rate`; each that an outing has is reported.
    var losses: [String] { get }

    /// Begins a file.
    func begin(_ options: ExportOptions) throws -> any ExportSession
}

/// A file that is being written.
public protocol ExportSession {
    /// The bytes that `item` adds, and what of it is lost.
    ///
    /// - Throws: `TurError` when the format cannot hold the item at all.
    /// - Complexity: O(fixes).
    mutating func write(_ item: ExportItem) throws -> ExportChunk

    /// The bytes that end the file.
    mutating func finish() throws -> ExportChunk
}

/// Bytes of a file and what was lost on the way to them.
public struct ExportChunk: Sendable {
    /// The bytes.
    public var bytes: [UInt8]
    /// What the format cannot hold.
    public var report: Report

    /// `bytes`, with what was lost.
    public init(_ bytes: [UInt8] = [], report: Report = Report()) { (self.bytes, self.report) = (bytes, report) }
}

/// One thing to write.
///
/// Callers hand over markers first, then routes, then outings, as GPX wants them.
public enum ExportItem: Sendable {
    /// A marker, with the outing that it belongs to, if to any.
    case marker(Marker, outing: Identifier?)
    /// A planned route.
    case route(PlannedRoute)
    /// An outing with the fixes of each leg, piece by piece, in the order of its legs; its markers came before.
    case outing(Outing, fixes: [[Fixes]])
}

/// What the caller of an exporter decides.
public struct ExportOptions: Sendable {
    /// The kinds, for names and colours.
    public var catalog: Catalog
    /// What an outing without a name of its own is called.
    public var title: @Sendable (Outing) -> String

    /// Options.
    public init(catalog: Catalog, title: @escaping @Sendable (Outing) -> String) {
        (self.catalog, self.title) = (catalog, title)
    }
}
