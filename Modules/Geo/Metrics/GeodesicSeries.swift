/// The integrals along one geodesic, as sine series in ε: Karney, "Algorithms for geodesics" (2013), equations 15–25.
///
/// Cut off behind ε⁵, which is below rounding for the Earth, where ε ≤ 0.0017.
struct GeodesicSeries {
    typealias Sines = (one: Double, two: Double, three: Double, four: Double, five: Double)

    /// Half of the expansion parameter k², as the paper's ε.
    private let epsilon: Double
    /// The square of k = e'·cos α₀.
    let kSquared: Double

    /// The series of the geodesics whose azimuth at the equator has a cosine of this square.
    init(cosineSquared: Double) {
        kSquared = Ellipsoid.secondEccentricitySquared * cosineSquared
        epsilon = kSquared / (2 * (1 + (1 + kSquared).squareRoot()) + kSquared)
    }

    /// A₁: metres are b·A₁·(σ + Σ C₁·sin 2lσ).
    var distanceFactor: Double {
        let square = epsilon * epsilon
        return (1 + square * (1 / 4 + square / 64)) / (1 - epsilon)
    }

    /// C₁.
    var distanceSines: Sines {
        let (e, square) = (epsilon, epsilon * epsilon)
        let cube = e * square
        return (
            e * (-1 / 2 + square * (3 / 16 - square / 32)), square * (-1 / 16 + square / 32),
            cube * (-1 / 48 + square * 3 / 256), square * square * -5 / 512, cube * square * -7 / 1280
        )
    }

    /// C₁', of the way back: σ = τ + Σ C₁'·sin 2lτ.
    var arcSines: Sines {
        let (e, square) = (epsilon, epsilon * epsilon)
        let cube = e * square
        return (
            e * (1 / 2 + square * (-9 / 32 + square * 205 / 1536)), square * (5 / 16 - square * 37 / 96),
            cube * (29 / 96 - square * 75 / 128), square * square * 539 / 1536, cube * square * 3467 / 7680
        )
    }

    /// A₃: the longitude lags behind that of the sphere by f·sin α₀·A₃·(σ + Σ C₃·sin 2lσ).
    var longitudeFactor: Double {
        let (e, n) = (epsilon, Ellipsoid.thirdFlattening)
        let third = 1 / 16 + n * (3 / 16 + n / 16)
        let fourth = 3 / 64 + n / 32
        return 1 - e
            * (1 / 2 - n / 2 + e * (1 / 4 + n * (1 / 8 - n * 3 / 8) + e * (third + e * (fourth + e * 3 / 128))))
    }

    /// C₃.
    var longitudeSines: Sines {
        let (e, n) = (epsilon, Ellipsoid.thirdFlattening)
        let square = e * e
        let (oneThird, oneFourth) = (3 / 64 + n * (3 / 64 - n / 64), 5 / 128 + n / 64)
        let one = 1 / 4 - n / 4 + e * (1 / 8 - n * n / 8 + e * (oneThird + e * (oneFourth + e * 3 / 128)))
        let (twoThird, twoFourth) = (3 / 64 - n * (1 / 32 + n * 3 / 64), 3 / 128 + n / 128)
        let two = 1 / 16 - n * (3 / 32 - n / 32) + e * (twoThird + e * (twoFourth + e * 5 / 256))
        let three = 5 / 192 - n * (3 / 64 - n * 5 / 192) + e * (3 / 128 - n * 5 / 192 + e * 7 / 512)
        let four = 7 / 512 - n * 7 / 256 + e * 7 / 512
        return (e * one, square * two, e * square * three, square * square * four, e * square * square * 21 / 2560)
    }

    /// Σ of the sines' factors and sin 2lσ, by Clenshaw's recurrence.
    @inline(__always)
    static func sum(_ factors: Sines, sine: Double, cosine: Double) -> Double {
        let twice = 2 * (cosine - sine) * (cosine + sine)
        let five = factors.five
        let four = factors.four + twice * five
        let three = factors.three + twice * four - five
        let two = factors.two + twice * three - four
        return 2 * sine * cosine * (factors.one + twice * two - three)
    }
}
