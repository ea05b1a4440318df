/// The columns behind `Fixes`; all of one length.
struct FixColumns: Sendable {
    static let noTime = Int64.min
    static let absent = Int32.min

    struct ChannelColumn: Sendable {
        var channel: Channel
        var values: ContiguousArray<Int32>
    }

    /// The four columns that every batch has, over one range of rows.
    struct Required: Hashable {
        var sequences: ContiguousArray<Int64>.SubSequence
        var times: ContiguousArray<Int64>.SubSequence
        var latitudes: ContiguousArray<Int32>.SubSequence
        var longitudes: ContiguousArray<Int32>.SubSequence
        var flags: ContiguousArray<UInt8>.SubSequence
    }

    var sequences = ContiguousArray<Int64>()
    var times = ContiguousArray<Int64>()
    var latitudes = ContiguousArray<Int32>()
    var longitudes = ContiguousArray<Int32>()
    var flags = ContiguousArray<UInt8>()
    var channels: [ChannelColumn] = []

    var count: Int { latitudes.count }

    func index(of channel: Channel) -> Int? { channels.firstIndex { $0.channel == channel } }

    /// The rows of `range` alone, copied.
    func compacted(to range: Range<Int>) -> FixColumns {
        guard range != 0..<count else { return self }
        var copy = FixColumns()
        copy.sequences = ContiguousArray(sequences[range])
        copy.times = ContiguousArray(times[range])
        copy.latitudes = ContiguousArray(latitudes[range])
        copy.longitudes = ContiguousArray(longitudes[range])
        copy.flags = ContiguousArray(flags[range])
        copy.channels = channels.map { ChannelColumn(channel: $0.channel, values: ContiguousArray($0.values[range])) }
        return copy
    }

    func required(_ range: Range<Int>) -> Required {
        Required(
            sequences: sequences[range],
            times: times[range],
            latitudes: latitudes[range],
            longitudes: longitudes[range],
            flags: flags[range]
        )
    }
}
