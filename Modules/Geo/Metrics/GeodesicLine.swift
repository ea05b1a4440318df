#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The geodesic that leaves `start` under a given azimuth, up to where it meets the latitude of `end` going north.
struct GeodesicLine {
    private var sineEquator: Double
    private var kSquared: Double
    private var arc: (start: Double, end: Double)
    private var sphericalLongitude: Double

    init(from start: ReducedLatitude, to end: ReducedLatitude, sine: Double, cosine: Double) {
        sineEquator = sine * start.cosine
        let cosineSquared = 1 - sineEquator * sineEquator
        kSquared = Ellipsoid.secondEccentricitySquared * max(0, cosineSquared)
        let endCosine = Self.northwardCosine(start: start, end: end, cosine: cosine)
        let endSine = end.sine == 0 ? 0 : end.sine
        arc = (atan2(start.sine, cosine * start.cosine), atan2(endSine, endCosine))
        let startLongitude = atan2(sineEquator * start.sine, cosine * start.cosine)
        let endLongitude = atan2(sineEquator * endSine, endCosine)
        sphericalLongitude = endLongitude - startLongitude
        if sphericalLongitude < 0 { sphericalLongitude += 2 * .pi }
    }

    /// cos α₂·cos β₂, which Clairaut's relation gives without a difference of near numbers.
    private static func northwardCosine(start: ReducedLatitude, end: ReducedLatitude, cosine: Double) -> Double {
        let along = cosine * start.cosine
        let between =
            start.cosine < -start.sine
            ? (end.cosine - start.cosine) * (start.cosine + end.cosine)
            : (start.sine - end.sine) * (start.sine + end.sine)
        return max(0, along * along + between).squareRoot()
    }

    /// Metres from start to end.
    var length: Double {
        let k = kSquared
        return Ellipsoid.polarRadius
            * GaussLegendre.integral(from: arc.start, to: arc.end) { angle in
                let sine = sin(angle)
                return (1 + k * sine * sine).squareRoot()
            }
    }

    /// Radians of longitude from start to end.
    var longitude: Double {
        let k = kSquared
        let f = Ellipsoid.flattening
        let excess = GaussLegendre.integral(from: arc.start, to: arc.end) { angle in
            let sine = sin(angle)
            return (2 - f) / (1 + (1 - f) * (1 + k * sine * sine).squareRoot())
        }
        return sphericalLongitude - f * sineEquator * excess
    }
}
