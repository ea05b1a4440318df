import Harness

/// A benchmark: what it measures, at several sizes.
struct Benchmark: Sendable {
    /// Its name in tables.
    var name: String
    /// Makes its inputs, measures, and says what was aimed at.
    var rows: @Sendable (Setting) async throws -> [BenchRow]

    /// All of them, in the order of the table.
    static let all: [Benchmark] = [.gpxRead, .inspect, .gpxWrite, .importing, .list, .show, .start]
}
