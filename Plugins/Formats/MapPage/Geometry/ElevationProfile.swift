import TurGeo

/// Heights along a line at even steps of its length.
enum ElevationProfile {
    /// At most `count` heights in decimetres, from the first height to the last; empty with fewer than two heights, or
    /// without a way between them.
    ///
    /// Between two heights it is interpolated; the highest and the lowest replace the samples next to them, so that
    /// thinning does not lower a summit.
    static func samples(of pieces: [Fixes], count: Int) -> [Int] {
        let heights = heights(of: pieces)
        guard count > 1, let first = heights.first, let last = heights.last, last.way > first.way else { return [] }
        let step = (last.way - first.way) / Double(count - 1)
        var samples: [Int] = []
        var index = 1
        for number in 0..<count {
            let way = first.way + Double(number) * step
            while index < heights.count - 1, heights[index].way < way { index += 1 }
            samples.append(interpolated(heights[index - 1], heights[index], at: way))
        }
        for extreme in [heights.max { $0.height < $1.height }, heights.min { $0.height < $1.height }] {
            guard let extreme else { continue }
            samples[Int(((extreme.way - first.way) / step).rounded())] = Int(extreme.height.rounded())
        }
        return samples
    }

    /// Each fix with a height: decimetres, and metres from the start, gaps not counted.
    private static func heights(of pieces: [Fixes]) -> [(way: Double, height: Double)] {
        var heights: [(way: Double, height: Double)] = []
        var way = 0.0
        for piece in pieces {
            guard let column = piece.storedColumn(.elevation) else {
                way += piece.length
                continue
            }
            for (index, stored) in column.enumerated() {
                if index > 0 { way += LocalMetric.distance(piece.position(at: index - 1), piece.position(at: index)) }
                if stored != Fixes.Columns.absent { heights.append((way, Double(stored) / 10)) }
            }
        }
        return heights
    }

    private static func interpolated(
        _ before: (way: Double, height: Double),
        _ after: (way: Double, height: Double),
        at way: Double
    ) -> Int {
        guard after.way > before.way else { return Int(after.height.rounded()) }
        let share = min(max((way - before.way) / (after.way - before.way), 0), 1)
        return Int((before.height + (after.height - before.height) * share).rounded())
    }
}
