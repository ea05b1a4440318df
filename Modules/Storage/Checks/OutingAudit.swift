public import TurOutings

/// Holds outings against the log of fixes: what every store's check has in common.
public struct OutingAudit: Sendable {
    /// What the log holds of each source.
    public var log: [Identifier: SequenceRuns]
    /// What was found.
    public private(set) var report = Report()

    /// An audit against `log`.
    public init(log: [Identifier: SequenceRuns]) { self.log = log }

    /// Looks whether the fixes of `outing` are in the log, and as many as its legs say.
    ///
    /// - Complexity: O(pieces · log n).
    public mutating func add(_ outing: Outing) {
        for leg in outing.legs where !leg.pieces.isEmpty {
            let found = leg.pieces.reduce(0) { $0 + (log[$1.source]?.count(in: $1.sequences) ?? 0) }
            let expected = leg.figures.fixes
            if found < expected || leg.pieces.contains(where: isHollow) {
                let arguments = ["\(outing.id)", "\(max(0, expected - found))"]
                report.add(.store("store-fixes-missing", .lost, arguments, .importAgain))
            } else if found > expected {
                report.add(.store("store-totals", .warning, ["\(outing.id)", "fixes"], .deriveAgain))
            }
        }
    }

    /// Looks whether `header`, which a store keeps beside the outing, follows from it.
    public mutating func add(_ header: OutingHeader, of outing: Outing) {
        guard let field = OutingHeader(outing).firstDifference(from: header) else { return }
        report.add(.store("store-totals", .warning, ["\(outing.id)", field], .deriveAgain))
    }

    /// Takes in `finding`.
    public mutating func add(_ finding: Finding) { report.add(finding) }

    private func isHollow(_ piece: Piece) -> Bool {
        (log[piece.source]?.count(in: piece.first..<(piece.first + 1)) ?? 0) == 0
    }
}

extension OutingHeader {
    /// Name of the first field in which `other` differs; nil when they are equal.
    func firstDifference(from other: OutingHeader) -> String? {
        guard self != other else { return nil }
        let fields: [(String, Bool)] = [
            ("start", start == other.start), ("end", end == other.end), ("name", name == other.name),
            ("kinds", kinds == other.kinds), ("legs", legs == other.legs), ("distance", distance == other.distance),
            ("duration", duration == other.duration), ("gap-seconds", gapSeconds == other.gapSeconds),
            ("heart-rate", heartRate == other.heartRate), ("top-speed", topSpeed == other.topSpeed),
            ("ascent", ascent == other.ascent), ("descent", descent == other.descent),
            ("fixes", fixes == other.fixes), ("bounds", bounds == other.bounds), ("note", hasNote == other.hasNote),
        ]
        return fields.first { !$0.1 }?.0 ?? "id"
    }
}
