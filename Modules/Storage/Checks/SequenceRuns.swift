public import TurGeo

/// Which sequences of a source a log holds, as runs without a gap.
public struct SequenceRuns: Hashable, Sendable {
    private var runs: [Range<Int64>] = []

    /// None.
    public init() {}

    /// Takes in the rows of `fixes`, whose sequences rise and lie behind all that was taken in before.
    ///
    /// - Complexity: O(n).
    public mutating func add(_ fixes: Fixes) {
        for index in fixes.indices {
            let sequence = fixes.sequence(at: index)
            if let last = runs.last, last.upperBound == sequence, sequence < Int64.max {
                runs[runs.count - 1] = last.lowerBound..<(sequence + 1)
            } else if sequence < Int64.max {
                runs.append(sequence..<(sequence + 1))
            }
        }
    }

    /// How many of `sequences` are there.
    ///
    /// - Complexity: O(log runs + runs that meet them).
    public func count(in sequences: Range<Int64>) -> Int {
        var (low, high) = (0, runs.count)
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].upperBound <= sequences.lowerBound { low = middle + 1 } else { high = middle }
        }
        return runs[low...].prefix { $0.lowerBound < sequences.upperBound }.reduce(0) {
            $0 + $1.clamped(to: sequences).count
        }
    }
}
