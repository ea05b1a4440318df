import TurFiles
import TurKit
import TurOutings
import TurStats
import TurStorage
import TurTexts

extension Verb {
    /// `tur list`: the outings, earliest first.
    static let list = Verb(
        "list",
        options: filters + [Option("deleted")],
        example: "tur list --from 2024-05-01 --kind run"
    ) { line, shell in
        let open = try await shell.archive(line, .read)
        guard !line.has("deleted") else { return try await open.listDeleted(asJSON: line.has("json")) }
        let rows = try await open.archive.list(try line.filter(open.shell))
        guard !line.has("json") else {
            var json = JSONWriter()
            json.beginArray()
            for row in rows { json.write(row.header, number: row.number, open.shell) }
            json.endArray()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        guard !rows.isEmpty else {
            let isFiltered = !line.options.keys.allSatisfy { ["lang", "store", "today", "kinds"].contains($0) }
            try shell.console.print(open.shell.texts(isFiltered ? "list.none" : "list.empty"))
            return .clean
        }
        try shell.console.print(open.shell.texts("list.heading"))
        try shell.console.print(open.table(rows).lines)
        return .clean
    }
}

extension OpenArchive {
    /// The deleted outings with the beginning of their ids, by which `tur restore` finds them.
    fileprivate func listDeleted(asJSON: Bool) async throws -> ExitCode {
        let outings = try await archive.deleted()
        guard !asJSON else {
            var json = JSONWriter()
            json.beginArray()
            for outing in outings { json.write(OutingHeader(outing), number: nil, shell) }
            json.endArray()
            try shell.console.write(json.bytes + [10])
            return .clean
        }
        guard !outings.isEmpty else {
            try shell.console.print(shell.texts("list.none"))
            return .clean
        }
        var table = Table()
        for outing in outings {
            let title = shell.texts.title(of: outing, catalog: archive.catalog).harmless
            let id = String(outing.id.description.prefix(8))
            table.add([id, shell.texts.day(outing.start.date), shell.texts.clock(outing.start), title])
        }
        try shell.console.print([shell.texts("list.deleted")] + table.lines)
        return .clean
    }

    /// The rows of a list.
    func table(_ rows: [(number: Int, header: OutingHeader)]) -> Table {
        var table = Table(right: [0, 4, 5, 6])
        let texts = shell.texts
        let names = ["date", "clock", "title", "duration", "distance", "pace"]
        table.add(["#"] + names.map { texts("column.\($0)") })
        // Thousands of outings share a few sets of kinds.
        var known: [[KindID]: (title: String, isPace: Bool)] = [:]
        for (number, header) in rows {
            let kinds = known[header.kinds] ?? described(header.kinds)
            known[header.kinds] = kinds
            table.add([
                "\(number)", texts.day(header.start.date), texts.clock(header.start),
                (header.name.flatMap { $0.isEmpty ? nil : $0 } ?? kinds.title).harmless,
                texts.duration(header.duration),
                texts.length(header.distance, units: units), pace(header, isPace: kinds.isPace),
            ])
        }
        return table
    }

    private func described(_ kinds: [KindID]) -> (title: String, isPace: Bool) {
        let moving = TitleKinds.of(kinds, catalog: archive.catalog)
        let title = shell.texts.title(name: nil, kinds: kinds, catalog: archive.catalog)
        return (title, !moving.isEmpty && moving.allSatisfy { $0.measure == .pace })
    }

    private func pace(_ header: OutingHeader, isPace: Bool) -> String {
        let seconds = header.duration - header.gapSeconds
        guard header.distance >= 10, seconds > 0 else { return "" }
        let speed = header.distance / seconds
        return isPace ? shell.texts.pace(speed, units: units) : shell.texts.speed(speed, units: units)
    }
}

extension Texts {
    /// A day with its weekday.
    func day(_ date: CivilDate) -> String {
        self.date(year: date.year, month: date.month, day: date.day, weekday: date.weekday)
    }

    /// Hours and minutes on the local clock.
    func clock(_ time: LocalTime) -> String {
        let minutes = time.millisecondsOfDay / 60_000
        let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":")
    }
}

extension JSONWriter {
    /// Writes an outing as `tur list --json` gives it.
    mutating func write(_ header: OutingHeader, number: Int?, _ shell: Shell) {
        beginObject()
        if let number {
            key("number")
            integer(Int64(number))
        }
        text("id", header.id.description)
        text("title", shell.texts.title(name: header.name, kinds: header.kinds, catalog: shell.catalog))
        if let name = header.name { text("name", name) }
        write(kinds: header.kinds)
        text("start", header.start.description)
        text("end", header.end.description)
        measure("duration_s", header.duration)
        measure("distance_m", header.distance)
        key("legs")
        integer(Int64(header.legs))
        key("fixes")
        integer(Int64(header.fixes))
        if let rate = header.heartRate { measure("heart_rate", rate) }
        if let ascent = header.ascent { measure("ascent_m", ascent) }
        if let descent = header.descent { measure("descent_m", descent) }
        endObject()
    }

    mutating func write(kinds: [KindID]) {
        key("kinds")
        beginArray()
        for kind in kinds { string(kind.rawValue) }
        endArray()
    }

    /// Writes a member that is a number with two digits behind the point.
    mutating func measure(_ name: String, _ value: Double) {
        key(name)
        guard value.magnitude < 1e15 else { return double(value) }
        fixed(Int64((value * 100).rounded()), decimals: 2)
    }
}
