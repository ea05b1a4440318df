import Foundation
import Harness
import TurProgramKit

extension Benchmark {
    /// The whole of `tur inspect --json` against a program that only looks whether the file is well-formed.
    static let inspect = Benchmark(name: "inspect") { setting in
        var rows: [BenchRow] = []
        for size in setting.choose(short: [250_000], full: [25_000, 250_000]) {
            let track = Track(size, seed: 2)
            let path = try setting.file("inspect.gpx", track.gpx)
            let ours = setting.program(
                "tur inspect",
                [setting.tur, "inspect", "--json", path],
                expected: Outcome(count: size)
            ) { output in
                let object = try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any]
                return Outcome(count: object?["points"] as? Int ?? 0)
            }
            let theirs = setting.program(
                "xmllint",
                ["/usr/bin/xmllint", "--noout", "--stream", path],
                expected: Outcome(count: 0)
            ) { Outcome(count: $0.count) }
            let timings = try await Contest.hold([ours, theirs], runs: setting.choose(short: 5, full: 9))
            var row = BenchRow("inspect", size: size, item: "point", timings, against: "xmllint --noout --stream")
            row.peakMegabytes = try Double(setting.launcher.run([setting.tur, "inspect", path]).peakBytes) / 1e6
            if size == 250_000, let ratio = row.ratio {
                row.goals.append(.atMost(1.0, "time as a share of xmllint's", 1 / ratio, bound: 1.2))
            }
            rows.append(row)
        }
        return rows.withGrowth
    }
}
