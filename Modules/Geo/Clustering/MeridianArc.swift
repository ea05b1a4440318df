#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The length of the meridian from the equator to a latitude, and the radius of the parallel there.
///
/// The length is Helmert's series in the third flattening n, m = b'·(φ + Σ c₂ₖ sin 2kφ), to n⁴: better than 1 µm.
struct MeridianArc {
    /// Metres from the equator, north positive.
    let length: Double
    /// Metres from the axis.
    let parallelRadius: Double

    private static let n = Ellipsoid.flattening / (2 - Ellipsoid.flattening)
    private static let scale = Ellipsoid.equatorialRadius / (1 + n) * (1 + n * n / 4 + n * n * n * n / 64)
    private static let second = -3.0 / 2 * n + 9.0 / 16 * n * n * n
    private static let fourth = 15.0 / 16 * n * n - 15.0 / 32 * n * n * n * n
    private static let sixth = -35.0 / 48 * n * n * n
    private static let eighth = 315.0 / 512 * n * n * n * n

    /// The arc to `latitude`, in radians.
    init(latitude: Double) {
        let (sine, cosine) = (sin(latitude), cos(latitude))
        let (sine2, cosine2) = (2 * sine * cosine, cosine * cosine - sine * sine)
        // Σ cₖ sin kx by Clenshaw's recurrence over x = 2φ.
        let b4 = Self.eighth
        let b3 = Self.sixth + 2 * cosine2 * b4
        let b2 = Self.fourth + 2 * cosine2 * b3 - b4
        let b1 = Self.second + 2 * cosine2 * b2 - b3
        length = Self.scale * (latitude + b1 * sine2)
        let w = 1 - Ellipsoid.eccentricitySquared * sine * sine
        parallelRadius = Ellipsoid.equatorialRadius * cosine / w.squareRoot()
    }

    /// From the equator to a pole.
    static let quarter = scale * Double.pi / 2

    /// By how many metres `parallelBound` may be too great, beside 0.2 %.
    static let boundExcess = 8.0

    /// A radius that the parallel `metres` from the equator does not exceed, at most 0.2 % and `boundExcess` above it.
    static func parallelBound(metres: Double) -> Double {
        let turn = min(metres / quarter, 1) * (.pi / 2)
        let t = turn * turn
        let cosine = 1 - t / 2 * (1 - t / 12 * (1 - t / 30 * (1 - t / 56 * (1 - t / 90))))
        return Ellipsoid.equatorialRadius * cosine + 4
    }
}
