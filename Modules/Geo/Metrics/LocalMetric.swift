#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Distance between near positions on the ellipsoid: the default between fixes.
///
/// The two radii of curvature at the middle latitude, M along the meridian and N across it, make a plane in which the
/// distance is √((M·Δφ)² + (N·cos φ·Δλ)²): within 1 ppm of the geodesic up to 10 km (performance.md 6). Beyond that, and
/// where meridians converge so fast that the plane is wrong by 0.95 ppm, the geodesic itself is used.
public enum LocalMetric {
    /// The greatest distance that is measured in the plane, in metres.
    public static let reach = 10_000.0
    /// Up to this |Δλ|, in radians, the plane is good at any latitude and in any direction.
    static let bend = 0.0027
    /// The greatest Δλ²·(x²·sin² φ + y²·(1 + 2·sin² φ))/(x² + y²): 24 times the share by which the plane is too long there, from
    /// the fourth powers of the haversine formula.
    static let bendLimit = 24 * 0.95e-6

    /// Metres from `a` to `b`, the short way round.
    public static func distance(_ a: Position, _ b: Position) -> Double {
        let unit = Double.pi / 180 / 1e7
        let middle = (Double(a.latitudeE7) + Double(b.latitudeE7)) * (unit / 2)
        let north = Double(Int64(b.latitudeE7) - Int64(a.latitudeE7)) * unit
        let east = Double(wrapped(Int64(b.longitudeE7) - Int64(a.longitudeE7))) * unit
        let cosine = cos(middle)
        let sineSquared = 1 - cosine * cosine
        let w = 1 - Ellipsoid.eccentricitySquared * sineSquared
        let acrossRadius = Ellipsoid.equatorialRadius / w.squareRoot()
        let alongRadius = acrossRadius * (1 - Ellipsoid.eccentricitySquared) / w
        let x = acrossRadius * cosine * east
        let y = alongRadius * north
        let squared = x * x + y * y
        let excess = east * east * (x * x * sineSquared + y * y * (1 + 2 * sineSquared))
        guard squared <= reach * reach, excess <= bendLimit * squared else { return Geodesic.distance(a, b) }
        return squared.squareRoot()
    }

    /// A difference of longitudes, in units of 1e-7 degree, brought into ±180°.
    @inline(__always)
    static func wrapped(_ difference: Int64) -> Int64 {
        if difference > 1_800_000_000 { return difference - 3_600_000_000 }
        return difference < -1_800_000_000 ? difference + 3_600_000_000 : difference
    }
}
