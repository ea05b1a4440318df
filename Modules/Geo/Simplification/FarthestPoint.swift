/// Finds the point of a range that is farthest from the segment between its ends.
///
/// In blocks: first the distances of a block, a plain loop that the compiler does for two points at once, then the
/// greatest of them. Both in one loop become branches that are mispredicted at every other point.
struct FarthestPoint {
    /// Metres east.
    let x: UnsafePointer<Double>
    /// Metres north.
    let y: UnsafePointer<Double>
    /// Room for the distances of one block.
    let scratch: UnsafeMutablePointer<Double>

    /// Number of points in a block.
    static let block = 256

    /// The first of the points between `first` and `last` that are farthest; nil when none is beyond `squared`.
    ///
    /// - Complexity: O(last − first).
    @inline(__always)
    func search(_ first: Int, _ last: Int, beyond squared: Double) -> Int? {
        var (greatest, place, start) = (squared, -1, first &+ 1)
        while start < last {
            let count = min(Self.block, last &- start)
            measure(start, count, first, last)
            let distance = Self.greatest(scratch, count)
            if distance > greatest { (greatest, place) = (distance, start &+ self.place(of: distance)) }
            start &+= count
        }
        return place < 0 ? nil : place
    }

    /// Writes the squared distances of `count` points from `start` to the segment from `first` to `last`.
    @inline(__always)
    private func measure(_ start: Int, _ count: Int, _ first: Int, _ last: Int) {
        let (fromX, fromY) = (x[first], y[first])
        let (dx, dy) = (x[last] - fromX, y[last] - fromY)
        let square = dx * dx + dy * dy
        let reciprocal = square > 0 ? 1 / square : 0
        let (x, y, scratch) = (x + start, y + start, scratch)
        for index in 0..<count {
            let (ex, ey) = (x[index] - fromX, y[index] - fromY)
            var share = (ex * dx + ey * dy) * reciprocal
            share = share < 0 ? 0 : share
            share = share > 1 ? 1 : share
            let (fx, fy) = (ex - share * dx, ey - share * dy)
            scratch[index] = fx * fx + fy * fy
        }
    }

    @inline(__always)
    private static func greatest(_ values: UnsafePointer<Double>, _ count: Int) -> Double {
        var (index, one, other) = (0, SIMD2<Double>.zero, SIMD2<Double>.zero)
        while index &+ 4 <= count {
            one = greater(one, pair(values + index))
            other = greater(other, pair(values + index + 2))
            index &+= 4
        }
        let both = greater(one, other)
        var result = both.x > both.y ? both.x : both.y
        while index < count {
            result = values[index] > result ? values[index] : result
            index &+= 1
        }
        return result
    }

    @inline(__always)
    private static func greater(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
        a.replacing(with: b, where: b .> a)
    }

    @inline(__always)
    private static func pair(_ place: UnsafePointer<Double>) -> SIMD2<Double> {
        UnsafeRawPointer(place).loadUnaligned(as: SIMD2<Double>.self)
    }

    private func place(of distance: Double) -> Int {
        var place = 0
        while scratch[place] != distance { place &+= 1 }
        return place
    }
}
