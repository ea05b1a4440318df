extension Mercator {
    /// The points of `fixes`, 2^32 steps a side; within one step of `point(_:)`.
    ///
    /// - Complexity: O(n), some 10 ns a fix.
    public static func points(_ fixes: Fixes) -> MercatorPoints {
        var y = ContiguousArray<UInt32>()
        let x = ContiguousArray<UInt32>(unsafeUninitializedCapacity: fixes.count) { x, xCount in
            y = ContiguousArray<UInt32>(unsafeUninitializedCapacity: fixes.count) { y, yCount in
                LargePages.advise(x)
                LargePages.advise(y)
                fixes.withColumns { columns in
                    guard let x = x.baseAddress, let y = y.baseAddress else { return }
                    project(columns.latitudes, columns.longitudes, count: columns.count, x: x, y: y)
                }
                yCount = fixes.count
            }
            xCount = fixes.count
        }
        return MercatorPoints(x: x, y: y)
    }

    /// The points of `fixes` on the unit square, x below 1; within 1e-14 of `point(_:)`.
    ///
    /// - Complexity: O(n), some 10 ns a fix.
    public static func unitPoints(_ fixes: Fixes) -> PlanarPoints {
        var y = ContiguousArray<Double>()
        let x = ContiguousArray<Double>(unsafeUninitializedCapacity: fixes.count) { x, xCount in
            y = ContiguousArray<Double>(unsafeUninitializedCapacity: fixes.count) { y, yCount in
                LargePages.advise(x)
                LargePages.advise(y)
                fixes.withColumns { columns in
                    guard let x = x.baseAddress, let y = y.baseAddress else { return }
                    project(columns.latitudes, columns.longitudes, count: columns.count, x: x, y: y)
                }
                yCount = fixes.count
            }
            xCount = fixes.count
        }
        return PlanarPoints(x: x, y: y)
    }

    /// Projects columns of 1e-7 degree to steps of which 2^32 are the world.
    static func project(
        _ latitudes: UnsafePointer<Int32>,
        _ longitudes: UnsafePointer<Int32>,
        count: Int,
        x: UnsafeMutablePointer<UInt32>,
        y: UnsafeMutablePointer<UInt32>
    ) {
        let world = 4_294_967_296.0
        VectorMath.blocks(count) { start, rows in
            let longitude = VectorMath.load(longitudes + start, rows, as: SIMD8<Int32>.self)
            let latitude = VectorMath.load(latitudes + start, rows, as: SIMD8<Int32>.self)
            let turned = (VectorMath.numbers(longitude) + 1.8e9) * (world / 3.6e9)
            let down = world / 2 - IsometricLatitude.coarse(latitude) * (world / (4 * .pi))
            VectorMath.store(VectorMath.lowBits(turned), rows, to: x + start)
            VectorMath.store(VectorMath.lowBits(down), rows, to: y + start)
        }
    }

    /// Projects columns of 1e-7 degree to the unit square.
    static func project(
        _ latitudes: UnsafePointer<Int32>,
        _ longitudes: UnsafePointer<Int32>,
        count: Int,
        x: UnsafeMutablePointer<Double>,
        y: UnsafeMutablePointer<Double>
    ) {
        VectorMath.blocks(count) { start, rows in
            let longitude = VectorMath.load(longitudes + start, rows, as: SIMD8<Int32>.self)
            let latitude = VectorMath.load(latitudes + start, rows, as: SIMD8<Int32>.self)
            let steps = VectorMath.numbers(longitude) + 1.8e9
            // 1 at +180° alone; the half step keeps the rounding away from a tie.
            let turns = VectorMath.rounded((steps + 0.5) * (1 / 3.6e9) - 0.5)
            VectorMath.store((steps - turns * 3.6e9) * (1 / 3.6e9), rows, to: x + start)
            VectorMath.store(0.5 - IsometricLatitude.fine(latitude) * (1 / (4 * .pi)), rows, to: y + start)
        }
    }
}
