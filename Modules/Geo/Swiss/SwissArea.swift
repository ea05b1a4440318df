/// Where Swiss coordinates are meant to be used; beyond, the formulas are refused, since they go wrong without a sign.
public enum SwissArea {
    /// EPSG's area of use, 45.82–47.81° N and 5.96–10.49° E, and a hundredth of a degree around it.
    ///
    /// The margin is ours: EPSG's numbers are rounded to hundredths, and the southern, western and eastern tips of the
    /// country lie up to 0.004° beyond them.
    public static let degrees = (south: 45.81, west: 5.95, north: 47.82, east: 10.50)
    /// The range of LV95 in metres by which coordinates are told from degrees (fieldgis.md 1.3).
    ///
    /// It is not the same area: a place at the corners of one may lie outside of the other.
    public static let metres = (west: 2_480_000.0, south: 1_070_000.0, east: 2_840_000.0, north: 1_300_000.0)

    /// Whether a place lies in the area.
    public static func contains(latitude: Double, longitude: Double) -> Bool {
        latitude >= degrees.south && latitude <= degrees.north && longitude >= degrees.west
            && longitude <= degrees.east
    }

    /// Whether a point of LV95 lies in the range.
    public static func contains(easting: Double, northing: Double) -> Bool {
        easting >= metres.west && easting <= metres.east && northing >= metres.south && northing <= metres.north
    }
}

extension SwissArea {
    /// - Throws: `pointOutsideRange`.
    static func check(_ point: SwissPoint) throws(SwissError) {
        guard contains(easting: point.easting, northing: point.northing), point.height.isFinite else {
            throw .pointOutsideRange(index: 0, easting: point.easting, northing: point.northing)
        }
    }

    /// - Throws: `placeOutsideArea`.
    static func check(_ place: GeographicPoint) throws(SwissError) {
        guard contains(latitude: place.latitude, longitude: place.longitude), place.height.isFinite else {
            throw .placeOutsideArea(index: 0, latitude: place.latitude, longitude: place.longitude)
        }
    }
}
