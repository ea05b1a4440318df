/// Swiss coordinates LV95 (EPSG:2056) by the exact closed form, both ways: rows S6, S7; fieldgis.md 2.1.
///
/// WGS84 to Cartesian axes, minus (674.374, 15.056, 405.346) m, Bessel's ellipsoid, sphere, oblique cylinder. Within 1e-8 m
/// of PROJ, which uses the same three parameters; the national survey's own FINELTRA grid is another matter. WGS84 is
/// taken for ETRS89, as PROJ does: phones are no better than that, receivers with correction give ETRS89 (fieldgis.md 2.3).
public enum LV95 {
    /// The point of `place`; its height is above Bessel's ellipsoid, about 50 m less than above WGS84, not above the sea.
    ///
    /// - Throws: `placeOutsideArea`.
    public static func point(_ place: GeographicPoint) throws(SwissError) -> SwissPoint {
        try SwissArea.check(place)
        let result = planar(
            latitude: SIMD8(repeating: place.latitude),
            longitude: SIMD8(repeating: place.longitude),
            height: SIMD8(repeating: place.height)
        )
        return SwissPoint(easting: result.easting[0], northing: result.northing[0], height: result.height()[0])
    }

    /// The point of `position` at height 0.
    ///
    /// - Throws: `placeOutsideArea`.
    public static func point(_ position: Position) throws(SwissError) -> SwissPoint {
        try point(GeographicPoint(position))
    }

    /// The place of `point`, whose height counts from Bessel's ellipsoid.
    ///
    /// - Throws: `pointOutsideRange`.
    public static func place(_ point: SwissPoint) throws(SwissError) -> GeographicPoint {
        try SwissArea.check(point)
        let result = geographic(
            easting: SIMD8(repeating: point.easting),
            northing: SIMD8(repeating: point.northing),
            height: SIMD8(repeating: point.height)
        )
        return GeographicPoint(
            latitude: result.latitude[0],
            longitude: result.longitude[0],
            height: result.height()[0]
        )
    }

    /// Eight places in the plane; the height is worked out when it is asked for.
    @inline(__always)
    static func planar(
        latitude: VectorMath.Numbers,
        longitude: VectorMath.Numbers,
        height: VectorMath.Numbers
    ) -> (easting: VectorMath.Numbers, northing: VectorMath.Numbers, height: () -> VectorMath.Numbers) {
        let (sine, cosine) = SwissFrame.sincos(latitude: latitude)
        let fromBern = (longitude - SwissFrame.middleLongitude) * (.pi / 180)
        let place = SwissFrame.wgs84.cartesian(sine, cosine, longitude: fromBern, height: height)
        let bessel = SwissFrame.bessel.geodetic(place.shifted(1))
        let (east, north) = SwissProjection.planar(
            latitudeSine: bessel.sine,
            longitudeTangent: bessel.longitudeTangent
        )
        return (east + 2_600_000, north + 1_200_000, { SwissFrame.bessel.height(bessel) })
    }

    /// Eight points on WGS84; the height is worked out when it is asked for.
    @inline(__always)
    static func geographic(
        easting: VectorMath.Numbers,
        northing: VectorMath.Numbers,
        height: VectorMath.Numbers
    ) -> (latitude: VectorMath.Numbers, longitude: VectorMath.Numbers, height: () -> VectorMath.Numbers) {
        let (sine, cosine, longitude) = SwissProjection.geodetic(east: easting - 2_600_000, north: northing - 1_200_000)
        let place = SwissFrame.bessel.cartesian(sine, cosine, longitude: longitude, height: height)
        let wgs84 = SwissFrame.wgs84.geodetic(place.shifted(-1))
        let east = VectorMath.smallArcTangent(wgs84.longitudeTangent) * (180 / .pi)
        return (
            SwissFrame.latitude(wgs84.sine, wgs84.cosine), SwissFrame.middleLongitude + east,
            { SwissFrame.wgs84.height(wgs84) }
        )
    }
}
