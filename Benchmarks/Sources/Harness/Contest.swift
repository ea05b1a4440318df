/// What a run came to: it has to be what was expected, so that speed can't be had by doing less.
public struct Outcome: Equatable, Sendable {
    /// Items read or written.
    public var count: Int
    /// A sum over their values; 0 where the count says it all.
    public var checksum: UInt64

    /// An outcome.
    public init(count: Int, checksum: UInt64 = 0) { (self.count, self.checksum) = (count, checksum) }
}

/// One of those that are measured against each other.
public struct Contender {
    /// Its name.
    public var name: String
    /// What it must come to.
    public var expected: Outcome
    /// Runs it once.
    public var run: () async throws -> (cost: Cost, outcome: Outcome)

    /// A contender that measures itself.
    public init(
        _ name: String,
        expected: Outcome,
        run: @escaping () async throws -> (cost: Cost, outcome: Outcome)
    ) {
        (self.name, self.expected, self.run) = (name, expected, run)
    }

    /// A contender in this process, measured around `body`.
    public static func here(
        _ name: String,
        expected: Outcome,
        _ body: @escaping () async throws -> Outcome
    ) -> Contender {
        Contender(name, expected: expected) {
            let start = Cost.now
            let outcome = try await body()
            return (Cost.now - start, outcome)
        }
    }
}

/// The runs of one contender.
public struct Timing: Sendable {
    /// Processor time.
    public var cpu: Samples
    /// Time from start to end.
    public var wall: Samples

    /// The runs with these times.
    public init(cpu: Samples, wall: Samples) { (self.cpu, self.wall) = (cpu, wall) }
}

/// A run that came to something else than it should.
public struct WrongOutcome: Error, CustomStringConvertible {
    /// What was expected and what came.
    public var description: String

    /// What was expected and what came, in words.
    public init(description: String) { self.description = description }
}

/// Runs contenders in turns, so that a neighbour on the machine disturbs all alike.
public enum Contest {
    /// Runs each of `contenders` once to warm up and then `runs` times.
    ///
    /// - Throws: `WrongOutcome`, and what a contender throws.
    public static func hold(_ contenders: [Contender], runs: Int) async throws -> [Timing] {
        var costs: [[Cost]] = contenders.map { _ in [] }
        for run in 0...runs {
            for (index, contender) in contenders.enumerated() {
                let (cost, outcome) = try await contender.run()
                guard outcome == contender.expected else {
                    throw WrongOutcome(description: "\(contender.name): \(outcome), expected \(contender.expected)")
                }
                if run > 0 { costs[index].append(cost) }
            }
        }
        return costs.map { Timing(cpu: Samples($0.map(\.cpu)), wall: Samples($0.map(\.wall))) }
    }
}
