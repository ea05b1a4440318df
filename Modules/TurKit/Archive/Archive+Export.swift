public import TurOutings
import TurStorage

extension Archive {
    /// Writes `outings` with their markers through `exporter` to `sink`, an outing at a time.
    ///
    /// With `library` also the planned routes and the markers that belong to none. `step` is called for each outing.
    ///
    /// - Throws: what the store, the exporter or `sink` throws.
    /// - Complexity: O(fixes); memory for one outing.
    public func export(
        _ outings: [Identifier],
        library: Bool,
        by exporter: any Exporter,
        options: ExportOptions,
        step: () -> Void = {},
        to sink: ([UInt8]) throws -> Void
    ) async throws -> Report {
        var session = try exporter.begin(options)
        var report = Report()
        func take(_ chunk: ExportChunk) throws {
            report.add(chunk.report)
            try sink(chunk.bytes)
        }
        for id in outings {
            guard let stored = try await store.outing(id) else { continue }
            for marker in stored.outing.markers { try take(session.write(.marker(marker, outing: id))) }
        }
        if library {
            for marker in try await store.markers() { try take(session.write(.marker(marker, outing: nil))) }
            for route in try await store.routes() { try take(session.write(.route(route))) }
        }
        for id in outings {
            step()
            guard let stored = try await store.outing(id) else { continue }
            try take(session.write(.outing(stored.outing, fixes: try await fixes(of: stored.outing))))
        }
        try take(session.finish())
        return report
    }
}
