import CAllocations
import Harness

/// What a run came to, by names: what two sides both name is held against each other.
struct Answer: Codable, Equatable, Sendable {
    /// Must be equal.
    var counts: [String: Int] = [:]
    /// Must be equal within the kernel's tolerance.
    var sums: [String: Double] = [:]
}

/// One run of a side.
struct Measured: Codable, Sendable {
    /// Seconds of processor time.
    var cpu: Double
    /// Seconds from start to end.
    var wall: Double
    /// Number of allocations; nil where they are not counted.
    var allocations: Int?
    /// What it came to.
    var counts: [String: Int]
    var sums: [String: Double]

    var answer: Answer { Answer(counts: counts, sums: sums) }
}

/// A way to do a kernel's work, in Swift.
struct Side: Sendable {
    /// Reads the inputs; the answer runs once on them.
    let prepare: @Sendable (InputFolder) throws -> () throws -> Measured

    /// A side that reads its inputs with `load`, is measured in `run`, and says by `answer` what came of it.
    init<Input, Output>(
        load: @escaping @Sendable (InputFolder) throws -> Input,
        run: @escaping @Sendable (Input) throws -> Output,
        answer: @escaping @Sendable (Output) -> Answer
    ) {
        prepare = { folder in
            let input = try load(folder)
            return {
                let (start, allocations) = (Cost.now, tur_allocations())
                let output = try run(input)
                let (made, cost) = (tur_allocations() - allocations, Cost.now - start)
                let answer = answer(output)
                return Measured(
                    cpu: cost.cpu,
                    wall: cost.wall,
                    allocations: allocations < 0 ? nil : Int(made),
                    counts: answer.counts,
                    sums: answer.sums
                )
            }
        }
    }
}
