/// Two reports side by side.
public struct Comparison {
    private let (before, after): (Report, Report)

    /// `after` as against `before`.
    public init(_ before: Report, _ after: Report) { (self.before, self.after) = (before, after) }

    /// Lines that are in both reports.
    private var pairs: [(before: BenchRow, after: BenchRow)] {
        after.rows.compactMap { row in
            before.rows.first { $0.benchmark == row.benchmark && $0.size == row.size }.map { ($0, row) }
        }
    }

    /// Whether nothing is in both.
    public var isEmpty: Bool { pairs.isEmpty }

    /// The names of what became slower: by more than a fifth, and by more than both spreads together.
    public var slower: [String] {
        pairs.filter { change($0) > max(0.2, $0.before.cpu.spread + $0.after.cpu.spread) }.map(\.after.benchmark)
    }

    /// A table of processor times with their change.
    public var lines: [String] {
        var table = [["benchmark", "size", "before s", "after s", "change", "±", "peak before", "peak after"]]
        for pair in pairs {
            table.append([
                pair.after.benchmark, "\(pair.after.size)", Report.text(pair.before.cpu.median, 4),
                Report.text(pair.after.cpu.median, 4), Report.text(change(pair) * 100, 1) + " %",
                Report.text((pair.before.cpu.spread + pair.after.cpu.spread) * 100, 0) + " %",
                Report.text(pair.before.peakMegabytes, 1), Report.text(pair.after.peakMegabytes, 1),
            ])
        }
        return Report.aligned(table)
    }

    private func change(_ pair: (before: BenchRow, after: BenchRow)) -> Double {
        pair.after.cpu.median / pair.before.cpu.median - 1
    }
}
