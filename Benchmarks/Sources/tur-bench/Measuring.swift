import Foundation
import Harness

/// One call of this program that measures.
struct Measuring {
    private let words: [String]

    /// A call with these words.
    init(_ words: [String]) { self.words = words }

    /// Measures and prints; the answer is the status of the program.
    func run() async throws -> Int32 {
        if words.contains("--help") {
            print(Self.usage)
            return 0
        }
        try Self.check(words)
        let justKernels = words.contains("--kernels")
        let tur = value("--tur").map { URL(filePath: $0).path } ?? ""
        guard justKernels || FileManager.default.isExecutableFile(atPath: tur) else {
            print("tur-bench needs --tur PROGRAM, a release build\n\n\(Self.usage)")
            return 64
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "tur-bench-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
        let setting = Setting(tur: tur, folder: folder, isShort: words.contains("--short"), peers: peers)
        return try justKernels ? kernels(setting) : await everything(setting)
    }

    private func everything(_ setting: Setting) async throws -> Int32 {
        var report = Report(isShort: setting.isShort, rows: [])
        for benchmark in Benchmark.all where isWanted(benchmark.name) {
            report.rows += try await benchmark.rows(setting)
        }
        for kernel in Kernel.all where isWanted(kernel.name) { report.rows += try kernel.rows(setting) }
        print((report.lines + ["", report.goalCount]).joined(separator: "\n"))
        if let path = value("--json") { try report.write(to: path) }
        return status(report)
    }

    /// Every kernel with each of its peers.
    private func kernels(_ setting: Setting) throws -> Int32 {
        let wanted = Kernel.all.filter { isWanted($0.name) }
        guard !wanted.isEmpty else { throw BenchFault("kernels are \(Kernel.all.map(\.name).joined(separator: ", "))") }
        guard setting.peers != nil || !words.contains("--peers") else {
            throw BenchFault("--peers needs a Python and a folder of scripts; make bench-peers installs them")
        }
        let report = Report(isShort: setting.isShort, rows: try wanted.flatMap { try $0.rows(setting) })
        let goals = missedMarked(report.goalLines) + ["", report.goalCount]
        print((KernelRow.lines(report.rows) + [""] + goals).joined(separator: "\n"))
        if let path = value("--rows") { try KernelRow.write(report.rows, to: path) }
        if let path = value("--json") { try report.write(to: path) }
        return status(report)
    }

    /// 1 for a broken gate of the short form, and with `--strict` for any goal that was missed.
    private func status(_ report: Report) -> Int32 {
        let isStrict = words.contains("--strict")
        return isStrict && !report.missed.isEmpty || report.isShort && !report.broken.isEmpty ? 1 : 0
    }

    /// Where nothing but kernels is told, a missed goal is marked like a broken one.
    private func missedMarked(_ lines: [String]) -> [String] {
        lines.map { $0.hasPrefix("·") ? "✗" + $0.dropFirst() : $0 }
    }

    private func isWanted(_ name: String) -> Bool { value("--only").map { $0 == name } ?? true }

    private var peers: PeerSetting? {
        guard let python = value("--peers"), let scripts = value("--peers", 2),
            FileManager.default.isExecutableFile(atPath: python)
        else { return nil }
        return PeerSetting(python: python, scripts: scripts)
    }

    /// The options, and how many words follow each.
    private static let options = [
        "--kernels": 0, "--short": 0, "--strict": 0, "--tur": 1, "--only": 1, "--json": 1, "--rows": 1, "--peers": 2,
    ]

    private static func check(_ words: [String]) throws {
        var left = words[...]
        while let option = left.popFirst() {
            guard let count = options[option] else { throw BenchFault("unknown option \(option); see --help") }
            let values = left.prefix(count)
            guard values.count == count, !values.contains(where: { $0.hasPrefix("--") }) else {
                throw BenchFault("\(option) needs \(count == 1 ? "a value" : "\(count) values"); see --help")
            }
            left = left.dropFirst(count)
        }
    }

    private func value(_ option: String, _ distance: Int = 1) -> String? {
        guard let place = words.firstIndex(of: option), place + distance < words.count else { return nil }
        return words[place + distance]
    }
}

extension Measuring {
    /// What `--help` prints.
    static let usage = """
        tur-bench --tur PROGRAM [--short] [--only NAME] [--json FILE] [--peers PYTHON SCRIPTS] [--strict]
            measures the program, its readers and the kernels, and prints a table
        tur-bench --kernels [--short] [--only NAME] [--rows FILE] [--json FILE] [--peers PYTHON SCRIPTS] [--strict]
            measures the kernels alone, a line a peer; --rows writes one object a line, --json what --compare takes
        tur-bench --compare BEFORE AFTER
            two reports of --json side by side

        Below a table stand the goals, and in the last line how many of them were reached.
        Status 0: measured. 1: a gate of --short is broken; with --strict, a goal is missed; with --compare, something
        became slower. 2: an answer was wrong, or something could not be measured.
        """
}
