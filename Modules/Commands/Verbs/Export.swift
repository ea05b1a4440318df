import TurKit
import TurOutings
import TurStorage

extension Verb {
    /// `tur export`: outings as files.
    static let export = Verb(
        "export",
        operands: "[OUTING…]",
        count: 0...Int.max,
        options: filters + [Option("format", value: "FORMAT"), Option("output", value: "FILE", letter: "o")],
        example: "tur export --from 2024-05-01 --format gpx -o May.gpx"
    ) { line, shell in
        let open = try await shell.archive(line, .read)
        let path = line.value("output") ?? "-"
        let format = line.value("format") ?? (path == "-" ? "gpx" : nil)
        let exporter = try open.shell.exporter(format: format, path: path)
        let isWhole = line.operands.isEmpty && !filters.contains { line.has($0.name) }
        var ids: [Identifier] = []
        let admitted = try await open.archive.list(try line.filter(shell)).map(\.header.id)
        for word in line.operands { ids.append(try await open.archive.resolve(word).outing.id) }
        ids = line.operands.isEmpty ? admitted : ids.filter(Set(admitted).contains)
        var output = try OutputFile(path, shell.console)
        var progress = Progress(open.shell, total: ids.count)
        let report = try await open.archive.export(
            ids,
            library: isWhole,
            by: exporter,
            options: open.shell.exportOptions,
            step: { progress.step() }
        ) { try output.write($0) }
        progress.end()
        try output.commit()
        for finding in report.findings { shell.console.complain(open.shell.sentence(of: finding)) }
        return ExitCode(report)
    }
}
