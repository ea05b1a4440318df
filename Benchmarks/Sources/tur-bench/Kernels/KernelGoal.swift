import Harness

/// What a kernel has to reach in the long run, at one size.
enum KernelGoal: Sendable {
    /// At least this many times faster than a peer, or than "naive".
    case times(Double, fasterThan: String, at: Int)
    /// At most this exponent of growth from the size before.
    case growth(Double, at: Int)
    /// At most this peak memory, in megabytes (10⁶ bytes).
    case megabytes(Double, at: Int)
    /// At most this share of a peer's peak memory.
    case memory(Double, of: String, at: Int)
    /// At most this many nanoseconds an item.
    case nanoseconds(Double, at: Int)
    /// At most this many seconds for all.
    case seconds(Double, at: Int)

    /// The size at which it is held.
    var size: Int {
        switch self {
        case .times(_, _, let size), .growth(_, let size), .megabytes(_, let size), .memory(_, _, let size),
            .nanoseconds(_, let size), .seconds(_, let size):
            size
        }
    }

    /// The goal with what `row` came to; nil where the row lacks the figure, as without peers.
    func judged(_ row: BenchRow) -> Goal? {
        switch self {
        case .times(let aim, let name, _):
            row.ratio(to: name).map { .atLeast(aim, "times faster than \(name), n = \(row.size):", $0) }
        case .growth(let aim, _): row.growth.map { .atMost(aim, "growth exponent up to \(row.size)", $0) }
        case .megabytes(let aim, _): row.peakMegabytes.map { .atMost(aim, "MB of peak memory, n = \(row.size):", $0) }
        case .memory(let aim, let name, _):
            row.memory(of: name).map { .atMost(aim, "of the memory of \(name), n = \(row.size):", $0) }
        case .nanoseconds(let aim, _):
            .atMost(aim, "ns an item, n = \(row.size):", row.nanosecondsPerItem)
        case .seconds(let aim, _): .atMost(aim, "s in all, n = \(row.size):", row.cpu.median)
        }
    }
}

extension BenchRow {
    fileprivate func ratio(to name: String) -> Double? {
        name == "naive" ? ratio : peers?.first { $0.name == name }?.cpu.map { $0.median / cpu.median }
    }

    fileprivate func memory(of name: String) -> Double? {
        guard let own = peakMegabytes, let theirs = peers?.first(where: { $0.name == name })?.peakMegabytes else {
            return nil
        }
        return own / theirs
    }
}
