import Foundation
import TurActivities
import TurCommands
import TurFormatCSV
import TurFormatGPX
import TurFormatGeoJSON
import TurFormatJSON
import TurGeo
import TurOutings
import TurStorage
import TurStoreSQLite
import TurTexts

/// The composition root: names the plugins and opens the edges.
@main
enum Main {
    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        let status: ExitCode
        do {
            status = await Program(try shell()).run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            Terminal.complain("tur: \(error)")
            status = .refused
        }
        exit(status.rawValue)
    }

    private static var now: Instant {
        Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1_000).rounded()))
    }

    /// `sqlite:PATH`, the folder made when it is to be written.
    private static let sqlite = StoreOpener(scheme: "sqlite") { path, access in
        let isThere = FileManager.default.fileExists(atPath: path)
        guard isThere || access == .write else { return nil }
        if !isThere {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        let store = try await SQLiteStore.open(
            path: path,
            access: access == .write ? .readWrite : .readOnly,
            clock: { now },
            program: "tur"
        )
        return OpenStore(store) { try await store.close() }
    }

    private static func shell() throws -> Shell {
        var catalog = Catalog()
        try catalog.add(kinds: Activities.all)
        for importer in [GPXFormat(), GeoJSONFormat(), JSONFormat()] as [any Importer] { try catalog.add(importer) }
        for exporter in [GPXFormat(), GeoJSONFormat(), CSVFormat(), JSONFormat()] as [any Exporter] {
            try catalog.add(exporter)
        }
        let environment = ProcessInfo.processInfo.environment
        return Shell(
            console: Terminal.console(environment),
            texts: Texts(.en),
            catalog: catalog,
            environment: environment,
            now: { now },
            zone: { SystemZone($0) },
            openers: [sqlite]
        )
    }
}
