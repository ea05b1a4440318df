import TurFiles
import TurKit
import TurOutings
import TurStats
import TurStorage
import TurTexts

extension Verb {
    /// `tur stats`: a period of the archive, or files without it.
    static let stats = Verb(
        "stats",
        operands: "[FILE…]",
        count: 0...Int.max,
        options: filters + tolerance + [
            Option("period", value: "PERIOD"), Option("month", value: "MONTH"), Option("category", value: "KIND"),
            Option("time-zone", value: "ZONE"),
        ],
        example: "tur stats --period month --category walk"
    ) { line, shell in
        guard line.operands.isEmpty else {
            let (files, status) = try shell.read(line.operands, line)
            let open = OpenArchive.without(shell)
            let filter = try line.filter(shell)
            let outings = files.flatMap { file in
                file.outings.filter { filter.admits($0, file.pieces(of: $0), catalog: shell.catalog) }
            }
            let today = try line.today(shell, zone: nil)
            try await open.showStatistics(of: outings, line, period: try line.period(today))
            return status
        }
        let open = try await shell.archive(line, .read)
        let zone = open.settings.value("time-zone")
        let today = try line.today(shell, zone: zone.isEmpty ? nil : shell.zone(zone))
        var outings: [Outing] = []
        let rows = try await open.archive.list(try line.filter(shell))
        var progress = Progress(open.shell, total: rows.count)
        for row in rows {
            progress.step()
            if let stored = try await open.archive.store.outing(row.header.id) { outings.append(stored.outing) }
        }
        progress.end()
        try await open.showStatistics(of: outings, line, period: try line.period(today))
        return .clean
    }
}

extension Invocation {
    /// The period that `--month` and `--period` ask for; all when they don't.
    fileprivate func period(_ today: CivilDate) throws -> Period {
        if let text = value("month") {
            guard let day = CivilDate(text + "-01") else { throw TurError(.usage, [text, "--month 2024-05"]) }
            return .month(year: day.year, month: day.month)
        }
        switch value("period") ?? "all" {
        case "month": return .month(year: today.year, month: today.month)
        case "year": return .year(today.year)
        case "all": return .all
        case let word: throw TurError(.usage, [word, "--period month | year | all"])
        }
    }
}

extension OpenArchive {
    /// A shell's own defaults, for verbs that work on files.
    static func without(_ shell: Shell) -> OpenArchive {
        let archive = Archive(MemoryStore(clock: shell.now), catalog: shell.catalog, now: shell.now)
        return OpenArchive(archive: archive, settings: ArchiveSettings([:]), shell: shell, units: .kilometres)
    }

    fileprivate func showStatistics(of outings: [Outing], _ line: Invocation, period: Period) async throws {
        let used = Set(outings.flatMap(\.summary.kinds))
        let category = try line.value("category").map { try shell.kindOrOwn($0, used: used) }
        let statistics = PeriodStatistics(outings, period: period, category: category, catalog: shell.catalog)
        guard !line.has("json") else {
            var json = JSONWriter()
            json.write(statistics, period: period, category: category)
            return try shell.console.write(json.bytes + [10])
        }
        let texts = shell.texts
        let kind = category.map { shell.catalog.kind($0).name(in: texts.language.rawValue) }
        try shell.console.print("\(kind ?? texts("stats.all")) · \(texts.period(period))")
        var table = Table()
        table.add([kind.map { texts("stats.outings-with", $0) } ?? texts("stats.outings"), "\(statistics.outings)"])
        table.add([texts("stats.legs"), "\(statistics.legs)"])
        try shell.console.print(table.lines)
        guard statistics.outings > 0 else { return }
        let dog = outings.last?.settings.dogName ?? settings.value("dog-name")
        for text in figureLines(statistics.figures, dog: dog) { try shell.console.print(text) }
    }
}

extension Texts {
    fileprivate func period(_ period: Period) -> String {
        switch period {
        case .month(let year, let month): self.month(month, year: year)
        case .year(let year): "\(year)"
        case .all: self("stats.period.all")
        }
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ statistics: PeriodStatistics, period: Period, category: KindID?) {
        beginObject()
        switch period {
        case .month(let year, let month): text("period", "\(year)-\(month < 10 ? "0" : "")\(month)")
        case .year(let year): text("period", "\(year)")
        case .all: text("period", "all")
        }
        text("category", category?.rawValue ?? "all")
        key("outings")
        integer(Int64(statistics.outings))
        key("legs")
        integer(Int64(statistics.legs))
        write(statistics.figures)
        endObject()
    }
}
