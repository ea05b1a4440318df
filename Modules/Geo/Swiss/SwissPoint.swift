/// A point of the Swiss plane: metres east and north, with false values that tell the frame (2 600 000 / 1 200 000 of LV95).
public struct SwissPoint: BitwiseCopyable, Hashable, Sendable {
    /// Metres east.
    public var easting: Double
    /// Metres north.
    public var northing: Double
    /// Metres up, 0 where there is none; whether above an ellipsoid or the sea says the function that gave it.
    public var height: Double

    /// The point at the given metres.
    public init(easting: Double, northing: Double, height: Double = 0) {
        (self.easting, self.northing, self.height) = (easting, northing, height)
    }
}

/// A place on WGS84 in degrees: what survey work needs where 1e-7 degree, a centimetre, is too coarse.
public struct GeographicPoint: BitwiseCopyable, Hashable, Sendable {
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// Metres above WGS84.
    public var height: Double

    /// The place at the given degrees and metres.
    public init(latitude: Double, longitude: Double, height: Double = 0) {
        (self.latitude, self.longitude, self.height) = (latitude, longitude, height)
    }

    /// The place of a position, at height 0.
    public init(_ position: Position) { self.init(latitude: position.latitude, longitude: position.longitude) }

    /// The nearest position; nil when the degrees are none.
    public var position: Position? { Position(latitude: latitude, longitude: longitude) }
}

/// Places on WGS84 in columns of degrees.
public struct GeographicColumns: Sendable, Hashable {
    /// Degrees north, one a place.
    public var latitudes: ContiguousArray<Double>
    /// Degrees east, one a place.
    public var longitudes: ContiguousArray<Double>

    /// The places of two columns of one length.
    public init(latitudes: ContiguousArray<Double>, longitudes: ContiguousArray<Double>) {
        precondition(latitudes.count == longitudes.count, "columns differ in length")
        (self.latitudes, self.longitudes) = (latitudes, longitudes)
    }

    /// Number of places.
    public var count: Int { latitudes.count }
}
