#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The centre of places on the globe.
public enum SphericalCentre {
    /// The direction of the weighted mean of the unit vectors of `positions`, one weight each or all alike.
    ///
    /// Right across ±180° and at the poles (detection.md part 3). Nil when there are none or the vectors cancel, as those of
    /// antipodes do.
    ///
    /// - Complexity: O(n).
    public static func of(_ positions: some Collection<Position>, weights: [Double]? = nil) -> Position? {
        precondition(weights.map { $0.count == positions.count } ?? true, "columns differ in length")
        var (sum, total) = (SIMD3<Double>(), 0.0)
        for (index, position) in positions.enumerated() {
            let unit = Double.pi / 180 / 1e7
            let (latitude, longitude) = (Double(position.latitudeE7) * unit, Double(position.longitudeE7) * unit)
            let weight = weights?[index] ?? 1
            sum += weight * SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
            total += weight
        }
        let length = (sum * sum).sum().squareRoot()
        guard total > 0, length > 1e-12 * total else { return nil }
        return GreatCircle.position(
            latitude: atan2(sum.z, (sum.x * sum.x + sum.y * sum.y).squareRoot()),
            longitude: atan2(sum.y, sum.x)
        )
    }
}
