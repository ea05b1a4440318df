/// The default cleaning of one piece of track (detection.md part 2; rows P5, P7, A2, D2).
///
/// Timed fixes are put in order of (time, sequence); a fix without time keeps its place. Then void, null-island and
/// inaccurate fixes and those outside of the time window go, of equal times the most accurate stays, then the spikes go: B
/// between A and C when both v(AB) and v(BC) exceed the top speed while v(AC) does not, or when AB + BC > 5·AC + 100 m with
/// both steps within 120 s; last, what the gates stop. We deviate in one point: of three fixes in a row the first is the last
/// one kept, so that a spike is not measured against another spike.
public struct Cleaning: Sendable {
    /// Rows that stay, in cleaned order.
    public private(set) var kept: [Int] = []
    /// Rows that were left out, each with its reason, in the order of the rules.
    public private(set) var rejected: [(index: Int, reason: CleaningReason)] = []

    private let fixes: Fixes
    private let rules: CleaningRules

    /// Cleans `fixes` by `rules`; the fixes themselves stay as they are.
    ///
    /// - Complexity: O(n log n) where times go backwards, else O(n), some 30 ns a fix.
    public init(_ fixes: Fixes, rules: CleaningRules) {
        (self.fixes, self.rules) = (fixes, rules)
        kept = CleaningOrder.rows(fixes)
        rejectSingly()
        rejectEqualTimes()
        var steps = CleaningSteps(fixes, rows: kept, rules: rules)
        steps.rejectSpikes()
        if !rules.gates.isEmpty { steps.rejectAtGates() }
        rejected += steps.rejected
        kept = steps.kept
    }

    /// The fixes that stay.
    ///
    /// - Complexity: O(n · channels).
    public var result: Fixes { rejected.isEmpty && kept == Array(fixes.indices) ? fixes : fixes.selecting(kept) }

    private mutating func rejectSingly() {
        let accuracies = fixes.storedColumn(.horizontalAccuracy)
        let scale = fixes.scale(of: .horizontalAccuracy)
        let window = rules.window.map { $0.lowerBound.milliseconds...$0.upperBound.milliseconds }
        var left = 0
        fixes.withColumns { columns in
            fixes.withFlags { flags in
                for row in kept {
                    let accuracy = accuracies.map { $0[$0.startIndex + row] } ?? FixColumns.absent
                    let measured = accuracy == FixColumns.absent ? 0 : Double(accuracy) / scale
                    guard let reason = reason(columns, flags[row], row, measured, window) else {
                        kept[left] = row
                        left += 1
                        continue
                    }
                    rejected.append((row, reason))
                }
            }
        }
        kept.removeLast(kept.count - left)
    }

    @inline(__always)
    private func reason(
        _ columns: Fixes.Columns,
        _ flags: UInt8,
        _ row: Int,
        _ accuracy: Double,
        _ window: ClosedRange<Int64>?
    ) -> CleaningReason? {
        if flags & FixFlags.void.rawValue != 0 { return .void }
        if columns.latitudes[row] == 0, columns.longitudes[row] == 0 { return .nullIsland }
        if accuracy < 0 || accuracy > rules.accuracyLimit { return .accuracy }
        guard let window, columns.times[row] != FixColumns.noTime else { return nil }
        return window.contains(columns.times[row]) ? nil : .outsideWindow
    }

    private mutating func rejectEqualTimes() {
        guard hasEqualTimes else { return }
        // Rows without time may stand between.
        var (result, timed) = ([Int](), (place: 0, time: Instant?.none))
        for row in kept {
            let time = fixes.time(at: row)
            guard let time, time == timed.time else {
                if let time { timed = (result.count, time) }
                result.append(row)
                continue
            }
            let last = result[timed.place]
            guard accuracy(row) < accuracy(last) else {
                rejected.append((row, .duplicateTime))
                continue
            }
            rejected.append((last, .duplicateTime))
            result.remove(at: timed.place)
            timed.place = result.count
            result.append(row)
        }
        kept = result
    }

    private var hasEqualTimes: Bool {
        fixes.withColumns { columns in
            var last = FixColumns.noTime
            for row in kept {
                let time = columns.times[row]
                guard time != FixColumns.noTime else { continue }
                if time == last { return true }
                last = time
            }
            return false
        } ?? false
    }

    private func accuracy(_ row: Int) -> Double { fixes.value(.horizontalAccuracy, at: row) ?? .infinity }
}
