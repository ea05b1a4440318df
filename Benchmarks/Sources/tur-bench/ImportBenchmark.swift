import Foundation
import Harness
import TurFiles
import TurProgramKit

extension Benchmark {
    /// `tur import` of many small files with their originals, against the least that any program with its promises does.
    static let importing = Benchmark(name: "import") { setting in
        var rows: [BenchRow] = []
        for size in setting.choose(short: [100, 400], full: [500, 2_000]) {
            rows.append(try await Importing(files: size, setting).row())
        }
        rows = rows.withGrowth
        if let growth = rows.last?.growth {
            rows[rows.count - 1].goals.append(.atMost(1.2, "growth of the time with the files", growth, bound: 1.3))
        }
        return rows
    }
}

/// A folder of files of 300 points, and two ways to keep them.
struct Importing {
    private static let points = 300
    private let setting: Setting
    private let size: Int
    private let folder: URL

    init(files: Int, _ setting: Setting) throws {
        (size, self.setting) = (files, setting)
        folder = setting.folder.appending(path: "files-\(files)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file in 0..<files {
            let track = Track(Self.points, seed: UInt64(file), day: file)
            try Data(track.gpx).write(to: folder.appending(path: "\(file).gpx"))
        }
    }

    func row() async throws -> BenchRow {
        let ours = setting.program(
            "tur import",
            [setting.tur, "import", folder.path, "--json"] + setting.store("import.sqlite"),
            expected: Outcome(count: size),
            before: { try setting.removeStore("import.sqlite") },
            judge: { .count(of: "\"status\":\"stored\"", in: $0) }
        )
        let least = Contender.here("append", expected: Outcome(count: size)) { try append() }
        let timings = try await Contest.hold([ours, least], runs: setting.choose(short: 3, full: 5))
        var row = BenchRow("import", size: size, item: "file", timings, against: "deflate, append, fdatasync a file")
        row.goals.append(.atLeast(400, "files a second", Double(size) / row.wall.median))
        let share = row.wall.median / timings[1].wall.median
        row.goals.append(.atMost(3, "wall time as a share of the reference's", share, bound: 4))
        try addSize(to: &row)
        return row
    }

    /// The reference: each file is read, packed as tur packs it, appended to one file and made durable, nothing else: no
    /// reading of its content, no figures, no index, no way to find anything again.
    private func append() throws -> Outcome {
        let path = setting.path("append.bin")
        let target = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard target >= 0 else { throw WrongOutcome(description: "cannot write \(path)") }
        defer { close(target) }
        var count = 0
        for name in try FolderListing(path: folder.path).files {
            let packed = try Gzip.pack(try FileReader.bytes(path: folder.path + "/" + name), level: 4)
            guard write(target, packed, packed.count) == packed.count, fdatasync(target) == 0 else {
                throw WrongOutcome(description: "cannot append to \(path)")
            }
            count += 1
        }
        return Outcome(count: count)
    }

    /// Bytes a fix of a store without originals, all tables and indexes counted.
    private func addSize(to row: inout BenchRow) throws {
        try setting.removeStore("lean.sqlite")
        let words = [setting.tur, "import", folder.path, "--no-originals"] + setting.store("lean.sqlite")
        let run = try setting.launcher.run(words)
        row.peakMegabytes = Double(run.peakBytes) / 1e6
        let attributes = try FileManager.default.attributesOfItem(atPath: setting.path("lean.sqlite"))
        let bytes = attributes[.size] as? Int ?? .max
        let perFix = Double(bytes) / Double(size * Self.points)
        row.goals.append(.atMost(20, "bytes a fix in the store, originals not counted", perFix, bound: 22))
    }
}
