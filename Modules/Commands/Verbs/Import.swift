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
        var status = ExitCode.clean
        var rows: [ImportRow] = []
        let paths = open.shell.files(line.operands)
        for (number, path) in paths.enumerated() {
            open.shell.progress(number, of: paths.count)
            try await open.archive.importFile(path.path, settings: settings) { row in
                var row = row
                if path.isFromFolder, row.format.isEmpty, row.isUnrecognised { row.status = .ignored }
                rows.append(row)
            }
        }
        for row in rows { status = max(status, row.exitCode) }
        try open.shell.show(rows, files: paths.count, asJSON: line.has("json"))
        return status
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
            } catch {
                // No folder: a file, or nothing at all, which reading it will tell.
                files.append(FoundFile(path: operand, isFromFolder: false))
            }
        }
        return files
    }

    /// Tells on the standard error how far it is.
    fileprivate func progress(_ number: Int, of count: Int) {
        guard console.showsProgress, count > 20, number % 20 == 0 else { return }
        console.complain(texts("progress.files", "\(number)", "\(count)"))
    }

    fileprivate func show(_ rows: [ImportRow], files: Int, asJSON: Bool) throws {
        guard !asJSON else {
            var json = JSONWriter()
            json.beginArray()
            for row in rows { json.write(row, self) }
            json.endArray()
            return try console.write(json.bytes + [10])
        }
        var table = Table()
        table.add(["file", "format", "found", "repaired", "skipped", "first", "last"].map { texts("column.\($0)") })
        for row in rows where row.status != .ignored { table.add(cells(row)) }
        try console.print(table.lines)
        for row in rows {
            for finding in row.report.findings { try console.print("· \(row.name): \(sentence(of: finding))".harmless) }
            if case .refused(let error) = row.status { complain(error, asJSON: false) }
        }
        let others = rows.count { $0.status == .ignored }
        if others > 0 { try console.print(texts("import.others", "\(others)")) }
        let total = rows.reduce(0) { $0 + $1.outings }
        try console.print(texts("import.total", "\(total)", "\(files)"))
    }

    private func cells(_ row: ImportRow) -> [String] {
        [
            row.name.harmless, row.format, found(row), count(row.report.count(.repaired)),
            count(row.report.count(.skipped)), row.start?.description ?? "", row.end?.description ?? "",
        ]
    }

    private func count(_ number: Int) -> String { number == 0 ? "" : "\(number)" }

    private func found(_ row: ImportRow) -> String {
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

extension ImportRow {
    /// Whether no reader recognised the content.
    var isUnrecognised: Bool {
        if case .refused(let error) = status { return error.code == .unknownFormat }
        return false
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
