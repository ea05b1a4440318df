import Foundation
import Harness
import TurGPX
import TurGeo
import TurOutings

extension Benchmark {
    /// Writing GPX against lines made by `String(format:)`.
    static let gpxWrite = Benchmark(name: "gpx-write") { setting in
        var rows: [BenchRow] = []
        for size in setting.choose(short: [2_500, 25_000], full: [2_500, 25_000, 250_000]) {
            rows.append(try await GPXWriting(Track(size, seed: 3)).row(setting))
        }
        return rows.withGrowth
    }
}

/// An outing of one leg, and its file in two ways.
struct GPXWriting {
    private let track: Track
    private let outing: Outing
    private let options = ExportOptions(catalog: Catalog()) { _ in "Benchmark" }

    init(_ track: Track) {
        self.track = track
        outing = track.outing(name: "write")
    }

    func row(_ setting: Setting) async throws -> BenchRow {
        let size = track.fixes.count
        let ours = Contender("tur", expected: track.outcome) {
            let start = Cost.now
            let bytes = try written()
            let cost = Cost.now - start
            let fixes = try GPXReading.fixes(of: bytes)
            return (cost, Outcome(count: fixes.count, checksum: Track.checksum(of: fixes)))
        }
        let naive = Contender("String(format:)", expected: Outcome(count: size)) {
            let start = Cost.now
            let text = formatted()
            let cost = Cost.now - start
            return (cost, .count(of: "<trkpt ", in: Array(text.utf8)))
        }
        let timings = try await Contest.hold([ours, naive], runs: setting.choose(short: 5, full: 7))
        var row = BenchRow("gpx-write", size: size, item: "point", timings, against: "String(format:) a point")
        if size >= 25_000, let ratio = row.ratio {
            row.goals.append(.atLeast(5, "times faster than String(format:)", ratio, bound: 5))
            let megabytes = Double(try written().count) / 1e6
            row.goals.append(.atLeast(300, "MB written a second", megabytes / row.cpu.median))
        }
        return row
    }

    private func written() throws -> [UInt8] {
        var writer = GPXWriter(options)
        return try writer.write(.outing(outing, fixes: [[track.fixes]])).bytes + writer.finish().bytes
    }

    /// What many programs do: a format a point, and the system's own breaking up of the time.
    private func formatted() -> String {
        var text = ""
        for row in track.fixes.indices {
            let fix = track.fixes[row]
            var (seconds, parts) = (time_t((fix.time?.milliseconds ?? 0) / 1_000), tm())
            gmtime_r(&seconds, &parts)
            text += String(
                format: "<trkpt lat=\"%.7f\" lon=\"%.7f\"><ele>%.2f</ele><time>%04d-%02d-%02dT%02d:%02d:%02dZ</time>"
                    + "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>%d</gpxtpx:hr></gpxtpx:TrackPointExtension>"
                    + "</extensions></trkpt>\n",
                fix.position.latitude,
                fix.position.longitude,
                fix.elevation ?? 0,
                parts.tm_year + 1_900,
                parts.tm_mon + 1,
                parts.tm_mday,
                parts.tm_hour,
                parts.tm_min,
                parts.tm_sec,
                Int32(fix.heartRate ?? 0)
            )
        }
        return text
    }
}
