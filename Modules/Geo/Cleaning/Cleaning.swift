/// The default cleaning of one piece of track (detection.md part 2; rows P5, D2).
///
/// Timed fixes are put in order of (time, sequence); a fix without time keeps its place. Then void, null-island and
/// inaccurate fixes go, of equal times the most accurate stays, and last the spikes: B between A and C goes when both
/// v(AB) and v(BC) exceed the top speed while v(AC) does not, or when AB + BC > 5·AC + 100 m with both steps within
/// 120 s. We deviate in one point: of three fixes in a row the first is the last one kept, so that a spike is not
/// measured against another spike.
public struct Cleaning: Sendable {
    /// Rows that stay, in cleaned order.
    public private(set) var kept: [Int] = []
    /// Rows that were left out, each with its reason, in the order of the rules.
    public private(set) var rejected: [(index: Int, reason: CleaningReason)] = []

    private let fixes: Fixes
    private let rules: CleaningRules

    /// Cleans `fixes` by `rules`; the fixes themselves stay as they are.
    ///
    /// - Complexity: O(n log n) where times go backwards, else O(n).
    public init(_ fixes: Fixes, rules: CleaningRules) {
        (self.fixes, self.rules) = (fixes, rules)
        kept = Self.timeOrder(fixes)
        reject(by: singleReason)
        rejectEqualTimes()
        rejectSpikes()
    }

    /// The fixes that stay.
    ///
    /// - Complexity: O(n · channels).
    public var result: Fixes { rejected.isEmpty && kept == Array(fixes.indices) ? fixes : fixes.selecting(kept) }

    /// Rows with timed ones sorted by (time, sequence) among the places that timed ones hold.
    private static func timeOrder(_ fixes: Fixes) -> [Int] {
        var order = Array(fixes.indices)
        let timed = order.filter { fixes.time(at: $0) != nil }
        let key = { (row: Int) in (fixes.time(at: row)?.milliseconds ?? 0, fixes.sequence(at: row)) }
        guard zip(timed, timed.dropFirst()).contains(where: { key($0) > key($1) }) else { return order }
        for (place, row) in zip(timed, timed.sorted { key($0) < key($1) }) { order[place] = row }
        return order
    }

    private mutating func reject(by reason: (Int) -> CleaningReason?) {
        kept = kept.filter { row in
            guard let reason = reason(row) else { return true }
            rejected.append((row, reason))
            return false
        }
    }

    private func singleReason(_ row: Int) -> CleaningReason? {
        if fixes.flags(at: row).contains(.void) { return .void }
        let position = fixes.position(at: row)
        if position.latitudeE7 == 0, position.longitudeE7 == 0 { return .nullIsland }
        guard let accuracy = fixes.value(.horizontalAccuracy, at: row) else { return nil }
        return accuracy < 0 || accuracy > rules.accuracyLimit ? .accuracy : nil
    }

    private mutating func rejectEqualTimes() {
        var result: [Int] = []
        for row in kept {
            guard let last = result.last, let time = fixes.time(at: row), fixes.time(at: last) == time else {
                result.append(row)
                continue
            }
            let replaces = accuracy(row) < accuracy(last)
            rejected.append((replaces ? last : row, .duplicateTime))
            if replaces { result[result.count - 1] = row }
        }
        kept = result
    }

    private func accuracy(_ row: Int) -> Double { fixes.value(.horizontalAccuracy, at: row) ?? .infinity }

    private mutating func rejectSpikes() {
        guard kept.count > 2 else { return }
        var result = [kept[0]]
        for place in 1..<(kept.count - 1) {
            if let reason = spike(result[result.count - 1], kept[place], kept[place + 1]) {
                rejected.append((kept[place], reason))
            } else {
                result.append(kept[place])
            }
        }
        result.append(kept[kept.count - 1])
        kept = result
    }

    private func spike(_ a: Int, _ b: Int, _ c: Int) -> CleaningReason? {
        guard let timeA = fixes.time(at: a), let timeB = fixes.time(at: b), let timeC = fixes.time(at: c) else {
            return nil
        }
        let (first, second) = (timeB.seconds(since: timeA), timeC.seconds(since: timeB))
        let there = LocalMetric.distance(fixes.position(at: a), fixes.position(at: b))
        let back = LocalMetric.distance(fixes.position(at: b), fixes.position(at: c))
        let direct = LocalMetric.distance(fixes.position(at: a), fixes.position(at: c))
        let limit = rules.topSpeed
        if there > limit * first, back > limit * second, direct <= limit * (first + second) { return .speedSpike }
        let isDetour = there + back > rules.detourFactor * direct + rules.detourSlack
        return isDetour && first <= rules.detourSeconds && second <= rules.detourSeconds ? .detourSpike : nil
    }
}
