#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The plane that touches the ellipsoid at one point: metres east and north of it.
///
/// x = N·cos φ₀·Δλ and y = M·Δφ with the radii of curvature at the point. Meant for some kilometres around it: a distance
/// is wrong by up to |Δφ|·tan φ₀ of itself, 0.1 % at 4 km north and 60° of latitude.
public struct LocalPlane: Sendable, Hashable {
    /// The point at (0, 0).
    public let origin: Position
    /// Metres north for 1e-7 degree.
    public let metresNorth: Double
    /// Metres east for 1e-7 degree.
    public let metresEast: Double

    /// The plane around `origin`.
    public init(around origin: Position) {
        let unit = Double.pi / 180 / 1e7
        let latitude = Double(origin.latitudeE7) * unit
        let w = 1 - Ellipsoid.eccentricitySquared * sin(latitude) * sin(latitude)
        let acrossRadius = Ellipsoid.equatorialRadius / w.squareRoot()
        self.origin = origin
        metresNorth = acrossRadius * (1 - Ellipsoid.eccentricitySquared) / w * unit
        metresEast = acrossRadius * cos(latitude) * unit
    }

    /// Metres east and north of the origin, the short way round.
    public func point(_ position: Position) -> (x: Double, y: Double) {
        let east = LocalMetric.wrapped(Int64(position.longitudeE7) - Int64(origin.longitudeE7))
        let north = Int64(position.latitudeE7) - Int64(origin.latitudeE7)
        return (Double(east) * metresEast, Double(north) * metresNorth)
    }

    /// The position of a point of the plane; nil beyond a pole or when it is not a number.
    public func position(x: Double, y: Double) -> Position? {
        let north = Double(origin.latitudeE7) + (y / metresNorth).rounded()
        let east = metresEast > 0 ? (x / metresEast).rounded() : 0
        guard abs(north) <= 900_000_000, abs(east) <= 1_800_000_000 else { return nil }
        let longitude = LocalMetric.wrapped(Int64(origin.longitudeE7) + Int64(east))
        return Position(latitudeE7: Int32(north), longitudeE7: Int32(longitude))
    }

    /// The points of all `fixes`.
    ///
    /// - Complexity: O(n).
    public func points(_ fixes: Fixes) -> PlanarPoints {
        var (x, y) = (ContiguousArray<Double>(), ContiguousArray<Double>())
        x.reserveCapacity(fixes.count)
        y.reserveCapacity(fixes.count)
        for index in fixes.indices {
            let point = point(fixes.position(at: index))
            x.append(point.x)
            y.append(point.y)
        }
        return PlanarPoints(x: x, y: y)
    }
}
