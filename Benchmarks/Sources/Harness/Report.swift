import Foundation

/// The results of one run.
public struct Report: Codable, Sendable {
    /// Whether it was the short form.
    public var isShort: Bool
    /// The lines of the table.
    public var rows: [BenchRow]

    /// A report of `rows`.
    public init(isShort: Bool, rows: [BenchRow]) { (self.isShort, self.rows) = (isShort, rows) }

    /// The report in the file at `path`.
    ///
    /// - Throws: what reading or decoding throws.
    public init(path: String) throws {
        self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(filePath: path)))
    }

    /// Writes it as JSON to the file at `path`.
    ///
    /// - Throws: what writing throws.
    public func write(to path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: URL(filePath: path))
    }

    /// Goals for which the run must fail.
    public var broken: [Goal] { rows.flatMap(\.goals).filter { $0.isBroken(short: isShort) } }

    /// The table and, below it, every goal with what it came to.
    public var lines: [String] {
        let titles = ["benchmark", "size", "ns/item", "CPU s", "±", "wall s", "ratio", "peer", "growth", "peak MB"]
        var table = [titles + ["against"]]
        for row in rows {
            table.append([
                row.benchmark, "\(row.size)", Self.text(row.nanosecondsPerItem, 1), Self.text(row.cpu.median, 4),
                Self.text(row.cpu.spread * 100, 0) + " %", Self.text(row.wall.median, 4), Self.times(row.ratio),
                Self.times(row.bestPeer?.ratio), Self.text(row.growth, 2), Self.text(row.peakMegabytes, 1),
                [row.referenceName, row.bestPeer?.name].compactMap(\.self).joined(separator: "; "),
            ])
        }
        return Self.aligned(table) + [""] + goalLines
    }

    /// Every goal with what it came to: ✓ reached, ✗ a run must fail, · missed, but only told.
    public var goalLines: [String] { rows.flatMap { row in row.goals.map { line(of: $0, row.benchmark) } } }

    private func line(of goal: Goal, _ benchmark: String) -> String {
        let mark = goal.isBroken(short: isShort) ? "✗" : goal.isReached ? "✓" : "·"
        let sign = goal.isCeiling ? "≤" : "≥"
        let bound = goal.bound.map { isShort ? ", must be \(sign) \(Self.text($0, 2))" : ", must be" } ?? ""
        let value = Self.text(goal.value, 2)
        return "\(mark) \(benchmark): \(goal.what) \(value) (aim \(sign) \(Self.text(goal.aim, 2))\(bound))"
    }

    /// `value` with that many decimals, or nothing.
    static func text(_ value: Double?, _ decimals: Int) -> String {
        value.map { String(format: "%.\(decimals)f", $0) } ?? ""
    }

    /// `value` as a ratio, with three digits or so, or nothing.
    static func times(_ value: Double?) -> String { text(value, (value ?? 0) < 100 ? 2 : 0) }

    /// Columns side by side, the first and the last to the left.
    static func aligned(_ table: [[String]]) -> [String] {
        let widths = (table.first ?? []).indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { cells in
            let padded = cells.enumerated().map { index, cell in
                let room = String(repeating: " ", count: widths[index] - cell.count)
                return index == 0 || index == cells.count - 1 ? cell + room : room + cell
            }
            return padded.joined(separator: "  ").replacing(#/ +$/#, with: "")
        }
    }
}
