/// The two ellipsoids of LV95 and the axes that turn one into the other, eight points at a time.
///
/// Cartesian axes are turned about the pole so that x points to the meridian of Bern: longitudes count from there and stay
/// small, as the series of `VectorMath` want them.
struct SwissFrame {
    typealias Numbers = VectorMath.Numbers

    /// Degrees of the old observatory of Bern on Bessel's ellipsoid, where the projection has its middle.
    static let middleLatitude = 46.952_405_555_555_56
    /// As `middleLatitude`, east.
    static let middleLongitude = 7.439_583_333_333_333
    private static let middleSine = 0.730_786_927_121_870_8
    private static let middleCosine = 0.682_605_645_411_590_2
    /// Metres from the middle of WGS84 to that of Bessel's ellipsoid (674.374, 15.056, 405.346), along the turned axes.
    private static let shift = (x: 670.646_544_287_343_3, y: -72.389_140_397_192_22, z: 405.346)

    /// WGS84 of 1984: what positions are on.
    static let wgs84 = SwissFrame(radius: 6_378_137, eccentricitySquared: 0.006_694_379_990_141_317)
    /// Bessel's of 1841: what LV95 is on.
    static let bessel = SwissFrame(radius: 6_377_397.155, eccentricitySquared: 0.006_674_372_231_802_145)

    /// Equatorial radius in metres.
    let radius: Double
    /// Square of the first eccentricity.
    let eccentricitySquared: Double

    /// Places in metres along the turned axes.
    struct Cartesian {
        var x: Numbers
        var y: Numbers
        var z: Numbers

        /// From WGS84's middle to Bessel's; the other way with −1.
        @inline(__always)
        func shifted(_ sign: Double) -> Cartesian {
            Cartesian(x: x - sign * shift.x, y: y - sign * shift.y, z: z - sign * shift.z)
        }
    }

    /// Places by latitude and the tangent of the longitude from Bern.
    struct Geodetic {
        var sine: Numbers
        var cosine: Numbers
        var longitudeTangent: Numbers
        /// Metres from the axis.
        var fromAxis: Numbers
    }

    /// Sine and cosine of latitudes in degrees, of an angle counted from Bern.
    @inline(__always)
    static func sincos(latitude: Numbers) -> (sine: Numbers, cosine: Numbers) {
        let angle = (latitude - middleLatitude) * (.pi / 180)
        let (sine, cosine) = (VectorMath.smallSine(angle), VectorMath.smallCosine(angle))
        return (middleSine * cosine + middleCosine * sine, middleCosine * cosine - middleSine * sine)
    }

    /// Degrees of a latitude.
    @inline(__always)
    static func latitude(_ sine: Numbers, _ cosine: Numbers) -> Numbers {
        middleLatitude + VectorMath.smallArcSine(sine * middleCosine - cosine * middleSine) * (180 / .pi)
    }

    /// The places at latitudes, by sine and cosine, and longitudes from Bern in radians, `height` metres up.
    @inline(__always)
    func cartesian(_ sine: Numbers, _ cosine: Numbers, longitude: Numbers, height: Numbers) -> Cartesian {
        let across = radius * VectorMath.smallReciprocalRootOfOneMinus(eccentricitySquared * sine * sine)
        let fromAxis = (across + height) * cosine
        return Cartesian(
            x: fromAxis * VectorMath.smallCosine(longitude),
            y: fromAxis * VectorMath.smallSine(longitude),
            z: ((1 - eccentricitySquared) * across + height) * sine
        )
    }

    /// The geodetic form of `place`, by Bowring's formula of 1976, which near the ground is below 1e-13 radian.
    @inline(__always)
    func geodetic(_ place: Cartesian) -> Geodetic {
        let tangent = place.y / place.x
        let fromAxis = place.x * VectorMath.smallRootOfOnePlus(tangent * tangent)
        let ratio = (1 - eccentricitySquared).squareRoot()
        let scaled = ratio * fromAxis
        let inverse = VectorMath.reciprocalRoot(place.z * place.z + scaled * scaled)
        let (reducedSine, reducedCosine) = (place.z * inverse, scaled * inverse)
        let lift = eccentricitySquared * radius / ratio
        let up = place.z + lift * (reducedSine * reducedSine * reducedSine)
        let out = fromAxis - eccentricitySquared * radius * (reducedCosine * reducedCosine * reducedCosine)
        let scale = VectorMath.reciprocalRoot(up * up + out * out)
        return Geodetic(sine: up * scale, cosine: out * scale, longitudeTangent: tangent, fromAxis: fromAxis)
    }

    /// Metres above the ellipsoid.
    @inline(__always)
    func height(_ place: Geodetic) -> Numbers {
        let across = radius * VectorMath.smallReciprocalRootOfOneMinus(eccentricitySquared * place.sine * place.sine)
        return place.fromAxis / place.cosine - across
    }
}
