#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Geodesic {
    /// The place `distance` metres from `start` along the geodesic of `azimuth`, in degrees clockwise from north.
    ///
    /// The direct problem (Karney 2013, section 2): distance to arc by the reverted series, arc to latitude and longitude.
    /// A negative distance goes backwards, one or an azimuth that is no number nowhere. Before it is rounded to a position the result is good to 1e-8 m.
    public static func destination(from start: Position, azimuth: Double, distance: Double) -> Position {
        guard azimuth.isFinite, distance.isFinite else { return start }
        let turns = azimuth / 360
        let radians = (turns - turns.rounded()) * 2 * .pi
        let (sine, cosine) = (sin(radians), cos(radians))
        let latitude = ReducedLatitude(degrees: start.latitude)
        let line = DirectLine(from: latitude, sine: sine, cosine: cosine)
        let end = line.end(distance: distance)
        return GreatCircle.position(
            latitude: end.latitude,
            longitude: start.longitude * (.pi / 180) + end.longitude
        )
    }

    /// The place at `share` of the geodesic from `a` to `b`, 0 the start and 1 the end.
    public static func interpolated(from a: Position, to b: Position, share: Double) -> Position {
        guard share != 0, share.isFinite, a != b else { return a }
        guard share != 1 else { return b }
        let way = way(from: a, to: b)
        return destination(from: a, azimuth: way.startAzimuth, distance: way.metres * share)
    }
}

/// A geodesic that leaves a latitude under an azimuth.
private struct DirectLine {
    private let sineEquator: Double
    private let cosineEquator: Double
    private let series: GeodesicSeries
    private let startArc: Double
    private let startSpherical: Double
    private let start: SIMD2<Double>

    init(from latitude: ReducedLatitude, sine: Double, cosine: Double) {
        sineEquator = sine * latitude.cosine
        let cosineSquared = cosine * cosine + sine * sine * latitude.sine * latitude.sine
        cosineEquator = cosineSquared.squareRoot()
        series = GeodesicSeries(cosineSquared: cosineSquared)
        let northward = cosine * latitude.cosine
        start = cosineEquator > 0 ? SIMD2(latitude.sine, northward) / cosineEquator : SIMD2(0, 1)
        startArc = atan2(start.x, start.y)
        startSpherical = atan2(sineEquator * start.x, start.y)
    }

    func end(distance: Double) -> (latitude: Double, longitude: Double) {
        let reach = distance / (Ellipsoid.polarRadius * series.distanceFactor)
        let scaled = startArc + GeodesicSeries.sum(series.distanceSines, sine: start.x, cosine: start.y) + reach
        let arc = scaled + GeodesicSeries.sum(series.arcSines, sine: sin(scaled), cosine: cos(scaled))
        let (sine, cosine) = (sin(arc), cos(arc))
        let across = (sineEquator * sineEquator + cosineEquator * cosineEquator * cosine * cosine).squareRoot()
        let latitude = atan2(cosineEquator * sine, (1 - Ellipsoid.flattening) * across)
        let sines = series.longitudeSines
        let excess =
            arc - startArc + GeodesicSeries.sum(sines, sine: sine, cosine: cosine)
            - GeodesicSeries.sum(sines, sine: start.x, cosine: start.y)
        let spherical = atan2(sineEquator * sine, cosine) - startSpherical
        return (latitude, spherical - Ellipsoid.flattening * sineEquator * series.longitudeFactor * excess)
    }
}
