import TurFiles
import TurKit
import TurOutings
import TurStorage
import TurTexts

extension Verb {
    /// `tur import FILE…`: files, folders, archives, `-`.
    static let importing = Verb(
        "import",
        operands: "FILE…",
        count: 1...Int.max,
        options: tolerance + [
            Option("time-zone", value: "ZONE"), Option("kind", value: "KIND"), Option("no-originals"),
        ],
        example: "tur import ~/Downloads/export_1234.zip --time-zone Europe/Oslo"
    ) { line, shell in
        let open = try await shell.archive(line, .write)
        let settings = try line.importSettings(open)
        let files = open.shell.files(line.operands)
        let fromFolders = Set(files.filter(\.isFromFolder).map(\.path))
        var told = ImportTelling(open.shell, files: files, isJSON: line.has("json"))
        try told.begin()
        try await open.archive.importFiles(files.map(\.path), settings: settings) { row in
            var row = row
            // A folder holds much that is no track; a file that was named, or has the ending of one, is meant to be one.
            if fromFolders.contains(row.path), row.isUnrecognised, !row.hasEndingOfTrack { row.status = .ignored }
            try told.tell(row)
        }
        try told.end()
        return told.status
    }
}

extension Invocation {
    fileprivate func importSettings(_ open: OpenArchive) throws -> ImportSettings {
        var settings = ImportSettings()
        settings.tolerance = tolerance
        settings.zone = try zone(open.shell)
        let stored = open.settings.value("time-zone")
        settings.storeZone = stored.isEmpty ? nil : open.shell.zone(stored)
        let fallback = open.settings.value("default-kind")
        settings.kind = try kind(open.shell) ?? (fallback.isEmpty ? nil : KindID(rawValue: fallback))
        settings.frozen = open.settings.frozen
        settings.keepsOriginals = !has("no-originals")
        return settings
    }
}

extension Shell {
    /// A file to import, and whether it was found in a folder, where much lies that is no track.
    struct FoundFile {
        var path: String
        var isFromFolder: Bool
    }

    /// The files that `operands` name, folders looked through.
    fileprivate func files(_ operands: [String]) -> [FoundFile] {
        var files: [FoundFile] = []

        for operand in operands {
            do {
                let listing = try FolderListing(path: operand)
                let base = operand.hasSuffix("/") ? operand : operand + "/"
                files += listing.files.map { FoundFile(path: base + $0, isFromFolder: true) }
                // What can't be looked into is tried like a file, so that it is told with its reason.
                files += listing.skipped.filter { $0.code == .noPermission || $0.code == .readFailed }
                    .map { FoundFile(path: base + $0.name, isFromFolder: false) }
            } catch {
                // No folder: a file, or nothing at all, which reading it will tell.
                files.append(FoundFile(path: operand, isFromFolder: false))
            }
        }
        return files
    }
}

/// Tells of an import row by row, each as soon as it is durable.
private struct ImportTelling {
    private let shell: Shell
    private let count: Int
    private let isJSON: Bool
    private let width: Int
    private var rows = 0
    private var others = 0
    private var outings = 0
    private var progress: Progress
    private(set) var status = ExitCode.clean

    init(_ shell: Shell, files: [Shell.FoundFile], isJSON: Bool) {
        (self.shell, count, self.isJSON) = (shell, files.count, isJSON)
        progress = Progress(shell, total: files.count)
        width = min(60, files.map(\.path.terminalWidth).max() ?? 0)
    }

    func begin() throws {
        guard !isJSON else { return try shell.console.write([UInt8(ascii: "[")]) }
        let names = ["file", "format", "found", "repaired", "skipped", "first", "last"]
        try shell.console.print(line(names.map { shell.texts("column.\($0)") }))
    }

    mutating func tell(_ row: ImportRow) throws {
        // On a terminal the rows themselves are the progress.
        if isJSON { progress.step() }
        status = max(status, row.exitCode)
        outings += row.outings
        if row.status == .ignored { others += 1 }
        rows += 1
        guard !isJSON else {
            var json = JSONWriter()
            json.write(row, shell)
            return try shell.console.write(Array((rows > 1 ? ",\n" : "\n").utf8) + json.bytes)
        }
        guard row.status != .ignored else { return }
        try shell.console.print(line(cells(row)))
        for finding in row.report.findings { try shell.console.print("  · " + shell.sentence(of: finding)) }
        if case .refused(let error) = row.status { shell.complain(error, asJSON: false) }
    }

    mutating func end() throws {
        progress.end()
        guard !isJSON else { return try shell.console.write(Array("\n]\n".utf8)) }
        if others > 0 { try shell.console.print(shell.texts("import.others", "\(others)")) }
        try shell.console.print(shell.texts("import.total", "\(outings)", "\(count)"))
    }

    /// A line whose columns stand where those of the lines before stand, since no line waits for the last one.
    private func line(_ cells: [String]) -> String {
        var table = Table()
        table.add([
            cells[0].paddedForTerminal(width), cells[1].paddedForTerminal(8), cells[2].paddedForTerminal(22),
            cells[3].paddedForTerminal(9), cells[4].paddedForTerminal(9), cells[5].paddedForTerminal(25), cells[6],
        ])
        return table.lines[0]
    }

    private func cells(_ row: ImportRow) -> [String] {
        [
            row.name.harmless, row.format, found(row), number(row.report.count(.repaired)),
            number(row.report.count(.skipped)), row.start?.description ?? "", row.end?.description ?? "",
        ]
    }

    private func number(_ number: Int) -> String { number == 0 ? "" : "\(number)" }

    private func found(_ row: ImportRow) -> String {
        let texts = shell.texts
        switch row.status {
        case .refused: return texts("import.refused")
        case .ignored: return texts("import.ignored")
        case .known: return texts(row.isEmpty ? "import.nothing" : "import.known")
        case .stored:
            let parts = [("outing", row.outings), ("route", row.routes), ("marker", row.markers)]
            return parts.filter { $0.1 > 0 }
                .map { texts($0.1 == 1 ? "found.\($0.0)" : "found.\($0.0)s", "\($0.1)") }.joined(separator: ", ")
        }
    }
}

extension String {
    /// With blanks behind it up to `width` columns of a terminal.
    fileprivate func paddedForTerminal(_ width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - terminalWidth))
    }
}

extension ImportRow {
    /// Whether no reader recognised the content.
    var isUnrecognised: Bool {
        if case .refused(let error) = status { return error.code == .unknownFormat }
        return false
    }

    /// Whether the name ends as tracks and archives of them do.
    var hasEndingOfTrack: Bool {
        let endings = [
            "gpx", "fit", "tcx", "kml", "kmz", "igc", "nmea", "geojson", "plt", "gz", "zip",
        ]
        return path.split(separator: ".").last.map { endings.contains($0.lowercased()) } ?? false
    }

    var exitCode: ExitCode {
        if case .refused = status { return .refused }
        return ExitCode(report)
    }

    var statusWord: String {
        switch status {
        case .stored: "stored"
        case .known: "known"
        case .refused: "refused"
        case .ignored: "ignored"
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ row: ImportRow, _ shell: Shell) {
        beginObject()
        text("file", row.name)
        text("format", row.format)
        text("status", row.statusWord)
        for (name, number) in [("outings", row.outings), ("routes", row.routes), ("markers", row.markers)] {
            key(name)
            integer(Int64(number))
        }
        if let start = row.start { text("first", start.description) }
        if let end = row.end { text("last", end.description) }
        for (name, effect) in [("repairs", Finding.Effect.repaired), ("skipped", .skipped), ("warnings", .warning)] {
            key(name)
            write(row.report.findings(effect), shell)
        }
        if case .refused(let error) = row.status { text("error", shell.sentence(of: error)) }
        endObject()
    }

    /// Writes a member that is a string.
    mutating func text(_ name: String, _ value: String) {
        key(name)
        string(value)
    }
}
