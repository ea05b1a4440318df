extension Fixes {
    /// The required columns as flat memory, for kernels; valid only while the closure that got it runs.
    public struct Columns {
        /// Number of rows.
        public let count: Int
        /// Degrees north times 1e7.
        public let latitudes: UnsafePointer<Int32>
        /// Degrees east times 1e7.
        public let longitudes: UnsafePointer<Int32>
        /// Milliseconds since 1970 UTC, or `absentTime`.
        public let times: UnsafePointer<Int64>
        /// What `times` holds where a fix has no time.
        public static let absentTime = FixColumns.noTime
        /// What a channel column holds where it has no value.
        public static let absent = FixColumns.absent
    }

    /// Runs `body` on the required columns; nil when there are no rows.
    public func withColumns<Result, Failure: Error>(
        _ body: (Columns) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        guard !isEmpty else { return nil }
        return try columns.latitudes.withUnsafeBufferPointer { latitudes throws(Failure) -> Result? in
            try columns.longitudes.withUnsafeBufferPointer { longitudes throws(Failure) -> Result? in
                try columns.times.withUnsafeBufferPointer { times throws(Failure) -> Result? in
                    guard let latitude = latitudes.baseAddress, let longitude = longitudes.baseAddress,
                        let time = times.baseAddress
                    else { return nil }
                    let start = range.lowerBound
                    return try body(
                        Columns(
                            count: count,
                            latitudes: latitude + start,
                            longitudes: longitude + start,
                            times: time + start
                        )
                    )
                }
            }
        }
    }

    /// The stored integers of `channel` over all rows, absent ones as `Columns.absent`; nil when it has no column.
    public func storedColumn(_ channel: Channel) -> ContiguousArray<Int32>.SubSequence? {
        columns.index(of: channel).map { columns.channels[$0].values[range] }
    }

    /// The values of `channel` that are there, in the order of the rows and in the channel's unit.
    ///
    /// - Complexity: O(n).
    public func values(of channel: Channel) -> [Double] {
        guard let column = storedColumn(channel) else { return [] }
        let scale = channel.scale
        return column.lazy.filter { $0 != FixColumns.absent }.map { Double($0) / scale }
    }

    /// Fixes that own these columns, all of one length.
    init(_ columns: FixColumns) {
        (self.columns, range) = (columns, 0..<columns.count)
    }

    /// Runs `body` on the raw values of the flags; nil when there are no rows.
    func withFlags<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result? {
        columns.flags.withUnsafeBufferPointer { flags in
            guard let first = flags.baseAddress, !isEmpty else { return nil }
            return body(first + range.lowerBound)
        }
    }
}
