import Foundation
import Harness
import TurGeo
import TurOutings
import TurStorage
import TurStoreSQLite

extension Benchmark {
    /// `tur list` against sqlite3 itself, which reads and prints the same rows.
    static let list = Benchmark(name: "list") { setting in
        var rows = (text: [BenchRow](), json: [BenchRow]())
        for size in setting.choose(short: [1_000, 10_000], full: [1_000, 10_000]) {
            let store = "list-\(size).sqlite"
            try await setting.fillStore(store, outings: size)
            let (text, json) = try await setting.lists(store, outings: size)
            rows.text.append(text)
            rows.json.append(json)
        }
        return rows.text.withGrowth + rows.json.withGrowth
    }

    /// One outing of 10,000 fixes: by the store, and by `tur show --json`.
    static let show = Benchmark(name: "show") { setting in
        try await setting.fillStore("show.sqlite", outings: 1, fixes: 10_000)
        return [try await setting.fixesRow(), try await setting.showRow()]
    }
}

extension Setting {
    /// A store of `outings` outings of as many `fixes` each.
    func fillStore(_ name: String, outings: Int, fixes: Int = 30) async throws {
        let store = try await SQLiteStore.open(path: path(name), clock: { Instant(seconds: 0) }, program: "tur-bench")
        for start in stride(from: 0, to: outings, by: 500) {
            let numbers = start..<min(start + 500, outings)
            try await store.commit(
                numbers.flatMap { Track(fixes, seed: UInt64($0), day: $0).changes(name: "Outing number \($0)") }
            )
        }
        try await store.close()
    }

    fileprivate func lists(_ store: String, outings: Int) async throws -> (text: BenchRow, json: BenchRow) {
        let words = [tur, "list"] + self.store(store)
        // Two lines of heading.
        let text = program("tur list", words, expected: Outcome(count: outings + 2)) { .count(of: "\n", in: $0) }
        let json = program("tur list --json", words + ["--json"], expected: Outcome(count: outings)) {
            .count(of: "\"number\":", in: $0)
        }
        let query = "SELECT * FROM outings ORDER BY start, id"
        let sqlite = program(
            "sqlite3",
            ["/usr/bin/sqlite3", "-readonly", "-json", path(store), query],
            expected: Outcome(count: outings)
        ) { .count(of: "\"number\":", in: $0) }
        let timings = try await Contest.hold([text, json, sqlite], runs: choose(short: 7, full: 15))
        let rows = (0..<2).map { index in
            let name = index == 0 ? "list" : "list --json"
            var row = BenchRow(
                name,
                size: outings,
                item: "outing",
                [timings[index], timings[2]],
                against: "sqlite3 -json, same rows"
            )
            guard outings == 10_000, let ratio = row.ratio else { return row }
            row.goals.append(.atMost(50, "ms of processor time", row.cpu.median * 1_000))
            row.goals.append(.atMost(1.5, "time as a share of sqlite3's", 1 / ratio, bound: 2))
            return row
        }
        return (rows[0], rows[1])
    }

    fileprivate func fixesRow() async throws -> BenchRow {
        let track = Track(10_000, seed: 0)
        let piece = track.outing(name: "Outing number 0").legs[0].pieces[0]
        let store = try await SQLiteStore.open(
            path: path("show.sqlite"),
            access: .readOnly,
            clock: { Instant(seconds: 0) },
            program: "tur-bench"
        )
        let ours = Contender("store", expected: track.outcome) {
            let start = Cost.now
            let fixes = try await store.fixes(of: piece)
            let cost = Cost.now - start
            return (cost, Outcome(count: fixes.count, checksum: Track.checksum(of: fixes)))
        }
        let gpx = track.gpx
        let reading = Contender("gpx", expected: track.outcome) {
            let start = Cost.now
            let fixes = try GPXReading.fixes(of: gpx)
            let cost = Cost.now - start
            return (cost, Outcome(count: fixes.count, checksum: Track.checksum(of: fixes)))
        }
        let timings = try await Contest.hold([ours, reading], runs: choose(short: 9, full: 21))
        try await store.close()
        var row = BenchRow("store.fixes(of:)", size: 10_000, item: "fix", timings, against: "our reading of its GPX")
        row.goals.append(.atMost(10, "ms of processor time", row.cpu.median * 1_000))
        row.goals.append(.atMost(1, "time as a share of reading the GPX", 1 / (row.ratio ?? 0), bound: 1.3))
        return row
    }

    fileprivate func showRow() async throws -> BenchRow {
        let words = [tur, "show", "1", "--json"] + store("show.sqlite")
        let ours = program("tur show", words, expected: Outcome(count: 1)) { .count(of: "\"number\":", in: $0) }
        let query = "SELECT id, source, first, count, hex(payload) FROM chunks ORDER BY first"
        let sqlite = program(
            "sqlite3",
            ["/usr/bin/sqlite3", "-readonly", "-json", path("show.sqlite"), query],
            expected: Outcome(count: 20)
        ) { .count(of: "\"first\":", in: $0) }
        let timings = try await Contest.hold([ours, sqlite], runs: choose(short: 7, full: 15))
        let name = "sqlite3 -json, hex of the chunks"
        var row = BenchRow("show --json", size: 10_000, item: "fix", timings, against: name)
        row.goals.append(.atMost(20, "ms of processor time", row.cpu.median * 1_000))
        row.goals.append(.atMost(5, "times sqlite3's", 1 / (row.ratio ?? 0), bound: 8))
        return row
    }
}
