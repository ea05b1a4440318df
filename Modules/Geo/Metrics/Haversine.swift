#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Distance on the sphere of the Earth's mean radius: only where it is asked for by name.
///
/// Up to 0.56 % off the ellipsoid (performance.md 6); `LocalMetric` is better and faster, `Geodesic` exact.
public enum Haversine {
    /// The mean radius of WGS84, in metres: a third of twice the equatorial and once the polar one.
    public static let radius = 6_371_008.8

    /// Metres along the great circle from `a` to `b`.
    public static func distance(_ a: Position, _ b: Position) -> Double {
        let unit = Double.pi / 180 / 1e7
        let north = sin(Double(Int64(b.latitudeE7) - Int64(a.latitudeE7)) * (unit / 2))
        let east = sin(Double(Int64(b.longitudeE7) - Int64(a.longitudeE7)) * (unit / 2))
        let parallels = cos(Double(a.latitudeE7) * unit) * cos(Double(b.latitudeE7) * unit)
        // Rounding carries antipodes past 1, where the arc sine is not a number.
        return 2 * radius * asin(min(1, north * north + parallels * east * east).squareRoot())
    }
}
