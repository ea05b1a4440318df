/// Fills the columns of a dense line from fixes whose times ascend.
///
/// Between two fixes lie one or two places mostly, so that a loop over them would be mispredicted at every fix. Instead
/// four places are always computed and written, and what was too many is written over by what follows: no branch, one
/// division a fix. Only long segments, as across a gap, loop.
struct GridFilling {
    /// Room that the columns of places need after their end, since four places are written at once.
    static let excess = 4

    private let times: UnsafePointer<Int64>
    private let latitudes: UnsafePointer<Int32>
    private let longitudes: UnsafePointer<Int32>
    private let flags: UnsafePointer<UInt8>
    private let count: Int
    private let (start, step, places): (Int64, Int64, Int)
    private let lanes: SIMD4<Double>

    /// A filling of `places` places from `start`, `step` milliseconds apart.
    init(_ fixes: Fixes.Columns, _ flags: UnsafePointer<UInt8>, start: Int64, step: Int64, places: Int) {
        (times, latitudes, longitudes, self.flags) = (fixes.times, fixes.latitudes, fixes.longitudes, flags)
        (count, self.start, self.step, self.places) = (fixes.count, start, step, places)
        lanes = SIMD4(0, 1, 2, 3) * Double(step)
    }

    /// Fills all places but one at an odd end; `flags` come as synthetic throughout.
    func fill(
        _ latitudes: UnsafeMutablePointer<Int32>,
        _ longitudes: UnsafeMutablePointer<Int32>,
        _ flags: UnsafeMutablePointer<UInt8>
    ) {
        let to = Places(latitudes: latitudes, longitudes: longitudes)
        let (first, after) = (max(firstAfter(start) - 1, 0), firstAfter(start + Int64(places - 1) * step))
        guard after > 0 else { return hold(0, 0..<places, to) }
        var next = Moment(times[first] - start, step)
        if next.place < 0 { next = Moment(place: 0, offset: Double(start - times[first])) }
        hold(first, 0..<next.place, to)
        if next.offset == 0 { flags[next.place] = self.flags[first] }
        next = segments(first..<(after - 1), next, to, flags)
        guard after < count else { return hold(after - 1, next.place..<places, to) }
        segment(after - 1, next, to: places, to)
    }

    /// Fills the one place `place` at `moment`, a moment of no particular kind.
    func set(
        _ place: Int,
        at moment: Int64,
        _ latitudes: UnsafeMutablePointer<Int32>,
        _ longitudes: UnsafeMutablePointer<Int32>,
        _ flags: UnsafeMutablePointer<UInt8>
    ) {
        let (after, to) = (firstAfter(moment), Places(latitudes: latitudes, longitudes: longitudes))
        let row = max(after - 1, 0)
        guard after > 0, after < count else {
            hold(row, place..<(place + 1), to)
            if times[row] == moment { flags[place] = self.flags[row] }
            return
        }
        if times[row] == moment { flags[place] = self.flags[row] }
        (latitudes[place], longitudes[place]) = between(row, Double(moment - times[row]))
    }

    /// A fix's moment on the grid: the first place that is not before it, and how many milliseconds later that is.
    private struct Moment {
        var place: Int
        var offset: Double

        @inline(__always)
        init(place: Int, offset: Double) { (self.place, self.offset) = (place, offset) }

        /// Any distance from the start.
        init(_ distance: Int64, _ step: Int64) {
            let (whole, rest) = distance.quotientAndRemainder(dividingBy: step)
            place = Int(rest > 0 ? whole + 1 : whole)
            if rest < 0 { place = min(Int(whole), -1) }
            offset = Double(Int64(place) * step - distance)
        }

        /// A distance that is not negative, by multiplication: an integer division takes some five times as long.
        @inline(__always)
        init(_ distance: Int64, _ step: Int64, _ inverse: Double) {
            // The nearest place, or the next where that is too early.
            let nearest = Self.nearest(Double(distance) * inverse)
            let late = nearest &* step &- distance
            place = Int(late < 0 ? nearest &+ 1 : nearest)
            offset = Double(late < 0 ? late &+ step : late)
        }

        /// The nearest integer to a value from 0 to 2⁵¹, without the call into the C library that rounding is on SSE2.
        @inline(__always)
        private static func nearest(_ value: Double) -> Int64 {
            Int64(bitPattern: (value + 4_503_599_627_370_496).bitPattern &- 0x4330_0000_0000_0000)
        }
    }

    /// The places of whole segments, each from its fix to the next; the answer is the moment of the last fix.
    ///
    /// All is in local constants: what is written could change fields, as far as the compiler knows.
    private func segments(
        _ rows: Range<Int>,
        _ first: Moment,
        _ to: Places,
        _ realFlags: UnsafeMutablePointer<UInt8>
    ) -> Moment {
        let (times, latitudes, longitudes) = (times, latitudes, longitudes)
        let (start, step, lanes, inverse) = (start, step, lanes, 1 / Double(step))
        var (next, time) = (first, times[rows.lowerBound])
        for row in rows {
            let (moment, previous) = (next, time)
            time = times[row &+ 1]
            next = Moment(time &- start, step, inverse)
            if next.offset == 0 { realFlags[next.place] = flags[row &+ 1] }
            // So near, and not the long way round the world.
            let east = longitudes[row &+ 1] &- longitudes[row] &+ 1 << 29
            guard next.place &- moment.place <= 4, UInt32(bitPattern: east) < 1 << 30 else {
                segment(row, moment, to: next.place, to)
                continue
            }
            let share = 1 / Double(time &- previous)
            to.write(
                Self.pair(latitudes + row),
                Self.pair(longitudes + row),
                offsets: lanes + moment.offset,
                share: share,
                place: moment.place
            )
        }
        return next
    }

    /// A value and the next.
    @inline(__always)
    private static func pair(_ value: UnsafePointer<Int32>) -> SIMD2<Double> {
        SIMD2<Double>(UnsafeRawPointer(value).loadUnaligned(as: SIMD2<Int32>.self))
    }

    /// The places from `moment` up to `end` between fix `row` and the next, and up to three more: any number, any way.
    @inline(never)
    private func segment(_ row: Int, _ moment: Moment, to end: Int, _ to: Places) {
        let east = Int64(longitudes[row + 1]) - Int64(longitudes[row])
        guard abs(east) <= 1_800_000_000 else { return acrossAntimeridian(row, moment, to: end, to) }
        let share = 1 / Double(times[row + 1] - times[row])
        let (latitude, longitude) = (Self.pair(latitudes + row), Self.pair(longitudes + row))
        var offsets = lanes + moment.offset
        for place in stride(from: moment.place, to: end, by: 4) {
            to.write(latitude, longitude, offsets: offsets, share: share, place: place)
            offsets += 4 * lanes[1]
        }
    }

    private func acrossAntimeridian(
        _ row: Int,
        _ moment: Moment,
        to end: Int,
        _ to: Places
    ) {
        for place in moment.place..<max(end, moment.place) {
            let milliseconds = moment.offset + Double(place - moment.place) * lanes[1]
            (to.latitudes[place], to.longitudes[place]) = between(row, milliseconds)
        }
    }

    /// The place so many milliseconds after fix `row`, on the way to the next.
    private func between(_ row: Int, _ milliseconds: Double) -> (Int32, Int32) {
        let share = milliseconds * (1 / Double(times[row + 1] - times[row]))
        let from = Position(latitudeE7: latitudes[row], longitudeE7: longitudes[row])
        let to = Position(latitudeE7: latitudes[row + 1], longitudeE7: longitudes[row + 1])
        let place = from.interpolated(to: to, share: share)
        return (place.latitudeE7, place.longitudeE7)
    }

    private func hold(
        _ row: Int,
        _ range: Range<Int>,
        _ to: Places
    ) {
        (to.latitudes + range.lowerBound).update(repeating: latitudes[row], count: range.count)
        (to.longitudes + range.lowerBound).update(repeating: longitudes[row], count: range.count)
    }

    /// The first fix after `moment`; their number when there is none.
    private func firstAfter(_ moment: Int64) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] > moment { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

/// Where places are written.
private struct Places {
    let latitudes: UnsafeMutablePointer<Int32>
    let longitudes: UnsafeMutablePointer<Int32>

    /// Writes four places from `place` on, `offsets` milliseconds after the first of each pair of coordinates.
    @inline(__always)
    func write(
        _ latitude: SIMD2<Double>,
        _ longitude: SIMD2<Double>,
        offsets: SIMD4<Double>,
        share: Double,
        place: Int
    ) {
        let from = SIMD2(latitude.x, longitude.x)
        let speeds = (SIMD2(latitude.y, longitude.y) - from) * share
        // 1.5 · 2⁵² more than an integer of 32 bits has that one in its lowest bits, rounded to the nearest.
        let bases = from + 6_755_399_441_055_744
        Self.store(offsets * speeds.x + bases.x, latitudes + place)
        Self.store(offsets * speeds.y + bases.y, longitudes + place)
    }

    @inline(__always)
    private static func store(_ sums: SIMD4<Double>, _ places: UnsafeMutablePointer<Int32>) {
        let lowest = SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(sums, to: SIMD4<Int64>.self))
        UnsafeMutableRawPointer(places).storeBytes(of: lowest, as: SIMD4<Int32>.self)
    }
}
