extension LocalMetric {
    /// Metres of each step of `fixes`, one less than there are fixes.
    ///
    /// As `distance(_:_:)` to 5e-10 of it, eight steps at a time; only far steps go the slow way, one by one.
    ///
    /// - Complexity: O(n), some 4 ns a step of up to 10 km.
    public static func steps(_ fixes: Fixes) -> ContiguousArray<Double> {
        fixes.withColumns { steps($0.latitudes, $0.longitudes, count: $0.count) } ?? []
    }

    /// Metres between the rows of two columns of 1e-7 degree, one less than there are rows.
    static func steps(
        _ latitudes: UnsafePointer<Int32>,
        _ longitudes: UnsafePointer<Int32>,
        count: Int
    ) -> ContiguousArray<Double> {
        let steps = max(count - 1, 0)
        return ContiguousArray(unsafeUninitializedCapacity: steps) { metres, filled in
            LargePages.advise(metres)
            if let metres = metres.baseAddress {
                let ends = ColumnPair((latitudes, longitudes), (latitudes + 1, longitudes + 1))
                ends.eachBlock(steps) { start, rows, distances in
                    VectorMath.store(distances, rows, to: metres + start)
                }
            }
            filled = steps
        }
    }

    /// Metres from each fix of `starts` to the one in the same row of `ends`, which must be as many.
    ///
    /// - Complexity: O(n), some 4 ns a pair of up to 10 km.
    public static func distances(_ starts: Fixes, _ ends: Fixes) -> ContiguousArray<Double> {
        precondition(starts.count == ends.count, "columns differ in length")
        return ContiguousArray(unsafeUninitializedCapacity: starts.count) { metres, filled in
            LargePages.advise(metres)
            starts.withColumns { start in
                ends.withColumns { end in
                    guard let metres = metres.baseAddress else { return }
                    let pair = ColumnPair((start.latitudes, start.longitudes), (end.latitudes, end.longitudes))
                    pair.eachBlock(start.count) { start, rows, distances in
                        VectorMath.store(distances, rows, to: metres + start)
                    }
                }
            }
            filled = starts.count
        }
    }

    /// Metres along `fixes`, summed in eight sums.
    ///
    /// - Complexity: O(n).
    static func length(_ fixes: Fixes) -> Double {
        guard fixes.count > 1 else { return 0 }
        var sums = VectorMath.Numbers()
        var rest = 0.0
        fixes.withColumns { columns in
            let ends = ColumnPair(
                (columns.latitudes, columns.longitudes),
                (columns.latitudes + 1, columns.longitudes + 1)
            )
            ends.eachBlock(columns.count - 1) { _, rows, distances in
                guard rows < 8 else { return sums += distances }
                for row in 0..<rows { rest += distances[row] }
            }
        }
        return sums.sum() + rest
    }
}

/// Two columns of positions, in 1e-7 degree, whose rows are measured against each other.
struct ColumnPair {
    typealias Column = UnsafePointer<Int32>
    private let start: (latitudes: Column, longitudes: Column)
    private let end: (latitudes: Column, longitudes: Column)

    init(_ start: (latitudes: Column, longitudes: Column), _ end: (latitudes: Column, longitudes: Column)) {
        (self.start, self.end) = (start, end)
    }

    /// Calls `body` with the metres of each block of eight rows.
    @inline(__always)
    func eachBlock(_ count: Int, _ body: (_ start: Int, _ rows: Int, _ metres: VectorMath.Numbers) -> Void) {
        VectorMath.blocks(count) { first, rows in
            var (metres, isNear) = Self.planar(
                (load(start.latitudes + first, rows), load(start.longitudes + first, rows)),
                (load(end.latitudes + first, rows), load(end.longitudes + first, rows))
            )
            if !isNear { measureSingly(first, rows, &metres) }
            body(first, rows, metres)
        }
    }

    @inline(__always)
    private func load(_ column: Column, _ rows: Int) -> SIMD8<Int32> {
        VectorMath.load(column, rows, as: SIMD8<Int32>.self)
    }

    /// The distances in the plane, and whether all of them are near enough for it.
    ///
    /// As `LocalMetric.distance`, with d² = a²/w·((cos φ·Δλ)² + ((1 − e²)·Δφ/w)²). Polynomials of the sine's and the
    /// angle's square stand for 1/w and for the cosine. A step across ±180° is not wrapped, its difference may even
    /// overflow: it looks as far as 60° at least, and is measured singly.
    @inline(__always)
    private static func planar(
        _ a: (latitude: SIMD8<Int32>, longitude: SIMD8<Int32>),
        _ b: (latitude: SIMD8<Int32>, longitude: SIMD8<Int32>)
    ) -> (metres: VectorMath.Numbers, isNear: Bool) {
        let unit = Double.pi / 180 / 1e7
        let east = VectorMath.numbers(b.longitude &- a.longitude)
        let north = VectorMath.numbers(b.latitude &- a.latitude)
        let cosine = cosineOfHalf(VectorMath.numbers(a.latitude &+ b.latitude))
        let cosineSquared = cosine * cosine
        let inverse = inverse(cosineSquared)
        let (x, y) = (cosine * east, north * inverse * (1 - Ellipsoid.eccentricitySquared))
        let radius = Ellipsoid.equatorialRadius * unit
        let squared = (x * x + y * y) * (inverse * (radius * radius))
        let room = LocalMetric.reach * LocalMetric.reach - squared
        let sineSquared = 1 - cosineSquared
        // Stricter by a little than for a single pair: a step too many is measured singly, none too few.
        let excess = east * east * (x * x * sineSquared + y * y * (1 + 2 * sineSquared))
        let bend = (x * x + y * y) * (LocalMetric.bendLimit * 0.9999 / (unit * unit)) - excess
        return (VectorMath.nearSquareRoot(squared), VectorMath.noneNegative(room, bend))
    }

    /// The cosine of half an angle of up to π that is given in 1e-7 degree; absolute error below 4e-14, so that it holds
    /// up to a foot from a pole.
    @inline(__always)
    private static func cosineOfHalf(_ x: VectorMath.Numbers) -> VectorMath.Numbers {
        // The unit goes into the coefficients, which the compiler multiplies out.
        let half = Double.pi / 180 / 1e7 / 2
        let k = half * half
        let u = x * x
        var sum =
            2.086713084354626e-09 * (k * k * k * k * k * k) - 1.1122255647566137e-11 * (k * k * k * k * k * k * k) * u
        sum = sum * u - 2.755719635070272e-07 * (k * k * k * k * k)
        sum = sum * u + 2.4801586591869366e-05 * (k * k * k * k)
        sum = sum * u - 0.0013888888887388768 * (k * k * k)
        sum = sum * u + 0.04166666666666153 * (k * k)
        return 1 - u * (0.5 * k - u * sum)
    }

    /// 1/(1 − e²·(1 − c)) for the square c of a cosine, relative error below 2e-11.
    @inline(__always)
    private static func inverse(_ c: VectorMath.Numbers) -> VectorMath.Numbers {
        var sum = -3.0406077447323655e-07 * c + 4.572436480875587e-05
        sum = sum * c - 0.006784917046203544
        return sum * c + 1.006739496726267
    }

    /// Measures those rows one by one whose places may be too far for the plane.
    private func measureSingly(_ first: Int, _ rows: Int, _ metres: inout VectorMath.Numbers) {
        let bend = LocalMetric.bend * 180 / .pi * 1e7
        for row in 0..<rows {
            let index = first + row
            let east = abs(Double(end.longitudes[index]) - Double(start.longitudes[index]))
            guard metres[row] > LocalMetric.reach - 1e-3 || east > bend - 1 else { continue }
            metres[row] = LocalMetric.distance(
                Position(latitudeE7: start.latitudes[index], longitudeE7: start.longitudes[index]),
                Position(latitudeE7: end.latitudes[index], longitudeE7: end.longitudes[index])
            )
        }
    }
}
