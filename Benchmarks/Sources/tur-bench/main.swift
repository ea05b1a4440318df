import Foundation
import Harness
import TurProgramKit

// tur-bench --tur PROGRAM [--short] [--only NAME] [--json FILE]    measures and prints a table
// tur-bench --compare BEFORE AFTER                                 two reports side by side
// Status 1 when a goal that must be reached is not, or something became slower.

let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "--launch": exit(Launching.run(Array(words.dropFirst())))
case "--read": try GPXReading.readOnce(words[1])
case "--compare":
    let comparison = Comparison(try Report(path: words[1]), try Report(path: words[2]))
    print(comparison.lines.joined(separator: "\n"))
    for name in comparison.slower { print("slower: \(name)") }
    exit(comparison.slower.isEmpty ? 0 : 1)
default:
    do {
        exit(try await measure(words))
    } catch {
        print("tur-bench: \(error)")
        exit(2)
    }
}

func measure(_ words: [String]) async throws -> Int32 {
    func value(_ option: String) -> String? {
        words.firstIndex(of: option).flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
    }
    guard let tur = value("--tur").map({ URL(filePath: $0).path }), FileManager.default.isExecutableFile(atPath: tur)
    else {
        print("tur-bench needs --tur PROGRAM, a release build")
        return 64
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tur-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = Result { try FileManager.default.removeItem(at: folder) } }
    let setting = Setting(tur: tur, folder: folder, isShort: words.contains("--short"))
    var report = Report(isShort: setting.isShort, rows: [])
    for benchmark in Benchmark.all where value("--only").map({ $0 == benchmark.name }) ?? true {
        report.rows += try await benchmark.rows(setting)
    }
    print(report.lines.joined(separator: "\n"))
    if let path = value("--json") { try report.write(to: path) }
    return report.broken.isEmpty ? 0 : 1
}
