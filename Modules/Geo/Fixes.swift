/// Fixes in columns: the form of every batch, in readers, stores, kernels and writers.
///
/// Required columns are sequence, latitude, longitude and time, whose values may be absent; further quantities are
/// channels. A slice, `fixes[3..<9]`, shares the columns of the whole until one of them is changed.
public struct Fixes: Sendable {
    var columns = FixColumns()
    var range = 0..<0

    /// No fixes.
    public init() {}

    /// The fixes of `rows`, in their order.
    ///
    /// - Complexity: O(n).
    public init(_ rows: some Sequence<Fix>) {
        for row in rows { append(row) }
    }

    /// Number of fixes.
    public var count: Int { range.count }

    /// Whether there are none.
    public var isEmpty: Bool { range.isEmpty }

    /// Positions of the rows, from 0.
    public var indices: Range<Int> { 0..<count }

    /// The channels that have a column, ordered by id.
    public var channels: [Channel] { columns.channels.map(\.channel).sorted { $0.id < $1.id } }

    /// The rows at `bounds`, which share the columns of the whole.
    public subscript(bounds: Range<Int>) -> Fixes {
        precondition(bounds.lowerBound >= 0 && bounds.upperBound <= count, "rows out of range")
        var slice = self
        slice.range = (range.lowerBound + bounds.lowerBound)..<(range.lowerBound + bounds.upperBound)
        return slice
    }

    /// The row at `index`.
    public subscript(index: Int) -> Fix {
        Fix(
            sequence: sequence(at: index),
            time: time(at: index),
            position: position(at: index),
            elevation: value(.elevation, at: index),
            horizontalAccuracy: value(.horizontalAccuracy, at: index),
            speed: value(.speed, at: index),
            course: value(.course, at: index),
            heartRate: value(.heartRate, at: index),
            flags: flags(at: index)
        )
    }

    /// Place of row `index` in the order of its source.
    public func sequence(at index: Int) -> Int64 { columns.sequences[row(index)] }

    /// Time of row `index`, or nil where it has none.
    public func time(at index: Int) -> Instant? {
        let milliseconds = columns.times[row(index)]
        return milliseconds == FixColumns.noTime ? nil : Instant(milliseconds: milliseconds)
    }

    /// Place of row `index`.
    public func position(at index: Int) -> Position {
        Position(latitudeE7: columns.latitudes[row(index)], longitudeE7: columns.longitudes[row(index)])
    }

    /// Flags of row `index`.
    public func flags(at index: Int) -> FixFlags { FixFlags(rawValue: columns.flags[row(index)]) }

    /// The stored integer of `channel` at row `index`, or nil where it is absent.
    ///
    /// - Complexity: O(number of channels).
    public func stored(_ channel: Channel, at index: Int) -> Int32? {
        guard let column = columns.index(of: channel) else { return nil }
        let value = columns.channels[column].values[row(index)]
        return value == FixColumns.absent ? nil : value
    }

    /// The value of `channel` at row `index` in the channel's unit, or nil where it is absent.
    ///
    /// - Complexity: O(number of channels).
    public func value(_ channel: Channel, at index: Int) -> Double? {
        guard let column = columns.index(of: channel) else { return nil }
        let value = columns.channels[column].values[row(index)]
        return value == FixColumns.absent ? nil : Double(value) / columns.channels[column].channel.scale
    }

    private func row(_ index: Int) -> Int {
        precondition(index >= 0 && index < range.count, "row out of range")
        return range.lowerBound + index
    }
}

extension Fixes: Hashable {
    /// Equal rows with equal channel values; a channel without any value counts as missing.
    ///
    /// - Complexity: O(n · channels).
    public static func == (left: Fixes, right: Fixes) -> Bool {
        left.columns.required(left.range) == right.columns.required(right.range)
            && left.valuedChannels == right.valuedChannels
    }

    /// Feeds the required columns.
    ///
    /// - Complexity: O(n).
    public func hash(into hasher: inout Hasher) {
        for index in indices {
            hasher.combine(position(at: index))
            hasher.combine(time(at: index))
        }
    }

    private var valuedChannels: [String: ArraySlice<Int32>] {
        var valued: [String: ArraySlice<Int32>] = [:]
        for column in columns.channels where column.values[range].contains(where: { $0 != FixColumns.absent }) {
            valued[column.channel.id] = column.values[range]
        }
        return valued
    }
}
