import Foundation
import Harness

/// The call that holds two reports side by side.
enum Comparing {
    /// Prints the table and what became slower; the answer is the status of the program.
    static func run(_ paths: [String]) throws -> Int32 {
        guard paths.count == 2 else { throw BenchFault("--compare needs two reports; see --help") }
        let comparison = Comparison(try report(paths[0]), try report(paths[1]))
        guard !comparison.isEmpty else { throw BenchFault("the reports have no line in common: \(paths)") }
        print(comparison.lines.joined(separator: "\n"))
        for name in comparison.slower { print("slower: \(name)") }
        return comparison.slower.isEmpty ? 0 : 1
    }

    private static func report(_ path: String) throws -> Report {
        guard FileManager.default.isReadableFile(atPath: path) else { throw BenchFault("can't read \(path)") }
        do {
            return try Report(path: path)
        } catch {
            throw BenchFault("\(path) is no report: it takes a file of --json, not of --rows")
        }
    }
}
