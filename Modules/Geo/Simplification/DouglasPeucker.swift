/// Simplification with a bound on the error: no point that goes is farther from the line that stays than a tolerance.
///
/// D. Douglas and T. Peucker, 1973: keep the point farthest from the segment between two that are kept, on both sides
/// again, until none is farther than the tolerance. Distances are to the segment, not to its line, as in GEOS. On lines
/// that make that quadratic (a zigzag that shrinks), a range that has cost 64 tests a point is divided in its middle: the
/// bound holds as before, but some more points may stay. Nothing is recursive.
public enum DouglasPeucker {
    /// Distance tests that a range may cost, a point of it, before it is divided in the middle.
    static let budget = 64

    /// The indices of the points that stay, ascending, with both ends.
    ///
    /// - Parameters:
    ///   - points: The line. Next to a coordinate that is not finite nothing is known of what stays but both ends.
    ///   - tolerance: In the unit of the points; a point at this very distance goes. Below 0, or no number, it counts as 0.
    /// - Returns: All indices when there are fewer than three points.
    /// - Complexity: O(n log n), about 20 distance tests a point on a track.
    public static func indices(_ points: PlanarPoints, within tolerance: Double) -> [Int] {
        precondition(points.count <= Int(Int32.max), "too many points")
        let tolerance = tolerance > 0 ? tolerance : 0
        guard points.count > 2 else { return Array(0..<points.count) }
        return points.x.withUnsafeBufferPointer { x in
            points.y.withUnsafeBufferPointer { y in
                guard let x = x.baseAddress, let y = y.baseAddress else { return [] }
                return withUnsafeTemporaryAllocation(of: Double.self, capacity: FarthestPoint.block) { scratch in
                    guard let scratch = scratch.baseAddress else { return [] }
                    let line = FarthestPoint(x: x, y: y, scratch: scratch)
                    var search = Search(line, count: points.count, squared: tolerance * tolerance)
                    search.run()
                    return search.indices
                }
            }
        }
    }

    /// The indices of the fixes that stay, ascending, with both ends; right across the antimeridian.
    ///
    /// - Parameters:
    ///   - fixes: The line.
    ///   - metres: The tolerance. Lines that reach far north or south are measured a little too long, never too short.
    /// - Returns: All indices when there are fewer than three fixes.
    /// - Complexity: O(n log n).
    public static func indices(_ fixes: Fixes, within metres: Double) -> [Int] {
        indices(fixes.unrolled, within: metres)
    }

    private struct Search {
        private typealias Range = (first: Int32, last: Int32)

        private let line: FarthestPoint
        private let squared: Double
        private var isKept: ContiguousArray<Bool>
        /// Ranges with a budget of their own.
        private var blocks: [Range] = []
        /// Ranges of the block at hand.
        private var pending: [Range] = []

        init(_ line: FarthestPoint, count: Int, squared: Double) {
            (self.line, self.squared) = (line, squared)
            isKept = ContiguousArray(repeating: false, count: count)
            (isKept[0], isKept[count - 1]) = (true, true)
            blocks = [(0, Int32(count - 1))]
            pending.reserveCapacity(256)
        }

        var indices: [Int] {
            let count = isKept.withUnsafeBytes { $0.reduce(0) { $0 &+ Int($1) } }
            return [Int](unsafeUninitializedCapacity: count) { buffer, written in
                for index in isKept.indices where isKept[index] {
                    buffer.initializeElement(at: written, to: index)
                    written += 1
                }
            }
        }

        mutating func run() {
            while let block = blocks.popLast() {
                var left = DouglasPeucker.budget * Int(block.last - block.first)
                pending.append(block)
                while let range = pending.popLast() { divide(range, &left) }
            }
        }

        /// Goes down the longer side, so that whatever is left over when the budget ends is at most half of the block.
        private mutating func divide(_ range: Range, _ left: inout Int) {
            var range = range
            while range.last - range.first > 1 {
                left -= Int(range.last - range.first)
                guard left >= 0 else { return divideInTheMiddle(range) }
                let farthest = line.search(Int(range.first), Int(range.last), beyond: squared)
                guard let farthest else { return }
                isKept[farthest] = true
                let (low, high) = ((range.first, Int32(farthest)), (Int32(farthest), range.last))
                let isLowLonger = low.1 - low.0 > high.1 - high.0
                let shorter = isLowLonger ? high : low
                if shorter.1 - shorter.0 > 1 { pending.append(shorter) }
                range = isLowLonger ? low : high
            }
        }

        private mutating func divideInTheMiddle(_ range: Range) {
            let middle = (range.first + range.last) / 2
            isKept[Int(middle)] = true
            blocks.append(contentsOf: pending)
            blocks.append((range.first, middle))
            blocks.append((middle, range.last))
            pending.removeAll(keepingCapacity: true)
        }
    }
}

extension Fixes {
    /// The fixes that stay when the line may be off by `metres` (Douglas–Peucker).
    ///
    /// - Complexity: O(n log n).
    public func simplified(within metres: Double) -> Fixes {
        selecting(DouglasPeucker.indices(self, within: metres))
    }

    /// The line in metres, each step the short way round.
    ///
    /// A degree is as long as where it is longest on the line, so that no distance becomes too short; within some
    /// kilometres that makes no difference.
    var unrolled: PlanarPoints {
        withColumns { columns in
            var (nearest, farthest) = (Int32.max, Int32.zero)
            for row in 0..<columns.count {
                let latitude = Int32(clamping: columns.latitudes[row].magnitude)
                (nearest, farthest) = (min(nearest, latitude), max(farthest, latitude))
            }
            let east = LocalPlane(around: Position(latitudeE7: nearest, longitudeE7: 0)).metresEast
            let north = LocalPlane(around: Position(latitudeE7: farthest, longitudeE7: 0)).metresNorth
            return unrolled(columns, east: east, north: north)
        } ?? PlanarPoints(x: [], y: [])
    }

    private func unrolled(_ columns: Columns, east: Double, north: Double) -> PlanarPoints {
        let x = ContiguousArray<Double>(unsafeUninitializedCapacity: columns.count) { x, count in
            var (unrolled, last) = (Int64(columns.longitudes[0]), Int64(columns.longitudes[0]))
            for row in 0..<columns.count {
                let longitude = Int64(columns.longitudes[row])
                unrolled += LocalMetric.wrapped(longitude - last)
                last = longitude
                x.initializeElement(at: row, to: Double(unrolled) * east)
            }
            count = columns.count
        }
        let y = ContiguousArray<Double>(unsafeUninitializedCapacity: columns.count) { y, count in
            for row in 0..<columns.count { y.initializeElement(at: row, to: Double(columns.latitudes[row]) * north) }
            count = columns.count
        }
        return PlanarPoints(x: x, y: y)
    }
}
