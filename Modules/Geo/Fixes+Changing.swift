extension Fixes {
    /// Room for `capacity` rows without a further allocation of the required columns.
    public mutating func reserveCapacity(_ capacity: Int) {
        own()
        columns.sequences.reserveCapacity(capacity)
        columns.times.reserveCapacity(capacity)
        columns.latitudes.reserveCapacity(capacity)
        columns.longitudes.reserveCapacity(capacity)
        columns.flags.reserveCapacity(capacity)
    }

    /// Adds a row; its channels are absent until they are set.
    ///
    /// - Complexity: O(number of channels), amortised.
    public mutating func append(sequence: Int64, time: Instant?, position: Position, flags: FixFlags = []) {
        own()
        columns.sequences.append(sequence)
        columns.times.append(time?.milliseconds ?? FixColumns.noTime)
        columns.latitudes.append(position.latitudeE7)
        columns.longitudes.append(position.longitudeE7)
        columns.flags.append(flags.rawValue)
        for index in columns.channels.indices { columns.channels[index].values.append(FixColumns.absent) }
        range = 0..<columns.count
    }

    /// Adds `row`, its values rounded to the resolution of their channels; what does not fit is absent.
    ///
    /// - Complexity: O(number of channels), amortised.
    public mutating func append(_ row: Fix) {
        append(sequence: row.sequence, time: row.time, position: row.position, flags: row.flags)
        let values: [(Channel, Double?)] = [
            (.elevation, row.elevation), (.horizontalAccuracy, row.horizontalAccuracy), (.speed, row.speed),
            (.course, row.course), (.heartRate, row.heartRate),
        ]
        for (channel, value) in values {
            if let value { set(channel, to: value, at: count - 1) }
        }
    }

    /// Adds all rows of `other` with their channels.
    ///
    /// - Complexity: O(rows of `other` · channels).
    public mutating func append(contentsOf other: Fixes) {
        own()
        let start = count
        columns.sequences.append(contentsOf: other.columns.sequences[other.range])
        columns.times.append(contentsOf: other.columns.times[other.range])
        columns.latitudes.append(contentsOf: other.columns.latitudes[other.range])
        columns.longitudes.append(contentsOf: other.columns.longitudes[other.range])
        columns.flags.append(contentsOf: other.columns.flags[other.range])
        for column in other.columns.channels {
            let index = addChannel(column.channel, rows: start)
            let own = columns.channels[index].channel
            guard own.decimals != column.channel.decimals else {
                columns.channels[index].values.append(contentsOf: column.values[other.range])
                continue
            }
            // One quantity kept at two resolutions: ours holds.
            for value in column.values[other.range] {
                let measured = value == FixColumns.absent ? nil : own.stored(Double(value) / column.channel.scale)
                columns.channels[index].values.append(measured ?? FixColumns.absent)
            }
        }
        padChannels()
        range = 0..<columns.count
    }

    /// The number by which `channel` is set quickly in a loop; its column is made when there is none.
    public mutating func slot(of channel: Channel) -> Int {
        own()
        return addChannel(channel, rows: count)
    }

    /// Sets the stored integer of the channel behind `slot` in the last row.
    @inline(__always)
    public mutating func setLast(_ value: Int32, slot: Int) {
        columns.channels[slot].values[columns.channels[slot].values.count - 1] = value
    }

    /// Sets the stored integer of `channel` at row `index`; nil makes it absent.
    ///
    /// - Complexity: O(number of channels), and O(n) the first time that a channel or a slice is touched.
    public mutating func setStored(_ channel: Channel, to value: Int32?, at index: Int) {
        let slot = slot(of: channel)
        columns.channels[slot].values[index] = value ?? FixColumns.absent
    }

    /// Sets the value of `channel`, in its unit, at row `index`; one that does not fit becomes absent.
    ///
    /// - Complexity: O(number of channels), and O(n) the first time that a channel or a slice is touched.
    public mutating func set(_ channel: Channel, to value: Double, at index: Int) {
        setStored(channel, to: channel.stored(value), at: index)
    }

    /// Takes the time away from row `index`, which keeps its place.
    public mutating func removeTime(at index: Int) {
        own()
        columns.times[index] = FixColumns.noTime
    }

    /// Numbers the rows `first`, `first + 1` and so on.
    ///
    /// - Complexity: O(n).
    public mutating func renumber(from first: Int64) {
        own()
        for index in columns.sequences.indices { columns.sequences[index] = first + Int64(index) }
    }

    /// The rows at `kept`, in that order.
    ///
    /// - Complexity: O(kept · channels).
    public func selecting(_ kept: some Collection<Int>) -> Fixes {
        var result = FixColumns()
        let rows = kept.map { range.lowerBound + $0 }
        result.sequences = ContiguousArray(rows.map { columns.sequences[$0] })
        result.times = ContiguousArray(rows.map { columns.times[$0] })
        result.latitudes = ContiguousArray(rows.map { columns.latitudes[$0] })
        result.longitudes = ContiguousArray(rows.map { columns.longitudes[$0] })
        result.flags = ContiguousArray(rows.map { columns.flags[$0] })
        result.channels = columns.channels.map { column in
            FixColumns.ChannelColumn(channel: column.channel, values: ContiguousArray(rows.map { column.values[$0] }))
        }
        var fixes = Fixes()
        (fixes.columns, fixes.range) = (result, 0..<result.count)
        return fixes
    }

    /// Makes the columns this value's own and as long as its rows, before a change.
    private mutating func own() {
        guard range != 0..<columns.count else { return }
        columns = columns.compacted(to: range)
        range = 0..<columns.count
    }

    private mutating func addChannel(_ channel: Channel, rows: Int) -> Int {
        if let index = columns.index(of: channel) { return index }
        let values = ContiguousArray(repeating: FixColumns.absent, count: rows)
        columns.channels.append(FixColumns.ChannelColumn(channel: channel, values: values))
        return columns.channels.count - 1
    }

    private mutating func padChannels() {
        for index in columns.channels.indices {
            let missing = columns.count - columns.channels[index].values.count
            columns.channels[index].values.append(contentsOf: repeatElement(FixColumns.absent, count: missing))
        }
    }
}
