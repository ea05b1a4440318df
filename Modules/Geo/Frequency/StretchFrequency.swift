/// How many outings passed each stretch of a line, such as a route or a street.
public enum StretchFrequency {
    /// A stretch of the line with its count.
    public struct Stretch: BitwiseCopyable, Hashable, Sendable {
        /// Metres along the line to its start.
        public var start: Double
        /// Metres along the line to its end.
        public var end: Double
        /// The middle of the stretch.
        public var middle: Position
        /// How many outings passed within the tolerance of the middle, each counted once.
        public var outings: Int
    }

    /// Cuts `line` into stretches of `length` metres, the last maybe shorter, and counts the outings that passed.
    ///
    /// An outing, given by its pieces, passes a stretch when one of its steps comes as near to the middle as `tolerance`
    /// metres, whether there is a fix or not. Empty when the line or `length` is not longer than 0.
    ///
    /// - Complexity: O(n log n + stretches · (log n + steps there)).
    public static func stretches(
        of line: Fixes,
        length: Double,
        outings: [[Fixes]],
        tolerance: Double
    ) -> [Stretch] {
        let steps = LocalMetric.steps(line)
        let total = steps.reduce(0, +)
        guard total > 0, length > 0 else { return [] }
        let index = LineIndex(outings.flatMap { $0 })
        let owners = outings.indices.flatMap { outing in outings[outing].map { _ in outing } }
        var (segment, passed) = (0, 0.0)
        // Not shorter than a millimetre, so that their number stays one that can be made, nor longer than the line.
        let length = min(max(length, 0.001), max(total, 0.001))
        return (0..<max(1, Int((total / length - 1e-9).rounded(.up)))).map { number in
            let start = Double(number) * length
            let end = min(start + length, total)
            let middle = (start + end) / 2
            while segment + 1 < steps.count, passed + steps[segment] < middle {
                passed += steps[segment]
                segment += 1
            }
            let share = steps[segment] > 0 ? (middle - passed) / steps[segment] : 0
            let place = line.position(at: segment).interpolated(
                to: line.position(at: segment + 1),
                share: min(share, 1)
            )
            let passing = Set(index.hits(at: place, within: tolerance).map { owners[$0.line] })
            return Stretch(start: start, end: end, middle: place, outings: passing.count)
        }
    }
}
