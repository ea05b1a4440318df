/// What is conspicuous in a dense route (detection.md "Route densification"): numbers of rows.
public struct DensityFaults: Hashable, Sendable {
    /// The longest step in milliseconds that is none.
    public static let longestGap: Int64 = 3_250
    /// The highest speed in metres a second that is no jump.
    public static let highestSpeed = 15.0
    /// The largest accuracy in metres that is good enough.
    public static let largestAccuracy = 50.0

    /// Steps of more than 3.25 s.
    public var gaps = 0
    /// Steps of more than 15 m/s.
    public var jumps = 0
    /// Rows whose horizontal accuracy is above 50 m.
    public var inaccurate = 0
    /// Rows with the time of the row before.
    public var duplicates = 0
    /// Rows before the start or after the end of the recording.
    public var outside = 0

    /// The faults of `fixes`, whose recording lasted from `start` to `end`; rows without time are passed over.
    ///
    /// - Complexity: O(n).
    public init(_ fixes: Fixes, from start: Instant, to end: Instant) {
        var last: (time: Instant, place: Position)?
        for row in fixes.indices {
            guard let time = fixes.time(at: row) else { continue }
            let place = fixes.position(at: row)
            if let last { count(last, (time, place)) }
            if time < start || time > end { outside += 1 }
            if let accuracy = fixes.value(.horizontalAccuracy, at: row), accuracy > Self.largestAccuracy {
                inaccurate += 1
            }
            last = (time, place)
        }
    }

    private mutating func count(_ last: (time: Instant, place: Position), _ next: (time: Instant, place: Position)) {
        let seconds = next.time.seconds(since: last.time)
        if seconds * 1_000 > Double(Self.longestGap) { gaps += 1 }
        if seconds == 0 { duplicates += 1 }
        if LocalMetric.distance(last.place, next.place) > Self.highestSpeed * max(seconds, 0) { jumps += 1 }
    }
}
