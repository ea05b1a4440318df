/// Seconds of several runs of one thing.
public struct Samples: Codable, Sendable {
    /// As measured, in their order.
    public var seconds: [Double]

    /// These seconds; at least one.
    public init(_ seconds: [Double]) { self.seconds = seconds }

    /// The median, of an even number the lower of the two in the middle.
    public var median: Double {
        let sorted = seconds.sorted()
        return sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2]
    }

    /// Half of the runs lie within this share of the median: the distance of the quartiles.
    public var spread: Double {
        let sorted = seconds.sorted()
        guard sorted.count > 2, median > 0 else { return 0 }
        return (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / median
    }
}
