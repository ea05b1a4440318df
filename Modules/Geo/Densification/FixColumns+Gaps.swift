extension FixColumns {
    /// The rows of `range` with what `plan` makes between them.
    func filled(_ range: Range<Int>, _ plan: GapPlan) -> FixColumns {
        var filled = FixColumns()
        filled.channels = channels.map { column in
            let values = plan.column(column.values[range], filler: Self.absent)
            return ChannelColumn(channel: column.channel, values: values)
        }
        (filled.sequences, filled.times) = (Self.room(plan.total), Self.room(plan.total))
        (filled.latitudes, filled.longitudes) = (Self.room(plan.total), Self.room(plan.total))
        filled.flags = Self.room(plan.total)
        filled.withRows { rows in
            var place = 0
            for row in 0..<plan.made.count {
                if plan.made[row] > 0 { fill(rows, before: range.lowerBound + row, at: &place, plan.made[row]) }
                let old = range.lowerBound + row
                rows.set(place, sequences[old], times[old], latitudes[old], longitudes[old], flags[old])
                place += 1
            }
        }
        return filled
    }

    /// A column that is to be written.
    private static func room<Value: BitwiseCopyable>(_ count: Int) -> ContiguousArray<Value> {
        ContiguousArray(unsafeUninitializedCapacity: count) { column, made in
            LargePages.advise(column)
            made = count
        }
    }

    /// Places between fix `row` and the one before.
    @inline(__always)
    private func fill(_ rows: GapRows, before row: Int, at place: inout Int, _ steps: Int) {
        let (before, sequence) = (times[row - 1], sequences[row - 1])
        let (north, east) = (Int64(latitudes[row - 1]), Int64(longitudes[row - 1]))
        let (up, right) = (Int64(latitudes[row]) - north, LocalMetric.wrapped(Int64(longitudes[row]) - east))
        var moments = GapMoments(from: before, to: times[row], steps: steps)
        let length = Double(times[row] - before)
        for _ in 0..<steps {
            let moment = moments.next()
            let share = Double(moment) / length
            let latitude = min(max(north + Self.part(up, share), -900_000_000), 900_000_000)
            let longitude = LocalMetric.wrapped(east + Self.part(right, share))
            rows.set(
                place,
                sequence,
                before + moment,
                Int32(latitude),
                Int32(longitude),
                FixFlags.synthetic.rawValue
            )
            place += 1
        }
    }

    /// A share of a way, to the nearest whole number and from halves away from 0: what `Position.interpolated` does, for
    /// shares between 0 and 1 and without a call.
    @inline(__always)
    private static func part(_ way: Int64, _ share: Double) -> Int64 {
        let part = Double(way) * share
        let whole = Int64(part)
        return whole + Int64(2 * (part - Double(whole)))
    }

    private mutating func withRows(_ body: (GapRows) -> Void) {
        sequences.withUnsafeMutableBufferPointer { sequences in
            times.withUnsafeMutableBufferPointer { times in
                latitudes.withUnsafeMutableBufferPointer { latitudes in
                    longitudes.withUnsafeMutableBufferPointer { longitudes in
                        flags.withUnsafeMutableBufferPointer { flags in
                            body(GapRows(sequences, times, latitudes, longitudes, flags))
                        }
                    }
                }
            }
        }
    }
}

/// The required columns while they are written, so that a gap costs one look and one division for all of them.
private struct GapRows {
    private let sequences: UnsafeMutableBufferPointer<Int64>
    private let times: UnsafeMutableBufferPointer<Int64>
    private let latitudes: UnsafeMutableBufferPointer<Int32>
    private let longitudes: UnsafeMutableBufferPointer<Int32>
    private let flags: UnsafeMutableBufferPointer<UInt8>

    init(
        _ sequences: UnsafeMutableBufferPointer<Int64>,
        _ times: UnsafeMutableBufferPointer<Int64>,
        _ latitudes: UnsafeMutableBufferPointer<Int32>,
        _ longitudes: UnsafeMutableBufferPointer<Int32>,
        _ flags: UnsafeMutableBufferPointer<UInt8>
    ) {
        (self.sequences, self.times, self.flags) = (sequences, times, flags)
        (self.latitudes, self.longitudes) = (latitudes, longitudes)
    }

    @inline(__always)
    func set(_ place: Int, _ sequence: Int64, _ time: Int64, _ latitude: Int32, _ longitude: Int32, _ flag: UInt8) {
        sequences[place] = sequence
        times[place] = time
        latitudes[place] = latitude
        longitudes[place] = longitude
        flags[place] = flag
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
