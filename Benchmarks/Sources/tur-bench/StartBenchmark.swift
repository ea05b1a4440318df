import Harness

extension Benchmark {
    /// How long the program takes to say something: help, and a list of nothing, against the start of any program.
    static let start = Benchmark(name: "start") { setting in
        let empty = "empty.sqlite"
        try await setting.fillStore(empty, outings: 0)
        let help = setting.program("tur --help", [setting.tur, "--help"], expected: Outcome(count: 1)) {
            Outcome(count: $0.isEmpty ? 0 : 1)
        }
        let words = [setting.tur, "list"] + setting.store(empty)
        let list = setting.program("tur list", words, expected: Outcome(count: 1)) {
            Outcome(count: $0.isEmpty ? 0 : 1)
        }
        let nothing = setting.program("true", ["/bin/true"], expected: Outcome(count: 0)) { Outcome(count: $0.count) }
        let query = ["/usr/bin/sqlite3", "-readonly", setting.path(empty), "SELECT count(*) FROM outings"]
        let sqlite = setting.program("sqlite3", query, expected: Outcome(count: 2)) { Outcome(count: $0.count) }
        let runs = setting.choose(short: 15, full: 31)
        let timings = try await Contest.hold([help, list, nothing, sqlite], runs: runs)
        var rows = [
            BenchRow("tur --help", size: 1, item: "start", [timings[0], timings[2]], against: "/bin/true"),
            BenchRow("list, empty", size: 1, item: "start", [timings[1], timings[3]], against: "sqlite3, count(*)"),
        ]
        rows[0].add(milliseconds: 15, times: 15, bound: 25)
        rows[1].add(milliseconds: 30, times: 5, bound: 8)
        return rows
    }
}

extension BenchRow {
    /// Goals of a start: its processor time, and how many times it is that of the reference.
    fileprivate mutating func add(milliseconds: Double, times: Double, bound: Double) {
        goals.append(.atMost(milliseconds, "ms of processor time", cpu.median * 1_000))
        goals.append(.atMost(times, "times the start of \(referenceName ?? "")", 1 / (ratio ?? 0), bound: bound))
    }
}
