/// What the first bytes of a file say that it is.
public enum Sniff: Sendable, Hashable {
    /// There is nothing, or nothing but a byte order mark and white space.
    case empty
    /// Gzip.
    case gzip
    /// A zip archive, also KMZ.
    case zip
    /// An SQLite database, also GeoPackage.
    case sqlite
    /// Garmin FIT.
    case fit
    /// XML or HTML: the first element's local name as written, and its namespace address, empty for none.
    case markup(root: String, namespace: String)
    /// JSON: what its top is, and the first keys of the top object or of the first object in the top array.
    case json(top: Top, keys: [String])
    /// Sentences of NMEA 0183.
    case nmea
    /// A flight record of the FAI.
    case igc
    /// Any other text, with its first line that is not blank, of at most 1,000 bytes.
    case text(firstLine: String)
    /// None of these.
    case binary

    /// What a JSON text is on its top level.
    public enum Top: Sendable, Hashable {
        /// An object, or a sequence that begins with one.
        case object
        /// An array.
        case array
    }
}
