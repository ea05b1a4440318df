/// Twice the isometric latitude of the sphere, ln((1 + sin φ)/(1 − sin φ)), eight latitudes at a time.
///
/// The quotient's power of two is guessed from the difference of the two bit patterns, which is nearly that of the
/// logarithms, before anything is divided: so one division serves the quotient and the logarithm's own
/// artanh((a − b)/(a + b)), |a − b| ≤ 0.2·(a + b).
enum IsometricLatitude {
    /// In full: absolute error below 1e-13 at the edge of the Mercator square, where sin φ is near 1; else 1e-15.
    @inline(__always)
    static func fine(_ latitudesE7: SIMD8<Int32>) -> VectorMath.Numbers {
        let (share, power) = quotient(sine: VectorMath.sin(angles(latitudesE7)))
        let z = share * share
        var sum = 0.13644194446437688 * z + 0.1320508877046769
        sum = sum * z + 0.1538910477945013
        sum = sum * z + 0.1818173164090507
        sum = sum * z + 0.2222222312530122
        sum = sum * z + 0.2857142856680967
        sum = sum * z + 0.4000000000000899
        sum = sum * z + 0.6666666666666666
        return power * 0.693_147_180_559_945_309 + (share * z * sum + 2 * share)
    }

    /// Absolute error below 4e-11; a step of 2^-32 of the world is 2.9e-9 here.
    @inline(__always)
    static func coarse(_ latitudesE7: SIMD8<Int32>) -> VectorMath.Numbers {
        let angle = angles(latitudesE7)
        let square = angle * angle
        var sine = 1.5561028020981671e-10 * square - 2.5039820983574705e-08
        sine = sine * square + 2.7557179128001013e-06
        sine = sine * square - 0.000198412691184718
        sine = sine * square + 0.008333333331968682
        sine = sine * square - 0.16666666666662489
        let (share, power) = quotient(sine: angle + angle * (square * sine))
        let z = share * share
        var sum = 0.23779349228555066 * z + 0.2853113134552938
        sum = sum * z + 0.400003307551012
        sum = sum * z + 0.6666666624449769
        return power * 0.693_147_180_559_945_309 + (share * z * sum + 2 * share)
    }

    /// Radians, held at the edge of the Mercator square.
    @inline(__always)
    private static func angles(_ latitudesE7: SIMD8<Int32>) -> VectorMath.Numbers {
        let edge = Double(Mercator.maximumLatitudeE7)
        let held = VectorMath.numbers(latitudesE7).clamped(
            lowerBound: VectorMath.Numbers(repeating: -edge),
            upperBound: VectorMath.Numbers(repeating: edge)
        )
        return held * (.pi / 1.8e9)
    }

    /// (a − b)/(a + b) and k, where (1 + s)/(1 − s) = 2^k·a/b.
    @inline(__always)
    private static func quotient(sine: VectorMath.Numbers) -> (share: VectorMath.Numbers, power: VectorMath.Numbers) {
        let a = 1 + sine
        let b = unsafeBitCast(1 - sine, to: VectorMath.Bits.self)
        // 1024.5 more than the difference of logarithms, so that it is positive and cutting it off rounds it.
        let bias = VectorMath.Bits(repeating: 0x4008_0000_0000_0000)
        let power = (unsafeBitCast(a, to: VectorMath.Bits.self) &- b &+ bias) &>> VectorMath.Bits(repeating: 52)
        let raised = b &+ ((power &- VectorMath.Bits(repeating: 1_024)) &<< VectorMath.Bits(repeating: 52))
        let scaled = unsafeBitCast(raised, to: VectorMath.Numbers.self)
        return ((a - scaled) / (a + scaled), VectorMath.numbers(small: power) - 1_024)
    }
}
