/// A place on WGS84, in whole units of 1e-7 degree (about 1.1 cm): the form that is stored, compared and hashed.
public struct Position: BitwiseCopyable, Hashable, Sendable {
    /// Degrees north times 1e7, from -900_000_000 to 900_000_000.
    public var latitudeE7: Int32
    /// Degrees east times 1e7, from -1_800_000_000 up to, but not including, 1_800_000_000 unless it was made so.
    public var longitudeE7: Int32

    /// The place at the given units of 1e-7 degree.
    public init(latitudeE7: Int32, longitudeE7: Int32) {
        (self.latitudeE7, self.longitudeE7) = (latitudeE7, longitudeE7)
    }

    /// The place at `latitude` and `longitude` in degrees, rounded to 1e-7 degree; nil when out of range or not a number.
    public init?(latitude: Double, longitude: Double) {
        guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
        latitudeE7 = Int32((latitude * 1e7).rounded())
        longitudeE7 = Int32((longitude * 1e7).rounded())
    }

    /// Degrees north.
    public var latitude: Double { Double(latitudeE7) / 1e7 }

    /// Degrees east.
    public var longitude: Double { Double(longitudeE7) / 1e7 }
}
