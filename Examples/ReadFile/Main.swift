import TurFormatGPX
import TurKit
import TurOutings

/// The example of the README: what is in a file, in ten lines.
@main
enum Main {
    static func main() throws {
        var catalog = Catalog()
        try catalog.add(GPXFormat() as any Importer)
        var contents = try FileContents(CommandLine.arguments[1])
        while let content = try contents.next()?.get() {
            let file = try ContentReader(catalog).importedFile(content, settings: ImportSettings())
            for outing in file.outings { print(outing.start, outing.summary.distance) }
        }
    }
}
