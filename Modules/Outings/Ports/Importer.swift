public import TurGeo

/// Reads one format: bytes in, items out, in one pass.
///
/// Contract: pure, without any file or clock; equal bytes and options give equal items. Items come in the order of the
/// file: `track` begins a track, `segment` a piece of it, `fixes` are rows of the piece begun last, `trackEnd` says what
/// the track was. An importer never
/// keeps the file's outings in an array of its own. Throwing means that nothing more can be had; what was handed over
/// before stays valid. An error thrown by `receive` ends the reading and is passed on.
public protocol Importer: Sendable {
    /// The permanent id of the format, for example `gpx`.
    var format: String { get }

    /// Whether these bytes look like the format, by their content alone.
    func recognises(_ bytes: [UInt8]) -> Bool

    /// Reads `bytes` and hands what they hold to `receive`.
    ///
    /// - Throws: `TurError` with code `refused` and a place; whatever `receive` throws.
    /// - Complexity: O(n) in bytes.
    func read(_ bytes: [UInt8], options: ImportOptions, receive: (ImportItem) throws -> Void) throws
}

/// How tolerant a reader is (formats.md 0.3).
public enum Tolerance: String, Sendable, CaseIterable {
    /// Refuses anything that is ill-formed, with its place.
    case strict
    /// Repairs and says so; keeps what is complete before a fault that can't be repaired.
    case lenient
    /// As lenient, and goes on behind such a fault.
    case salvage
}

/// What the caller of an importer decides.
public struct ImportOptions: Sendable {
    /// How tolerant the reader is.
    public var tolerance: Tolerance
    /// The most points that are read.
    public var pointLimit: Int
    /// The zone of times that were written without one; nil reads them as UTC and warns.
    public var zone: (any ZoneRules)?

    /// Options; lenient and 5 million points unless said otherwise.
    public init(tolerance: Tolerance = .lenient, pointLimit: Int = 5_000_000, zone: (any ZoneRules)? = nil) {
        (self.tolerance, self.pointLimit, self.zone) = (tolerance, pointLimit, zone)
    }
}

/// One thing that a file holds.
public enum ImportItem: Sendable {
    /// Who wrote the file: program or device.
    case creator(String)
    /// A track begins.
    case track
    /// A piece of the track begins.
    case segment
    /// Fixes of the piece, and fragments whose sequences are those of these fixes.
    case fixes(Fixes, fragments: [Fragment])
    /// A point of the piece that has no usable place: it is no fix, and no distance is measured across it.
    case sample(Sample)
    /// The track ends; only now all is known that the file says of it.
    case trackEnd(TrackHeader)
    /// A planned route.
    case route(RouteHeader, lines: [Fixes])
    /// A marker with what was measured there.
    ///
    /// Whether it belongs to an outing is decided by its place and time, unless the file is our own.
    case marker(Marker, fix: Fix, own: OwnMarker?)
    /// A part that belongs to the file as a whole and that the model has no place for.
    case fragment(Fragment)
    /// Something repaired, skipped or worth knowing.
    case finding(Finding)
}
