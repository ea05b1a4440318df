import Foundation
import Harness

extension Kernel {
    /// All rows of this kernel, with growth and goals; in the short form with the gates of CI.
    func rows(_ setting: Setting) throws -> [BenchRow] {
        let rows = try (setting.isShort ? shortSizes : sizes).map { try row($0, setting) }.withGrowth
        guard !setting.isShort else { return try gated(rows, setting) }
        return rows.map { row in
            var row = row
            row.goals = goals.filter { $0.size == row.size }.compactMap { $0.judged(row) }
            return row
        }
    }

    private func row(_ size: Int, _ setting: Setting) throws -> BenchRow {
        let folder = setting.path("\(name)-\(size)")
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { _ = Result { try FileManager.default.removeItem(atPath: folder) } }
        try inputs(size, InputFolder(path: folder))
        let peers = setting.isShort ? nil : setting.peers
        var contest = KernelContest(kernel: self, size: size, inputs: folder, peers: peers)
        if setting.isShort { contest.mostRuns = 5 }
        return try contest.row()
    }

    /// Growth is taken from the least times, measured again up to three times, so that a noisy neighbour fails nothing.
    private func gated(_ rows: [BenchRow], _ setting: Setting) throws -> [BenchRow] {
        var (rows, growth) = (rows, Double.infinity)
        for attempt in 0..<4 {
            if attempt > 0 { rows = try shortSizes.map { try row($0, setting) }.withGrowth }
            growth = min(growth, rows.leastGrowth ?? 0)
            if growth <= shortGrowth ?? .infinity, isFastEnough(rows) { break }
        }
        guard let last = rows.indices.last else { return rows }
        if let bound = shortGrowth {
            rows[last].goals.append(.atMost(min(bound, 1.2), "growth exponent", growth, bound: bound))
        }
        if let times = fasterThanNaive, let index = rows.lastIndex(where: { $0.ratio != nil }) {
            let ratio = rows[index].ratio ?? 0
            rows[index].goals.append(.atLeast(times, "times faster than naive", ratio, bound: times))
        }
        for index in rows.indices {
            guard let made = rows[index].allocations else { continue }
            let bound = Double(allocations(rows[index].size))
            rows[index].goals.append(
                .atMost(bound, "allocations, n = \(rows[index].size):", Double(made), bound: bound)
            )
        }
        return rows
    }

    private func isFastEnough(_ rows: [BenchRow]) -> Bool {
        guard let times = fasterThanNaive, let ratio = rows.last(where: { $0.ratio != nil })?.ratio else { return true }
        return ratio >= times
    }
}
