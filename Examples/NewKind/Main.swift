import Foundation
import TurActivities
import TurCommands
import TurFormatCSV
import TurFormatGPX
import TurFormatGeoJSON
import TurFormatJSON
import TurFormatMapPage
import TurOutings
import TurStoreSQLite

/// The program with one more kind: one word in the composition root.
@main
enum Main {
    static func main() async throws {
        let composition = try Composition(
            kinds: Activities.all + [.skijoring],
            importers: [GPXFormat(), GeoJSONFormat(), JSONFormat()],
            exporters: [GPXFormat(), GeoJSONFormat(), CSVFormat(), JSONFormat()],
            openers: [.sqlite(program: "new-kind", clock: Composition.clock)],
            drawing: MapPageDrawing()
        )
        exit(await composition.run())
    }
}
