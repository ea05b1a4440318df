public import TurGeo
public import TurOutings

/// What is to be written: whole items that are at hand, without a store.
public struct ExportContent: Sendable {
    /// Markers with the outing that they belong to.
    public var markers: [(marker: Marker, outing: Identifier?)] = []
    /// Planned routes.
    public var routes: [PlannedRoute] = []
    /// Outings with the fixes of each leg, piece by piece.
    public var outings: [(outing: Outing, fixes: [[Fixes]])] = []

    /// Nothing.
    public init() {}

    /// All that `files` came to.
    public init(_ files: [ImportedFile]) {
        for file in files {
            markers += file.markers.map { ($0, nil) }
            for outing in file.outings { markers += outing.markers.map { ($0, outing.id) } }
            routes += file.routes
            outings += file.outings.map { ($0, file.pieces(of: $0)) }
        }
    }
}

/// The use case behind `tur convert`: items through an exporter into a sink.
public struct Exporting {
    private let exporter: any Exporter
    private let options: ExportOptions

    /// Exports by `exporter`.
    public init(_ exporter: any Exporter, options: ExportOptions) {
        (self.exporter, self.options) = (exporter, options)
    }

    /// Writes `content` to `sink`, piece by piece; the answer tells what the format could not hold.
    ///
    /// - Throws: what the exporter or `sink` throws.
    public func export(_ content: ExportContent, to sink: ([UInt8]) throws -> Void) throws -> Report {
        var session = try exporter.begin(options)
        var report = Report()
        func take(_ chunk: ExportChunk) throws {
            report.add(chunk.report)
            try sink(chunk.bytes)
        }
        for (marker, outing) in content.markers { try take(session.write(.marker(marker, outing: outing))) }
        for route in content.routes { try take(session.write(.route(route))) }
        for (outing, fixes) in content.outings { try take(session.write(.outing(outing, fixes: fixes))) }
        try take(session.finish())
        return report
    }
}
