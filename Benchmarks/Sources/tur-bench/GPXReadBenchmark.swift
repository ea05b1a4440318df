import Harness
import TurFiles
import TurGPX
import TurGeo
import TurOutings
import TurProgramKit

extension Benchmark {
    /// Reading GPX to fixes, against a pass of expat that only counts events.
    static let gpxRead = Benchmark(name: "gpx-read") { setting in
        var rows: [BenchRow] = []
        for size in setting.choose(short: [2_500, 25_000], full: [2_500, 25_000, 250_000]) {
            rows.append(try await GPXReading.row(Track(size, seed: 1), setting))
        }
        return rows.withGrowth
    }
}

/// Reads a GPX file as an import does, without a store.
enum GPXReading {
    /// The fixes of `bytes`.
    static func fixes(of bytes: [UInt8]) throws -> Fixes {
        var all = Fixes()
        try GPXReader().read(bytes) { item in
            if case ImportItem.fixes(let batch, fragments: _) = item { all.append(contentsOf: batch) }
        }
        return all
    }

    /// Measures both on one track; on the largest also the memory, in a process of its own.
    static func row(_ track: Track, _ setting: Setting) async throws -> BenchRow {
        let bytes = track.gpx
        let path = try setting.file("read.gpx", bytes)
        // Elements of a point and of the frame around all.
        let events = 6 * track.fixes.count + 5
        let ours = Contender("tur", expected: track.outcome) {
            let start = Cost.now
            let fixes = try fixes(of: bytes)
            let cost = Cost.now - start
            return (cost, Outcome(count: fixes.count, checksum: Track.checksum(of: fixes)))
        }
        let theirs = Contender.here("expat", expected: Outcome(count: events, checksum: UInt64(events))) {
            try BareExpat.pass(bytes)
        }
        let timings = try await Contest.hold([ours, theirs], runs: setting.choose(short: 9, full: 11))
        var row = BenchRow("gpx-read", size: track.fixes.count, item: "point", timings, against: "expat, events only")
        let peak = try setting.launcher.run([Setting.own, "--read", path]).peakBytes
        row.peakMegabytes = Double(peak) / 1e6
        if track.fixes.count >= 25_000, let ratio = row.ratio {
            row.goals.append(.atLeast(1.5, "times faster than expat", ratio, bound: 1.3))
            row.goals.append(.atMost(40, "MB of memory above the input", Double(peak - bytes.count) / 1e6, bound: 48))
        }
        return row
    }

    /// `--read FILE`: the process whose memory is measured.
    static func readOnce(_ path: String) throws {
        let fixes = try fixes(of: FileReader.bytes(path: path))
        print(fixes.count)
    }
}
