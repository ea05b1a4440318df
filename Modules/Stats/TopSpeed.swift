import TurGeo

/// The highest speed that lasted: the median of five successive speeds (row P57).
enum TopSpeed {
    /// The highest median in metres a second; nil where there is no speed at all.
    ///
    /// The speed of a step is its length over its time; of fewer than five steps the median of all counts.
    static func highest(in fixes: Fixes) -> Double? {
        let speeds = steps(of: fixes)
        guard speeds.count >= 5 else { return speeds.isEmpty ? nil : median(speeds) }
        return (0...(speeds.count - 5)).map { median(Array(speeds[$0..<($0 + 5)])) }.max()
    }

    private static func steps(of fixes: Fixes) -> [Double] {
        guard fixes.count > 1 else { return [] }
        return (1..<fixes.count).compactMap { index in
            guard let before = fixes.time(at: index - 1), let after = fixes.time(at: index), after > before else {
                return nil
            }
            let metres = LocalMetric.distance(fixes.position(at: index - 1), fixes.position(at: index))
            return metres / after.seconds(since: before)
        }
    }

    private static func median(_ values: [Double]) -> Double {
        let sorted = values.sorted()
        let middle = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
    }
}
