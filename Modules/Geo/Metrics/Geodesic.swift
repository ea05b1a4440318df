#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The shortest line on the ellipsoid, for any two positions including antipodal ones and the poles.
///
/// Follows the auxiliary sphere of Karney, "Algorithms for geodesics" (2013), sections 2 and 4. Where he expands the two
/// integrals in series, they are summed here by Gauss–Legendre quadrature of 16 nodes, whose error is below rounding for
/// an ellipsoid as round as the Earth; and where he starts Newton's method from the astroid, the azimuth is bracketed,
/// which cannot diverge. Agrees with pyproj's Geod to 1e-6 m.
public enum Geodesic {
    /// Metres along the geodesic from `a` to `b`.
    ///
    /// - Complexity: some 10 quadratures, 2 µs; about 50 near the antipode.
    public static func distance(_ a: Position, _ b: Position) -> Double {
        let difference = LocalMetric.wrapped(Int64(b.longitudeE7) - Int64(a.longitudeE7))
        return distance(
            latitude: (a.latitude, b.latitude),
            longitudeDifference: abs(Double(difference) / 1e7)
        )
    }

    /// Metres between two latitudes, in degrees, whose meridians are `longitudeDifference` degrees apart, 0 to 180.
    public static func distance(latitude: (Double, Double), longitudeDifference: Double) -> Double {
        // The problem has the same length mirrored and swapped: the first end is southern and not nearer to the equator.
        let (far, near) = abs(latitude.0) >= abs(latitude.1) ? latitude : (latitude.1, latitude.0)
        let start = ReducedLatitude(degrees: -abs(far))
        let end = ReducedLatitude(degrees: far > 0 ? -near : near)
        let longitude = longitudeDifference * .pi / 180
        guard longitude > 0, longitudeDifference < 180, abs(far) < 90 else {
            return meridianLength(start, end, throughPole: longitudeDifference >= 180)
        }
        if far == 0, longitude <= (1 - Ellipsoid.flattening) * .pi { return Ellipsoid.equatorialRadius * longitude }
        return solve(start, end, longitude: longitude)
    }

    private static func meridianLength(_ start: ReducedLatitude, _ end: ReducedLatitude, throughPole: Bool) -> Double {
        let line = GeodesicLine(from: start, to: end, sine: 0, cosine: throughPole ? -1 : 1)
        return line.length
    }

    /// Finds the azimuth at `start` whose geodesic meets `end` at `longitude`, by false position (Illinois) in a bracket.
    private static func solve(_ start: ReducedLatitude, _ end: ReducedLatitude, longitude: Double) -> Double {
        // Counted from due east, since nearly equatorial lines turn on angles far below the rounding of π/2.
        var bracket = Bracket(low: (-.pi / 2, -longitude), high: (.pi / 2, .pi - longitude))
        var best = (length: 0.0, miss: Double.infinity)
        while let azimuth = bracket.next() {
            let line = GeodesicLine(from: start, to: end, sine: cos(azimuth), cosine: -sin(azimuth))
            let miss = line.longitude - longitude
            if abs(miss) < abs(best.miss) { best = (line.length, miss) }
            if abs(miss) < 1e-15 { break }
            bracket.narrow(azimuth, miss: miss)
        }
        return best.length
    }

    /// An interval of azimuths whose ends miss the wanted longitude on opposite sides.
    private struct Bracket {
        var low: (azimuth: Double, miss: Double)
        var high: (azimuth: Double, miss: Double)
        private var rounds = 0
        private var lastSide = 0

        init(low: (azimuth: Double, miss: Double), high: (azimuth: Double, miss: Double)) {
            (self.low, self.high) = (low, high)
        }

        /// The next azimuth to try: false position, every third time the middle; nil when the interval can't be cut.
        mutating func next() -> Double? {
            rounds += 1
            let width = high.azimuth - low.azimuth
            let guess = low.azimuth + width * (low.miss / (low.miss - high.miss))
            if rounds % 3 != 0, guess > low.azimuth, guess < high.azimuth { return guess }
            let middle = low.azimuth + width / 2
            return middle > low.azimuth && middle < high.azimuth ? middle : nil
        }

        mutating func narrow(_ azimuth: Double, miss: Double) {
            let side = miss < 0 ? -1 : 1
            if side < 0 {
                low = (azimuth, miss)
                if lastSide < 0 { high.miss /= 2 }
            } else {
                high = (azimuth, miss)
                if lastSide > 0 { low.miss /= 2 }
            }
            lastSide = side
        }
    }
}

/// Sine and cosine of the latitude on the auxiliary sphere: tan β = (1 − f)·tan φ.
struct ReducedLatitude {
    var sine: Double
    var cosine: Double

    init(degrees: Double) {
        let radians = degrees * .pi / 180
        let scaled = (1 - Ellipsoid.flattening) * sin(radians)
        let across = abs(degrees) == 90 ? 1e-160 : cos(radians)
        let length = (scaled * scaled + across * across).squareRoot()
        // A start on the equator counts as just south of it, which the signed zero carries into atan2.
        sine = degrees == 0 ? -0.0 : scaled / length
        cosine = across / length
    }
}
