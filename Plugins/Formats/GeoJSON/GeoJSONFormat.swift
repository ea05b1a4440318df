import TurFiles
import TurGeo
public import TurOutings

/// GeoJSON (RFC 7946) both ways; the conventions of togeojson for times and heart rates along a line.
public struct GeoJSONFormat: Importer {
    /// `geojson`.
    public let format = "geojson"

    /// The format with the default limits.
    public init() {}

    /// Whether the first object has the keys of a feature, a collection or a geometry.
    public func recognises(_ bytes: [UInt8]) -> Bool {
        guard case .json(.object, let keys) = Sniffer.look(bytes) else { return false }
        return keys.contains("features") || keys.contains("geometry") || keys.contains("coordinates")
            || keys.contains("geometries")
    }

    /// Reads lines as tracks, points as markers, and points that all have a time as one track.
    ///
    /// - Throws: `TurError` with code `refused` and the place.
    public func read(_ bytes: [UInt8], options: ImportOptions, receive: (ImportItem) throws -> Void) throws {
        try withoutActuallyEscaping(receive) { receive in
            var reader = GeoJSONReader(options: options, receive: receive)
            do {
                try JSONScanner.scan(bytes, isStrict: options.tolerance == .strict) { json in try reader.run(&json) }
            } catch let fault as FileFault {
                try reader.survive(fault)
            }
            try reader.finish()
        }
    }
}

extension GeoJSONFormat: Exporter {
    /// `geojson`.
    public var fileExtension: String { "geojson" }
    /// Quantities beside elevation and heart rate, flags, foreign extensions, and photos of markers.
    public var losses: [String] { ["channels", "flags", "fragments", "photos"] }

    /// Begins a file.
    public func begin(_ options: ExportOptions) -> any ExportSession { GeoJSONWriter(options) }
}
