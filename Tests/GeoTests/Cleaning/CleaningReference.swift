import TurGeo

/// The rules of cleaning row by row, as they read.
struct CleaningReference {
    var kept: [Int] = []
    var rejected: [(index: Int, reason: CleaningReason)] = []
    private let fixes: Fixes
    private let rules: CleaningRules

    init(_ fixes: Fixes, rules: CleaningRules) {
        (self.fixes, self.rules) = (fixes, rules)
        kept = timeOrder()
        filter { rules, row, _ in rules.singleReason(row) }
        rejectEqualTimes()
        rejectSpikes()
        filter { rules, row, last in last.flatMap { rules.gateReason($0, row) } }
    }

    private func timeOrder() -> [Int] {
        var order = Array(fixes.indices)
        let timed = order.filter { fixes.time(at: $0) != nil }
        let key = { (row: Int) in (fixes.time(at: row)?.milliseconds ?? 0, fixes.sequence(at: row)) }
        for (place, row) in zip(timed, timed.sorted { key($0) < key($1) }) { order[place] = row }
        return order
    }

    private mutating func filter(_ reason: (Self, _ row: Int, _ last: Int?) -> CleaningReason?) {
        let rules = self
        var result: [Int] = []
        for row in kept {
            if let reason = reason(rules, row, result.last) {
                rejected.append((row, reason))
            } else {
                result.append(row)
            }
        }
        kept = result
    }

    private func singleReason(_ row: Int) -> CleaningReason? {
        if fixes.flags(at: row).contains(.void) { return .void }
        if fixes.position(at: row) == Position(latitudeE7: 0, longitudeE7: 0) { return .nullIsland }
        if let accuracy = fixes.value(.horizontalAccuracy, at: row), accuracy < 0 || accuracy > rules.accuracyLimit {
            return .accuracy
        }
        guard let window = rules.window, let time = fixes.time(at: row) else { return nil }
        return window.contains(time) ? nil : .outsideWindow
    }

    private mutating func rejectEqualTimes() {
        var result: [Int] = []
        for row in kept {
            let time = fixes.time(at: row)
            guard time != nil, let place = result.firstIndex(where: { fixes.time(at: $0) == time }) else {
                result.append(row)
                continue
            }
            let last = result[place]
            let accuracies = [row, last].map { [fixes] in fixes.value(.horizontalAccuracy, at: $0) ?? .infinity }
            let replaces = accuracies[0] < accuracies[1]
            rejected.append((replaces ? last : row, .duplicateTime))
            if replaces {
                result.remove(at: place)
                result.append(row)
            }
        }
        kept = result
    }

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
        kept = result + [kept[kept.count - 1]]
    }

    private func spike(_ a: Int, _ b: Int, _ c: Int) -> CleaningReason? {
        guard let timeA = fixes.time(at: a), let timeB = fixes.time(at: b), let timeC = fixes.time(at: c) else {
            return nil
        }
        let (first, second) = (timeB.seconds(since: timeA), timeC.seconds(since: timeB))
        let (there, back, direct) = (distance(a, b), distance(b, c), distance(a, c))
        let limit = rules.topSpeed
        if there > limit * first, back > limit * second, direct <= limit * (first + second) { return .speedSpike }
        let isDetour = there + back > rules.detourFactor * direct + rules.detourSlack
        return isDetour && first <= rules.detourSeconds && second <= rules.detourSeconds ? .detourSpike : nil
    }

    private func gateReason(_ a: Int, _ b: Int) -> CleaningReason? {
        guard let timeA = fixes.time(at: a), let timeB = fixes.time(at: b) else { return nil }
        let seconds = timeB.seconds(since: timeA)
        let accuracies = [a, b].map { fixes.value(.horizontalAccuracy, at: $0) ?? 0 }
        let metres = distance(a, b)
        if rules.gates.contains(.originalDistance), metres > max(60, seconds * rules.topSpeed + accuracies[1]) {
            return .distanceGate
        }
        guard rules.gates.contains(.accuracyAware) else { return nil }
        let spread = (accuracies[0] * accuracies[0] + accuracies[1] * accuracies[1]).squareRoot()
        return metres > seconds * rules.topSpeed + min(spread, max(15, 7.5 * seconds)) ? .speedGate : nil
    }

    private func distance(_ a: Int, _ b: Int) -> Double {
        LocalMetric.distance(fixes.position(at: a), fixes.position(at: b))
    }
}
