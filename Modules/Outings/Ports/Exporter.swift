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
public enum ExportItem: Sendable {
    /// An outing with the fixes of each leg, piece by piece, in the order of its legs.
    case outing(Outing, fixes: [[Fixes]])
    /// A planned route.
    case route(PlannedRoute)
    /// A marker that belongs to no outing.
    case marker(Marker)
}

/// What the caller of an exporter decides.
public struct ExportOptions: Sendable {
    /// The kinds, for names and colours.
    public var kinds: [ActivityKind]
    /// Language of names, for example `nb`.
    public var language: String

    /// Options.
    public init(kinds: [ActivityKind] = [], language: String = "en") { (self.kinds, self.language) = (kinds, language) }
}
