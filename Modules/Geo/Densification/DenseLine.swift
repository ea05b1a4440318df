/// A line of places at even moments, made from fixes: columns, with the time given by the index.
public struct DenseLine: Sendable, Hashable {
    /// The moment of the first place.
    public let start: Instant
    /// The moment of the last place; the step before it may be shorter.
    public let end: Instant
    /// Milliseconds from one place to the next.
    public let step: Int64
    /// Degrees north times 1e7.
    public internal(set) var latitudes = ContiguousArray<Int32>()
    /// Degrees east times 1e7.
    public internal(set) var longitudes = ContiguousArray<Int32>()
    /// The raw value of each place's `FixFlags`; without `synthetic` where a fix stands at this very moment.
    public internal(set) var flags = ContiguousArray<UInt8>()

    /// An empty line over an interval.
    init(start: Instant, end: Instant, step: Int64) { (self.start, self.end, self.step) = (start, end, step) }

    /// Number of places.
    public var count: Int { latitudes.count }

    /// Positions of the places, from 0.
    public var indices: Range<Int> { 0..<count }

    /// The moment of place `index`.
    public func time(at index: Int) -> Instant {
        index == count - 1 ? end : Instant(milliseconds: start.milliseconds + Int64(index) * step)
    }

    /// Place `index`.
    public func position(at index: Int) -> Position {
        Position(latitudeE7: latitudes[index], longitudeE7: longitudes[index])
    }

    /// Flags of place `index`.
    public func flags(at index: Int) -> FixFlags { FixFlags(rawValue: flags[index]) }

    /// The places as fixes, numbered from 0.
    ///
    /// Lengths and figures are those of the fixes that the line was made from: here synthetic fixes don't count, and the
    /// others are only those that happened to stand at one of its moments.
    ///
    /// - Complexity: O(n).
    public var fixes: Fixes {
        var columns = FixColumns()
        columns.sequences = ContiguousArray(indices.lazy.map(Int64.init))
        columns.times = ContiguousArray(indices.lazy.map { time(at: $0).milliseconds })
        (columns.latitudes, columns.longitudes, columns.flags) = (latitudes, longitudes, flags)
        return Fixes(columns)
    }
}
