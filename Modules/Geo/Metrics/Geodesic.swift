#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The shortest line on the ellipsoid, for any two positions including antipodal ones and the poles.
///
/// Follows Karney, "Algorithms for geodesics" (2013): the auxiliary sphere, its series, and Newton's method on the azimuth
/// at the start. Where he begins near antipodes with the root of the astroid, the azimuth is kept in a bracket here, which
/// can't diverge. Agrees with pyproj's Geod to 1e-6 m.
public enum Geodesic {
    /// Metres along the geodesic from `a` to `b`.
    ///
    /// - Complexity: some 3 steps of Newton's method, 0.4 µs; some more near the antipode.
    public static func distance(_ a: Position, _ b: Position) -> Double {
        let difference = LocalMetric.wrapped(Int64(b.longitudeE7) - Int64(a.longitudeE7))
        return distance(latitude: (a.latitude, b.latitude), longitudeDifference: abs(Double(difference) / 1e7))
    }

    /// Metres between two latitudes, in degrees, whose meridians are `longitudeDifference` degrees apart, 0 to 180.
    public static func distance(latitude: (Double, Double), longitudeDifference: Double) -> Double {
        GeodesicProblem(latitude: latitude, longitudeDifference: longitudeDifference).solution.metres
    }

    /// The way from `a` to `b`: metres, and the azimuths at both ends.
    ///
    /// - Complexity: as `distance(_:_:)`.
    public static func way(from a: Position, to b: Position) -> Way {
        let difference = Double(LocalMetric.wrapped(Int64(b.longitudeE7) - Int64(a.longitudeE7))) / 1e7
        let problem = GeodesicProblem(latitude: (a.latitude, b.latitude), longitudeDifference: abs(difference))
        let solution = problem.solution
        let azimuths = problem.azimuths(of: solution, isWestward: difference < 0)
        return Way(metres: solution.metres, startAzimuth: azimuths.start, endAzimuth: azimuths.end)
    }

    /// A geodesic between two positions.
    public struct Way: BitwiseCopyable, Sendable, Hashable {
        /// Its length in metres.
        public var metres: Double
        /// The azimuth at the start, in degrees clockwise from north, 0 up to 360.
        public var startAzimuth: Double
        /// The azimuth at the end, going on, in degrees clockwise from north, 0 up to 360.
        public var endAzimuth: Double
    }
}
