import Foundation
import TurActivities
import TurCommands
import TurFormatCSV
import TurFormatGPX
import TurFormatGeoJSON
import TurFormatJSON
import TurFormatMapPage
import TurStoreSQLite

/// The composition root: names the plugins.
@main
enum Main {
    static func main() async throws {
        let composition = try Composition(
            kinds: Activities.all,
            importers: [GPXFormat(), GeoJSONFormat(), JSONFormat()],
            exporters: [GPXFormat(), GeoJSONFormat(), CSVFormat(), JSONFormat()],
            openers: [.sqlite(program: "tur", clock: Composition.clock)],
            drawing: MapPageDrawing()
        )
        exit(await composition.run())
    }
}
