/// Eight numbers at a time: the functions that Glibc only has for one, for kernels over columns.
///
/// Polynomials through Chebyshev nodes, fitted in exact fractions, without branches or table: they compile to plain SSE2.
/// Errors against the C library are given at each function. Nothing here checks its range.
enum VectorMath {
    typealias Numbers = SIMD8<Double>
    typealias Bits = SIMD8<UInt64>

    /// 1.5·2^52: added to a number below 2^51, it leaves the nearest whole number in the low bits.
    private static let wholeShift = 6_755_399_441_055_744.0

    /// Sine of angles in radians, |x| ≤ π/2; relative error below 3e-16.
    @inline(__always)
    static func sin(_ x: Numbers) -> Numbers {
        let square = x * x
        return x + x * (square * sinePolynomial(square))
    }

    /// Cosine of angles in radians, |x| ≤ π/2; absolute error below 2e-16.
    @inline(__always)
    static func cos(_ x: Numbers) -> Numbers {
        let square = x * x
        return 1 - square * (0.5 - square * cosinePolynomial(square))
    }

    /// Sine and cosine of angles in radians, |x| ≤ π/2.
    @inline(__always)
    static func sincos(_ x: Numbers) -> (sine: Numbers, cosine: Numbers) {
        let square = x * x
        return (x + x * (square * sinePolynomial(square)), 1 - square * (0.5 - square * cosinePolynomial(square)))
    }

    /// Sine and cosine of angles in radians, |x| ≤ π, from those of the half angle; absolute error below 5e-16.
    @inline(__always)
    static func sincosOfHalfTurn(_ x: Numbers) -> (sine: Numbers, cosine: Numbers) {
        let half = sincos(x * 0.5)
        return (2 * half.sine * half.cosine, (half.cosine - half.sine) * (half.cosine + half.sine))
    }

    /// Square root of 0 and of positive normal numbers; relative error below 5e-10.
    ///
    /// The standard library's is made of single roots, with a call for the sake of negative ones. Here the bits give the
    /// reciprocal root to 3.5 %, a cubic that is best over these 7 % to 2.5e-5, and a step of Newton's the root.
    @inline(__always)
    static func nearSquareRoot(_ x: Numbers) -> Numbers {
        let guess = reciprocalGuess(x)
        let share = x * guess * guess
        let reciprocal = guess * (1.876_598_36 - share * (1.252_100_36 - 0.375_502_21 * share))
        let root = x * reciprocal
        // Newton's errs to one side, by up to 9.4e-10: half of that is added.
        return root * (1.500_000_000_467 - (0.5 * root) * reciprocal)
    }

    /// Square root of 0 and of positive normal numbers; relative error below 4e-16.
    @inline(__always)
    static func squareRoot(_ x: Numbers) -> Numbers {
        let reciprocal = nearReciprocalRoot(x)
        let root = x * reciprocal
        return root + 0.5 * reciprocal * (x - root * root)
    }

    @inline(__always)
    static func nearReciprocalRoot(_ x: Numbers) -> Numbers {
        var reciprocal = reciprocalGuess(x)
        for _ in 0..<2 {
            // x·y·y in this order, so that 0 stays 0 beside a reciprocal of 1e154.
            let share = x * reciprocal * reciprocal
            reciprocal = reciprocal * (1.875 - share * (1.25 - 0.375 * share))
        }
        return reciprocal
    }

    /// The reciprocal root to 3.5 %, by halving the exponent.
    @inline(__always)
    private static func reciprocalGuess(_ x: Numbers) -> Numbers {
        let half = unsafeBitCast(x, to: Bits.self) &>> Bits(repeating: 1)
        return unsafeBitCast(Bits(repeating: 0x5fe6_eb50_c7b5_37a9) &- half, to: Numbers.self)
    }

    /// Natural logarithm of positive normal numbers; relative error below 1e-15.
    ///
    /// x = 2^k·m with m in [√½, √2); ln m = 2·artanh(s) with s = (m − 1)/(m + 1).
    @inline(__always)
    static func log(_ x: Numbers) -> Numbers {
        let rootHalf: UInt64 = 0x3fe6_a09e_667f_3bcd
        let bits = unsafeBitCast(x, to: Bits.self)
        let moved = bits &+ Bits(repeating: 0x3ff0_0000_0000_0000 - rootHalf)
        let mantissa = (moved & Bits(repeating: 0x000f_ffff_ffff_ffff)) &+ Bits(repeating: rootHalf)
        let exponent = numbers(small: moved &>> Bits(repeating: 52)) - 1_023
        let f = unsafeBitCast(mantissa, to: Numbers.self) - 1
        let s = f / (2 + f)
        let halfSquare = 0.5 * f * f
        let remainder = s * (halfSquare + s * s * logarithmPolynomial(s * s))
        // ln 2 in two parts, the first with zeros at its end, so that its product with the exponent is exact.
        return exponent * 0.693_147_180_369_123_816_490
            - ((halfSquare - (remainder + exponent * 1.908_214_929_270_587_700_02e-10)) - f)
    }

    /// The numbers of whole ones, which SSE2 converts itself.
    @inline(__always)
    static func numbers(_ whole: SIMD8<Int32>) -> Numbers { Numbers(whole) }

    /// The numbers of whole ones below 2^52, which become the mantissa of a number beyond it.
    @inline(__always)
    static func numbers(small whole: Bits) -> Numbers {
        unsafeBitCast(whole | Bits(repeating: 0x4330_0000_0000_0000), to: Numbers.self) - 4_503_599_627_370_496.0
    }

    /// The nearest whole numbers, ties to even, |x| < 2^51; of those beyond 2^32 the low 32 bits.
    @inline(__always)
    static func lowBits(_ x: Numbers) -> SIMD8<UInt32> {
        SIMD8<UInt32>(truncatingIfNeeded: unsafeBitCast(x + wholeShift, to: Bits.self))
    }

    /// The nearest whole numbers as numbers, ties to even, |x| < 2^51.
    @inline(__always)
    static func rounded(_ x: Numbers) -> Numbers { (x + wholeShift) - wholeShift }

    /// Whether no number of both is below zero; a NaN counts by its sign.
    @inline(__always)
    static func noneNegative(_ a: Numbers, _ b: Numbers) -> Bool {
        let signs = unsafeBitCast(a, to: Bits.self) | unsafeBitCast(b, to: Bits.self)
        let half = signs.lowHalf | signs.highHalf
        let quarter = half.lowHalf | half.highHalf
        return Int64(bitPattern: quarter.x | quarter.y) >= 0
    }

    /// Whether all numbers lie between two limits or on them; a NaN does not.
    @inline(__always)
    static func allWithin(_ x: Numbers, _ low: Double, _ high: Double) -> Bool {
        // Bare numbers, not masks: x − low and high − x have a sign bit when they are outside, and 0·x is 0 or a NaN.
        noneNegative(x - low, high - x) && (x * 0).sum() == 0
    }

    @inline(__always)
    private static func sinePolynomial(_ u: Numbers) -> Numbers {
        var sum = Numbers(repeating: 2.7314447512062796e-15)
        sum = sum * u - 7.643970295533013e-13
        sum = sum * u + 1.605897731242445e-10
        sum = sum * u - 2.505210761699557e-08
        sum = sum * u + 2.755731921916323e-06
        sum = sum * u - 0.00019841269841254974
        sum = sum * u + 0.008333333333333316
        return sum * u - 0.16666666666666666
    }

    @inline(__always)
    private static func cosinePolynomial(_ u: Numbers) -> Numbers {
        var sum = Numbers(repeating: -1.5218638290142176e-16)
        sum = sum * u + 4.777877924611462e-14
        sum = sum * u - 1.1470712272729596e-11
        sum = sum * u + 2.0876756602875156e-09
        sum = sum * u - 2.755731922156956e-07
        sum = sum * u + 2.480158730157985e-05
        sum = sum * u - 0.001388888888888888
        return sum * u + 0.041666666666666664
    }

    @inline(__always)
    private static func logarithmPolynomial(_ u: Numbers) -> Numbers {
        var sum = Numbers(repeating: 0.14616449685043387)
        sum = sum * u + 0.15331721600556042
        sum = sum * u + 0.18182889125261723
        sum = sum * u + 0.2222221113479508
        sum = sum * u + 0.28571428625975487
        sum = sum * u + 0.39999999999899505
        return sum * u + 0.666666666666667
    }
}
