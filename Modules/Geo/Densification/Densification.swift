/// Makes fixes dense in time (detection.md "Route densification"; rows P22, P23).
///
/// Straight in latitude and longitude between two fixes, evenly in time, the short way round in longitude; meant for
/// fixes that were cleaned. What is made carries `FixFlags.synthetic`.
public enum Densification {
    /// The usual spacing, in milliseconds (row P22).
    public static let usualStep: Int64 = 2_000

    /// The places at `start`, `start + step` and so on, and at `end`.
    ///
    /// Before the first fix its place is held, after the last fix that one's; a standstill is repeated. There are
    /// ⌊(end − start) / step⌋ + 1 places, and one more when the step before `end` is shorter. A place at the very moment
    /// of a fix is that fix, with its flags; all others are synthetic. Of fixes with equal times the last holds from that
    /// moment on, and the first is what the line runs to. Fixes without time are left out; times that go backwards are
    /// put in order first. No fix with a time, or an end before the start, gives an empty line.
    ///
    ///     Densification.grid(fixes, from: begun, to: ended).fixes
    ///
    /// - Parameters:
    ///   - fixes: The fixes; those outside of the interval count for places next to its ends.
    ///   - start: The first moment.
    ///   - end: The last moment.
    ///   - step: Milliseconds from place to place, above 0; so many that there are less than 2³¹ places.
    /// - Returns: The places.
    /// - Complexity: O(n + places), and O(n log n) where times go backwards.
    public static func grid(_ fixes: Fixes, from start: Instant, to end: Instant, step: Int64 = usualStep) -> DenseLine
    {
        precondition(step > 0, "a step takes time")
        let fixes = fixes.timesAscend ? fixes : fixes.orderedByTime
        var line = DenseLine(start: start, end: end, step: step)
        guard start <= end, start.isNear, end.isNear, !fixes.isEmpty else { return line }
        let span = end.milliseconds - start.milliseconds
        let regular = Int(span / step) + 1
        let places = regular + (span % step > 0 ? 1 : 0)
        precondition(places < Int32.max, "a grid of more than 2³¹ places")
        _ = fixes.withColumns { columns in
            fixes.withFlags { flags in
                let grid = GridFilling(columns, flags, start: start.milliseconds, step: step, places: regular)
                line.flags = ContiguousArray(repeating: FixFlags.synthetic.rawValue, count: places)
                line.fill(places: places) { latitudes, longitudes, flags in
                    grid.fill(latitudes, longitudes, flags)
                    if places > regular { grid.set(regular, at: end.milliseconds, latitudes, longitudes, flags) }
                }
            }
        }
        return line
    }
}

extension DenseLine {
    /// Gives `body` room for the columns of so many places and `GridFilling.excess` more.
    fileprivate mutating func fill(
        places: Int,
        _ body: (UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt8>) -> Void
    ) {
        let room = places + GridFilling.excess
        longitudes = ContiguousArray(unsafeUninitializedCapacity: room) { longitudes, longitudeCount in
            latitudes = ContiguousArray(unsafeUninitializedCapacity: room) { latitudes, latitudeCount in
                LargePages.advise(latitudes)
                LargePages.advise(longitudes)
                flags.withUnsafeMutableBufferPointer { flags in
                    guard let latitudes = latitudes.baseAddress, let longitudes = longitudes.baseAddress,
                        let flags = flags.baseAddress
                    else { return }
                    body(latitudes, longitudes, flags)
                }
                latitudeCount = places
            }
            longitudeCount = places
        }
    }
}

extension Instant {
    /// Whether differences of such moments are whole numbers of 64 bits: within 146 million years of 1970.
    fileprivate var isNear: Bool { milliseconds.magnitude < 1 << 62 }
}

extension Fixes {
    /// Whether every fix has a time, near enough, that is not before the one of the fix before.
    var timesAscend: Bool {
        withColumns { columns in
            // Sign bits, since they can be gathered for two at once: of a step back, and of a time that is absent or so
            // far away that steps overflow.
            var signs = columns.times[0] ^ columns.times[0] &<< 1
            for index in 1..<max(columns.count, 1) {
                let time = columns.times[index]
                signs |= (time &- columns.times[index &- 1]) | (time ^ time &<< 1)
            }
            return signs >= 0
        } ?? true
    }

    /// The fixes that have a time, by time and, of equal times, in their order.
    var orderedByTime: Fixes {
        let times = columns.times[range]
        let timed = indices.filter { Instant(milliseconds: times[times.startIndex + $0]).isNear }
        let keyed = timed.map { (times[times.startIndex + $0], $0) }
        return selecting(keyed.sorted { $0 < $1 }.map(\.1))
    }
}
