#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Points in the order of a balanced k-d tree without pointers: the middle of each range is its node, leaves are runs.
///
/// Middles are found by Floyd and Rivest's SELECT (CACM algorithm 489, 1975); axes alternate.
struct KDLayout<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Sendable where Scalar.SIMD2Storage: Sendable {
    /// The points in the order of the tree.
    var points: ContiguousArray<SIMD2<Scalar>>
    /// For each place in the tree, the index in the input.
    var indices: ContiguousArray<Int32>
    /// The most points that are left unsorted.
    let leafSize: Int

    /// Sorts `points`.
    ///
    /// - Complexity: O(n log n).
    init(_ points: ContiguousArray<SIMD2<Scalar>>, leafSize: Int) {
        self.points = points
        self.leafSize = leafSize
        indices = ContiguousArray<Int32>(unsafeUninitializedCapacity: points.count) { indices, count in
            for index in 0..<points.count { indices[index] = Int32(truncatingIfNeeded: index) }
            count = points.count
        }
        self.points.withUnsafeMutableBufferPointer { points in
            indices.withUnsafeMutableBufferPointer { indices in
                guard let first = points.baseAddress, let firstIndex = indices.baseAddress else { return }
                let values = UnsafeMutableRawPointer(first).assumingMemoryBound(to: Scalar.self)
                let sorting = KDSorting(points: first, indices: firstIndex, values: values)
                sorting.sort(0, points.count - 1, axis: 0, leafSize: leafSize)
            }
        }
    }

    /// Calls `body` with each place whose point lies in the box, edges included; the order is that of kdbush.
    @inline(__always)
    func places(
        from low: SIMD2<Scalar>,
        to high: SIMD2<Scalar>,
        _ body: (_ place: Int, _ point: SIMD2<Scalar>) -> Void
    ) {
        places(from: low, to: high, where: { all(($0 .>= low) .& ($0 .<= high)) }, body)
    }

    /// Calls `body` with each place whose point `isWanted`, of the parts of the tree that reach into the box.
    @inline(__always)
    func places(
        from low: SIMD2<Scalar>,
        to high: SIMD2<Scalar>,
        where isWanted: (SIMD2<Scalar>) -> Bool,
        _ body: (_ place: Int, _ point: SIMD2<Scalar>) -> Void
    ) {
        points.withUnsafeBufferPointer { points in
            // 64 levels of two halves are enough for any number of points.
            withUnsafeTemporaryAllocation(of: KDRange.self, capacity: 128) { stack in
                var depth = 1
                stack[0] = KDRange(left: 0, right: points.count - 1, axis: 0)
                while depth > 0 {
                    depth -= 1
                    let range = stack[depth]
                    if range.right - range.left <= leafSize {
                        for place in range.left..<(range.right + 1) {
                            let point = points[place]
                            if isWanted(point) { body(place, point) }
                        }
                        continue
                    }
                    let middle = (range.left + range.right) >> 1
                    let point = points[middle]
                    if isWanted(point) { body(middle, point) }
                    if low[range.axis] <= point[range.axis] {
                        stack[depth] = KDRange(left: range.left, right: middle - 1, axis: 1 - range.axis)
                        depth += 1
                    }
                    if high[range.axis] >= point[range.axis] {
                        stack[depth] = KDRange(left: middle + 1, right: range.right, axis: 1 - range.axis)
                        depth += 1
                    }
                }
            }
        }
    }
}

/// A part of a tree that is still to be looked at.
struct KDRange: BitwiseCopyable {
    var left: Int
    var right: Int
    var axis: Int
}

/// Puts points into the order of the tree, in place.
private struct KDSorting<Scalar: SIMDScalar & BinaryFloatingPoint> {
    let points: UnsafeMutablePointer<SIMD2<Scalar>>
    let indices: UnsafeMutablePointer<Int32>
    /// The same memory as `points`, number by number.
    let values: UnsafeMutablePointer<Scalar>

    func sort(_ left: Int, _ right: Int, axis: Int, leafSize: Int) {
        guard right - left > leafSize else { return }
        let middle = (left + right) >> 1
        select(middle, left, right, axis)
        sort(left, middle - 1, axis: 1 - axis, leafSize: leafSize)
        sort(middle + 1, right, axis: 1 - axis, leafSize: leafSize)
    }

    /// Reorders left…right so that nothing before `middle` is greater, and nothing behind it less, than what stands there.
    private func select(_ middle: Int, _ left: Int, _ right: Int, _ axis: Int) {
        var (left, right) = (left, right)
        while right > left {
            if right - left > 600 {
                let sample = sample(around: middle, left, right)
                select(middle, sample.lowerBound, sample.upperBound, axis)
            }
            let boundary = partition(middle, left, right, axis)
            if boundary <= middle { left = boundary + 1 }
            if middle <= boundary { right = boundary - 1 }
        }
    }

    /// The part of a long range in which the wanted value most likely lies, by the authors' constants.
    private func sample(around middle: Int, _ left: Int, _ right: Int) -> ClosedRange<Int> {
        let count = Double(right - left + 1)
        let place = Double(middle - left + 1)
        let logarithm = log(count)
        let size = 0.5 * exp(2 * logarithm / 3)
        let deviation = 0.5 * (logarithm * size * (count - size) / count).squareRoot() * (place < count / 2 ? -1 : 1)
        let low = Int((Double(middle) - place * size / count + deviation).rounded(.down))
        let high = Int((Double(middle) + (count - place) * size / count + deviation).rounded(.down))
        return max(left, low)...min(right, high)
    }

    /// Splits left…right at the value of `middle`; the answer is the place where that value ends up.
    @inline(__always)
    private func partition(_ middle: Int, _ left: Int, _ right: Int, _ axis: Int) -> Int {
        let pivot = values[2 * middle + axis]
        var (low, high) = (left, right)
        swapAt(left, middle)
        if values[2 * right + axis] > pivot { swapAt(left, right) }
        while low < high {
            swapAt(low, high)
            low += 1
            high -= 1
            while values[2 * low + axis] < pivot { low += 1 }
            while values[2 * high + axis] > pivot { high -= 1 }
        }
        if values[2 * left + axis] == pivot {
            swapAt(left, high)
        } else {
            high += 1
            swapAt(high, right)
        }
        return high
    }

    @inline(__always)
    private func swapAt(_ first: Int, _ second: Int) {
        let (point, index) = (points[first], indices[first])
        points[first] = points[second]
        indices[first] = indices[second]
        points[second] = point
        indices[second] = index
    }
}
