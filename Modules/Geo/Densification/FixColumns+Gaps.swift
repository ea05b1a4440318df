extension FixColumns {
    /// The rows of `range` with what `plan` makes between them.
    func filled(_ range: Range<Int>, _ plan: GapPlan) -> FixColumns {
        var filled = FixColumns()
        filled.sequences = plan.column(sequences[range]) { row, old, gap in gap.initialize(repeating: old[row - 1]) }
        filled.flags = plan.column(flags[range]) { _, _, gap in gap.initialize(repeating: FixFlags.synthetic.rawValue) }
        filled.channels = channels.map { column in
            let values = plan.column(column.values[range]) { _, _, gap in gap.initialize(repeating: Self.absent) }
            return ChannelColumn(channel: column.channel, values: values)
        }
        filled.times = plan.column(times[range]) { row, old, gap in
            var moments = GapMoments(from: old[row - 1], to: old[row], steps: gap.count)
            for step in gap.indices { gap.initializeElement(at: step, to: old[row - 1] + moments.next()) }
        }
        times.withUnsafeBufferPointer { times in
            let times = UnsafeBufferPointer(rebasing: times[range])
            filled.latitudes = plan.column(latitudes[range]) { row, old, gap in
                Self.fill(gap, times, row) { share in
                    let north = Int64(old[row - 1]) + Self.part(Int64(old[row]) - Int64(old[row - 1]), share)
                    return Int32(min(max(north, -900_000_000), 900_000_000))
                }
            }
            filled.longitudes = plan.column(longitudes[range]) { row, old, gap in
                let way = LocalMetric.wrapped(Int64(old[row]) - Int64(old[row - 1]))
                Self.fill(gap, times, row) { share in
                    Int32(LocalMetric.wrapped(Int64(old[row - 1]) + Self.part(way, share)))
                }
            }
        }
        return filled
    }

    @inline(__always)
    private static func fill(
        _ gap: UnsafeMutableBufferPointer<Int32>,
        _ times: UnsafeBufferPointer<Int64>,
        _ row: Int,
        _ value: (_ share: Double) -> Int32
    ) {
        var moments = GapMoments(from: times[row - 1], to: times[row], steps: gap.count)
        let length = Double(times[row] - times[row - 1])
        for step in gap.indices { gap.initializeElement(at: step, to: value(Double(moments.next()) / length)) }
    }

    /// A share of a way, to the nearest whole number and from halves away from 0: what `Position.interpolated` does, for
    /// shares between 0 and 1 and without a call.
    @inline(__always)
    private static func part(_ way: Int64, _ share: Double) -> Int64 {
        let part = Double(way) * share
        let whole = Int64(part)
        return whole + Int64(2 * (part - Double(whole)))
    }
}

/// The moments at which places are made in a gap, in milliseconds from its beginning.
///
/// Whole milliseconds that are never later than in equal parts, so that no step is above the limit.
private struct GapMoments {
    private let part: Int64
    private let rest: Int64
    private let parts: Int64
    private var moment: Int64 = 0
    private var remainder: Int64 = 0

    init(from before: Int64, to after: Int64, steps: Int) {
        parts = Int64(steps) + 1
        (part, rest) = (after - before).quotientAndRemainder(dividingBy: parts)
    }

    @inline(__always)
    mutating func next() -> Int64 {
        moment += part
        remainder += rest
        if remainder >= parts { (moment, remainder) = (moment + 1, remainder - parts) }
        return moment
    }
}
