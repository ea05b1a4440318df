#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Sine and cosine of the latitude on the auxiliary sphere: tan β = (1 − f)·tan φ.
struct ReducedLatitude {
    var sine: Double
    var cosine: Double

    init(degrees: Double) {
        let radians = degrees * .pi / 180
        let scaled = (1 - Ellipsoid.flattening) * sin(radians)
        let across = abs(degrees) == 90 ? 1e-160 : cos(radians)
        let length = (scaled * scaled + across * across).squareRoot()
        (sine, cosine) = (scaled / length, across / length)
    }
}

/// The geodesic that leaves `start` under a given azimuth, up to where it meets the latitude of `end` going north.
///
/// As in section 4 of Karney's paper the start is southern and no nearer to the equator than the end.
struct GeodesicLine {
    /// sin α₀, the sine of the azimuth at the equator.
    let sineEquator: Double
    /// cos α₂·cos β₂.
    let endNorthward: Double
    /// Radians of longitude from start to end.
    let longitude: Double
    private let series: GeodesicSeries
    private let arc: Double
    private let start: SIMD2<Double>
    private let end: SIMD2<Double>

    init(from start: ReducedLatitude, to end: ReducedLatitude, sine: Double, cosine: Double) {
        sineEquator = sine * start.cosine
        let startNorthward = cosine * start.cosine
        endNorthward = Self.northward(start: start, end: end, startNorthward)
        let cosineSquared = cosine * cosine + sine * sine * start.sine * start.sine
        series = GeodesicSeries(cosineSquared: cosineSquared)
        // Both ends lie on one circle of radius cos α₀, but for rounding.
        let scale = cosineSquared > 0 ? 1 / cosineSquared.squareRoot() : 0
        self.start = cosineSquared > 0 ? SIMD2(start.sine, startNorthward) * scale : SIMD2(0, 1)
        self.end = cosineSquared > 0 ? SIMD2(end.sine, endNorthward) * scale : SIMD2(0, 1)
        arc = Self.angle(self.start, self.end)
        let spherical = Self.angle(
            SIMD2(sineEquator * start.sine, startNorthward),
            SIMD2(sineEquator * end.sine, endNorthward)
        )
        let sines = series.longitudeSines
        let excess = arc + Self.difference(sines, self.start, self.end)
        longitude = spherical - Ellipsoid.flattening * sineEquator * series.longitudeFactor * excess
    }

    /// cos α₂·cos β₂, which Clairaut's relation gives without a difference of near numbers.
    static func northward(start: ReducedLatitude, end: ReducedLatitude, _ startNorthward: Double) -> Double {
        let between =
            start.cosine < -start.sine
            ? (end.cosine - start.cosine) * (start.cosine + end.cosine)
            : (start.sine - end.sine) * (start.sine + end.sine)
        return max(0, startNorthward * startNorthward + between).squareRoot()
    }

    /// The angle from one (sine, cosine), of any length, to the other, 0 to π.
    private static func angle(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Double {
        atan2(max(0, from.y * to.x - from.x * to.y), from.y * to.y + from.x * to.x)
    }

    private static func difference(
        _ sines: GeodesicSeries.Sines,
        _ start: SIMD2<Double>,
        _ end: SIMD2<Double>
    ) -> Double {
        GeodesicSeries.sum(sines, sine: end.x, cosine: end.y)
            - GeodesicSeries.sum(sines, sine: start.x, cosine: start.y)
    }

    /// Metres from start to end.
    var length: Double {
        let excess = Self.difference(series.distanceSines, start, end)
        return Ellipsoid.polarRadius * series.distanceFactor * (arc + excess)
    }

    /// m₁₂/b, the distance by which two geodesics that leave the start one radian apart differ at the end.
    ///
    /// Equation 38 with J cut off behind k⁴: 3e-7 of itself, enough for a step of Newton's method.
    var reducedLength: Double {
        let k = series.kSquared
        let (startRoot, endRoot) = ((1 + k * start.x * start.x).squareRoot(), (1 + k * end.x * end.x).squareRoot())
        let double = end.x * end.y - start.x * start.y
        let quadruple =
            end.x * end.y * (1 - 2 * end.x * end.x) - start.x * start.y * (1 - 2 * start.x * start.x)
        let j = k * ((arc - double) / 2 - k / 2 * (arc * 3 / 8 - double / 2 + quadruple / 8))
        return endRoot * start.y * end.x - startRoot * start.x * end.y - start.y * end.y * j
    }
}
