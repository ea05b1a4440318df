extension LV95 {
    /// The points of `fixes` at height 0, x east and y north in metres.
    ///
    /// - Throws: `placeOutsideArea` with the first such row.
    /// - Complexity: O(n), some 30 ns a fix.
    public static func points(_ fixes: Fixes) throws(SwissError) -> PlanarPoints {
        var outside: Int?
        let points = columns(fixes.count) { x, y in
            fixes.withColumns { columns in
                outside = project(columns, x, y)
            }
        }
        if let outside {
            let position = fixes.position(at: outside)
            throw .placeOutsideArea(index: outside, latitude: position.latitude, longitude: position.longitude)
        }
        return PlanarPoints(x: points.0, y: points.1)
    }

    /// The points of `places` at height 0, x east and y north in metres.
    ///
    /// - Throws: `placeOutsideArea` with the first such row.
    /// - Complexity: O(n), some 30 ns a place.
    public static func points(_ places: GeographicColumns) throws(SwissError) -> PlanarPoints {
        var outside: Int?
        let points = columns(places.count) { x, y in
            places.latitudes.withUnsafeBufferPointer { latitudes in
                places.longitudes.withUnsafeBufferPointer { longitudes in
                    guard let latitudes = latitudes.baseAddress, let longitudes = longitudes.baseAddress else { return }
                    outside = project(latitudes, longitudes, places.count, x, y)
                }
            }
        }
        if let index = outside {
            throw .placeOutsideArea(
                index: index,
                latitude: places.latitudes[index],
                longitude: places.longitudes[index]
            )
        }
        return PlanarPoints(x: points.0, y: points.1)
    }

    /// The places on WGS84 of `points`, whose height on Bessel's ellipsoid is taken as 0.
    ///
    /// - Throws: `pointOutsideRange` with the first such row.
    /// - Complexity: O(n), some 30 ns a point.
    public static func places(_ points: PlanarPoints) throws(SwissError) -> GeographicColumns {
        var outside: Int?
        let places = columns(points.count) { latitudes, longitudes in
            points.x.withUnsafeBufferPointer { x in
                points.y.withUnsafeBufferPointer { y in
                    guard let x = x.baseAddress, let y = y.baseAddress else { return }
                    outside = invert(x, y, points.count, latitudes, longitudes)
                }
            }
        }
        if let index = outside {
            throw .pointOutsideRange(index: index, easting: points.x[index], northing: points.y[index])
        }
        return GeographicColumns(latitudes: places.0, longitudes: places.1)
    }

    /// Two new columns that `body` fills.
    private static func columns(
        _ count: Int,
        _ body: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    ) -> (ContiguousArray<Double>, ContiguousArray<Double>) {
        var second = ContiguousArray<Double>()
        let first = ContiguousArray<Double>(unsafeUninitializedCapacity: count) { first, filled in
            second = ContiguousArray<Double>(unsafeUninitializedCapacity: count) { second, filled in
                LargePages.advise(first)
                LargePages.advise(second)
                if let first = first.baseAddress, let second = second.baseAddress, count > 0 { body(first, second) }
                filled = count
            }
            filled = count
        }
        return (first, second)
    }

    /// Returns the first row outside of the area; what was written is then to be thrown away.
    private static func project(
        _ columns: Fixes.Columns,
        _ x: UnsafeMutablePointer<Double>,
        _ y: UnsafeMutablePointer<Double>
    ) -> Int? {
        var inside = true
        VectorMath.blocks(columns.count) { start, rows in
            let latitude = VectorMath.numbers(VectorMath.load(columns.latitudes + start, rows, as: SIMD8<Int32>.self))
            let longitude = VectorMath.numbers(VectorMath.load(columns.longitudes + start, rows, as: SIMD8<Int32>.self))
            inside = project(latitude / 1e7, longitude / 1e7, rows, x + start, y + start) && inside
        }
        guard !inside else { return nil }
        return (0..<columns.count).first { row in
            !SwissArea.contains(
                latitude: Double(columns.latitudes[row]) / 1e7,
                longitude: Double(columns.longitudes[row]) / 1e7
            )
        }
    }

    private static func project(
        _ latitudes: UnsafePointer<Double>,
        _ longitudes: UnsafePointer<Double>,
        _ count: Int,
        _ x: UnsafeMutablePointer<Double>,
        _ y: UnsafeMutablePointer<Double>
    ) -> Int? {
        var inside = true
        VectorMath.blocks(count) { start, rows in
            let latitude = VectorMath.load(latitudes + start, rows, as: SIMD8<Double>.self)
            let longitude = VectorMath.load(longitudes + start, rows, as: SIMD8<Double>.self)
            inside = project(latitude, longitude, rows, x + start, y + start) && inside
        }
        guard !inside else { return nil }
        return (0..<count).first { !SwissArea.contains(latitude: latitudes[$0], longitude: longitudes[$0]) }
    }

    /// Whether all were inside.
    @inline(__always)
    private static func project(
        _ latitude: SIMD8<Double>,
        _ longitude: SIMD8<Double>,
        _ rows: Int,
        _ x: UnsafeMutablePointer<Double>,
        _ y: UnsafeMutablePointer<Double>
    ) -> Bool {
        let points = planar(latitude: latitude, longitude: longitude, height: SIMD8())
        VectorMath.store(points.easting, rows, to: x)
        VectorMath.store(points.northing, rows, to: y)
        let area = SwissArea.degrees
        return VectorMath.allWithin(latitude, area.south, area.north)
            && VectorMath.allWithin(longitude, area.west, area.east)
    }

    private static func invert(
        _ x: UnsafePointer<Double>,
        _ y: UnsafePointer<Double>,
        _ count: Int,
        _ latitudes: UnsafeMutablePointer<Double>,
        _ longitudes: UnsafeMutablePointer<Double>
    ) -> Int? {
        var inside = true
        let range = SwissArea.metres
        VectorMath.blocks(count) { start, rows in
            let easting = VectorMath.load(x + start, rows, as: SIMD8<Double>.self)
            let northing = VectorMath.load(y + start, rows, as: SIMD8<Double>.self)
            let places = geographic(easting: easting, northing: northing, height: SIMD8())
            VectorMath.store(places.latitude, rows, to: latitudes + start)
            VectorMath.store(places.longitude, rows, to: longitudes + start)
            let isInRange =
                VectorMath.allWithin(easting, range.west, range.east)
                && VectorMath.allWithin(northing, range.south, range.north)
            inside = isInRange && inside
        }
        return inside ? nil : (0..<count).first { !SwissArea.contains(easting: x[$0], northing: y[$0]) }
    }
}
