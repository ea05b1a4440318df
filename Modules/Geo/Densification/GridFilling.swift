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
        let to = (latitudes: latitudes, longitudes: longitudes)
        let (first, after) = (max(firstAfter(start) - 1, 0), firstAfter(start + Int64(places - 1) * step))
        guard after > 0 else { return hold(0, 0..<places, to) }
        var next = Moment(times[first] - start, step)
        if next.place < 0 { next = Moment(place: 0, offset: Double(start - times[first])) }
        hold(first, 0..<next.place, to)
        if next.offset == 0 { flags[next.place] = self.flags[first] }
        let inverse = 1 / Double(step)
        for row in first..<(after - 1) {
            let moment = next
            next = Moment(times[row + 1] - start, step, inverse)
            flags[next.place] = next.offset == 0 ? self.flags[row + 1] : FixFlags.synthetic.rawValue
            segment(row, moment, to: next.place, to)
        }
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
        let (after, to) = (firstAfter(moment), (latitudes: latitudes, longitudes: longitudes))
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
            // Rounded up and put right by one, since the product may be off by a little.
            var place = Int64((Double(distance) * inverse).rounded(.towardZero))
            place += place &* step < distance ? 1 : 0
            place -= (place &- 1) &* step >= distance ? 1 : 0
            self.place = Int(place)
            offset = Double(place &* step &- distance)
        }
    }

    /// The places from `moment` up to `end` between fix `row` and the next, and a few more.
    @inline(__always)
    private func segment(
        _ row: Int,
        _ moment: Moment,
        to end: Int,
        _ to: (latitudes: UnsafeMutablePointer<Int32>, longitudes: UnsafeMutablePointer<Int32>)
    ) {
        let share = 1 / Double(times[row + 1] &- times[row])
        let north = Double(Int64(latitudes[row + 1]) &- Int64(latitudes[row]))
        let east = Double(Int64(longitudes[row + 1]) &- Int64(longitudes[row]))
        guard abs(east) <= 1_800_000_000 else { return acrossAntimeridian(row, moment, to: end, to) }
        let (latitude, longitude) = (SIMD4(repeating: latitudes[row]), SIMD4(repeating: longitudes[row]))
        var (place, offset) = (moment.place, moment.offset)
        repeat {
            let shares = (lanes + offset) * share
            UnsafeMutableRawPointer(to.latitudes + place)
                .storeBytes(of: latitude &+ Self.rounded(shares * north), as: SIMD4<Int32>.self)
            UnsafeMutableRawPointer(to.longitudes + place)
                .storeBytes(of: longitude &+ Self.rounded(shares * east), as: SIMD4<Int32>.self)
            place &+= 4
            offset += 4 * lanes[1]
        } while place < end
    }

    private func acrossAntimeridian(
        _ row: Int,
        _ moment: Moment,
        to end: Int,
        _ to: (latitudes: UnsafeMutablePointer<Int32>, longitudes: UnsafeMutablePointer<Int32>)
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
        _ to: (latitudes: UnsafeMutablePointer<Int32>, longitudes: UnsafeMutablePointer<Int32>)
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

    /// The nearest integers to `values`, which are within ±2³¹: a sum with 1.5·2⁵² has them in its lowest bits.
    @inline(__always)
    private static func rounded(_ values: SIMD4<Double>) -> SIMD4<Int32> {
        let sums = values + 6_755_399_441_055_744
        return SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(sums, to: SIMD4<Int64>.self))
    }
}
