/// What a measurement should come to.
public struct Goal: Codable, Sendable {
    /// What is measured, with its unit.
    public var what: String
    /// What it came to.
    public var value: Double
    /// What it should come to on a quiet machine.
    public var aim: Double
    /// What it must come to even on a noisy one; nil where it is only reported, since it depends on the machine.
    public var bound: Double?
    /// Whether the value has to be at most the aim, not at least.
    public var isCeiling: Bool

    /// `value` has to be at least `aim`.
    public static func atLeast(_ aim: Double, _ what: String, _ value: Double, bound: Double? = nil) -> Goal {
        Goal(what: what, value: value, aim: aim, bound: bound, isCeiling: false)
    }

    /// `value` has to be at most `aim`.
    public static func atMost(_ aim: Double, _ what: String, _ value: Double, bound: Double? = nil) -> Goal {
        Goal(what: what, value: value, aim: aim, bound: bound, isCeiling: true)
    }

    /// Whether the aim is reached.
    public var isReached: Bool { isCeiling ? value <= aim : value >= aim }

    /// Whether a run must fail: a long one by the aim of what is bounded at all, a short one by the bound.
    public func isBroken(short: Bool) -> Bool {
        guard let bound else { return false }
        guard short else { return !isReached }
        return isCeiling ? value > bound : value < bound
    }
}

/// One line of the table of results.
public struct BenchRow: Codable, Sendable {
    /// Name of the benchmark.
    public var benchmark: String
    /// Number of items.
    public var size: Int
    /// What an item is.
    public var item: String
    /// Processor time of ours.
    public var cpu: Samples
    /// Time from start to end of ours.
    public var wall: Samples
    /// Processor time of the reference, if there is one.
    public var reference: Samples?
    /// What the reference is.
    public var referenceName: String?
    /// The power of the size with which the time grew since the size before.
    public var growth: Double?
    /// The most memory that was resident, in megabytes (10⁶ bytes).
    public var peakMegabytes: Double?
    /// What was measured in the same run; nil for a benchmark that is no kernel.
    public var peers: [PeerFigure]?
    /// The fewest allocations of a run, where they are counted.
    public var allocations: Int?
    /// What was aimed at.
    public var goals: [Goal] = []

    /// A line from what was measured.
    public init(_ benchmark: String, size: Int, item: String, _ timings: [Timing], against name: String? = nil) {
        (self.benchmark, self.size, self.item, referenceName) = (benchmark, size, item, name)
        (cpu, wall) = (timings[0].cpu, timings[0].wall)
        reference = timings.count > 1 ? timings[1].cpu : nil
    }

    /// Nanoseconds of processor time an item.
    public var nanosecondsPerItem: Double { cpu.median / Double(size) * 1e9 }

    /// How many times faster than the reference, in processor time.
    public var ratio: Double? { reference.map { $0.median / cpu.median } }

    /// The fastest of the peers, and how many times faster ours is.
    public var bestPeer: (name: String, ratio: Double)? {
        (peers ?? []).compactMap { peer in peer.cpu.map { (peer.name, $0.median / cpu.median) } }.min { $0.1 < $1.1 }
    }
}

/// What a peer came to at one size.
public struct PeerFigure: Codable, Sendable {
    /// Its name.
    public var name: String
    /// Its processor time; nil where it can't do this size.
    public var cpu: Samples?
    /// The most memory of its process, in megabytes (10⁶ bytes).
    public var peakMegabytes: Double?

    /// A figure of these values.
    public init(name: String, cpu: Samples?, peakMegabytes: Double?) {
        (self.name, self.cpu, self.peakMegabytes) = (name, cpu, peakMegabytes)
    }
}
