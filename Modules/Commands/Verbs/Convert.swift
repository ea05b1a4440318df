import Foundation
import TurFiles
import TurGeo
import TurKit
import TurOutings

extension Verb {
    /// `tur convert IN… OUT`: files into another format, without a store.
    static let convert = Verb(
        "convert",
        operands: "IN… OUT",
        count: 2...Int.max,
        options: tolerance + [
            Option("format", value: "FORMAT"), Option("time-zone", value: "ZONE"), Option("kind", value: "KIND"),
        ],
        example: "tur convert Sunday.gpx Sunday.geojson"
    ) { line, shell in
        let target = line.operands[line.operands.count - 1]
        let exporter = try shell.exporter(format: line.value("format"), path: target)
        let (files, status) = try shell.read(Array(line.operands.dropLast()), line)
        guard !line.operands.dropLast().contains(where: { FileNames.areSame($0, target) }) else {
            throw TurError(.usage, [target, "tur convert IN… OUT"])
        }
        var output = try OutputFile(target, shell.console)
        let content = ExportContent(files)
        let report = try Exporting(exporter, options: shell.exportOptions).export(content) { try output.write($0) }
        try output.commit()
        for finding in report.findings { shell.console.complain(shell.sentence(of: finding)) }
        return max(status, ExitCode(report))
    }
}

/// Paths that may name one file in two ways.
enum FileNames {
    /// Whether both name the same file, links followed.
    static func areSame(_ one: String, _ other: String) -> Bool {
        guard one != "-", other != "-" else { return false }
        let paths = [one, other].map { URL(filePath: $0).standardizedFileURL.resolvingSymlinksInPath().path }
        return paths[0] == paths[1]
    }
}

extension Shell {
    /// What exporters are told.
    var exportOptions: ExportOptions {
        let (catalog, texts) = (catalog, texts)
        return ExportOptions(catalog: catalog) { texts.title(of: $0, catalog: catalog) }
    }

    /// The writer of `format`, or of the format that the ending of `path` names.
    ///
    /// - Throws: `TurError` with code `unknown-format` and the formats there are.
    func exporter(format: String?, path: String) throws -> any Exporter {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let wanted = format?.lowercased() ?? catalog.exporters.first { $0.fileExtension == ending }?.format
        guard let exporter = catalog.exporters.first(where: { $0.format == wanted }) else {
            let formats = catalog.exporters.map(\.format).joined(separator: ", ")
            throw TurError(.unknownFormat, ["write", format ?? path, formats])
        }
        return exporter
    }

    /// Reads files without a store, telling what was repaired; one that is refused does not stop the rest.
    func read(_ paths: [String], _ line: Invocation) throws -> (files: [ImportedFile], status: ExitCode) {
        var settings = ImportSettings()
        settings.tolerance = line.tolerance
        settings.zone = try line.zone(self)
        settings.kind = try line.kind(self)
        let reader = ContentReader(catalog)
        var (files, status) = ([ImportedFile](), ExitCode.clean)
        func refuse(_ error: TurError) {
            complain(error, asJSON: line.has("json"))
            status = .refused
        }
        for path in paths {
            do {
                var contents = try FileContents(path)
                while let next = contents.next() {
                    // A member that is refused does not take the others of its archive with it.
                    do {
                        let content = try next.get()
                        if content.member != nil, reader.importer(of: content.bytes) == nil { continue }
                        files.append(try reader.importedFile(content, settings: settings))
                    } catch let error as TurError {
                        refuse(error)
                        continue
                    }
                    tell(files[files.count - 1].source.name, files[files.count - 1].report)
                    status = max(status, ExitCode(files[files.count - 1].report))
                }
            } catch let error as TurError {
                refuse(error)
            }
        }
        guard !files.isEmpty || status == .clean else { throw TurError(.refused, ["nothing-read", ""]) }
        return (files, status)
    }

    private func tell(_ name: String, _ report: Report) {
        for finding in report.findings { console.complain("\(name): \(sentence(of: finding))".harmless) }
    }
}
