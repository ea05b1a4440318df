import Foundation
import TurActivities
import TurCommands
import TurFormatGPX
import TurFormatMarkdown
import TurStoreSQLite

@main
enum Main {
    static func main() async throws {
        let composition = try Composition(
            kinds: Activities.all,
            importers: [GPXFormat()],
            exporters: [GPXFormat(), MarkdownFormat()],
            openers: [.sqlite(program: "tur-markdown", clock: Composition.clock)]
        )
        exit(await composition.run())
    }
}
