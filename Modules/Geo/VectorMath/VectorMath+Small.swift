extension VectorMath {
    // The power series of these functions for |x| ≤ 0.06, cut off below the rounding there: for regions as small as a
    // country, whose angles are counted from its middle.

    /// Sine of |x| ≤ 0.06.
    @inline(__always)
    static func smallSine(_ x: Numbers) -> Numbers {
        let u = x * x
        var sum = 1.0 / 362_880 * u - 1.0 / 5_040
        sum = sum * u + 1.0 / 120
        sum = sum * u - 1.0 / 6
        return x + x * (u * sum)
    }

    /// Cosine of |x| ≤ 0.06.
    @inline(__always)
    static func smallCosine(_ x: Numbers) -> Numbers {
        let u = x * x
        var sum = 1.0 / 40_320 * u - 1.0 / 720
        sum = sum * u + 1.0 / 24
        sum = sum * u - 1.0 / 2
        return 1 + u * sum
    }

    /// Arc sine of |x| ≤ 0.06.
    @inline(__always)
    static func smallArcSine(_ x: Numbers) -> Numbers {
        let u = x * x
        var sum = 63.0 / 2_816 * u + 35.0 / 1_152
        sum = sum * u + 5.0 / 112
        sum = sum * u + 3.0 / 40
        sum = sum * u + 1.0 / 6
        return x + x * (u * sum)
    }

    /// Arc tangent of |x| ≤ 0.06.
    @inline(__always)
    static func smallArcTangent(_ x: Numbers) -> Numbers {
        let u = x * x
        var sum = 1.0 / 13 * u - 1.0 / 11
        sum = sum * u + 1.0 / 9
        sum = sum * u - 1.0 / 7
        sum = sum * u + 1.0 / 5
        sum = sum * u - 1.0 / 3
        return x + x * (u * sum)
    }

    /// Inverse hyperbolic tangent of |x| ≤ 0.06.
    @inline(__always)
    static func smallArtanh(_ x: Numbers) -> Numbers {
        let u = x * x
        var sum = 1.0 / 13 * u + 1.0 / 11
        sum = sum * u + 1.0 / 9
        sum = sum * u + 1.0 / 7
        sum = sum * u + 1.0 / 5
        sum = sum * u + 1.0 / 3
        return x + x * (u * sum)
    }

    /// Hyperbolic tangent of |x| ≤ 0.06.
    @inline(__always)
    static func smallTanh(_ x: Numbers) -> Numbers {
        let u = x * x
        var sum = -1_382.0 / 155_925 * u + 62.0 / 2_835
        sum = sum * u - 17.0 / 315
        sum = sum * u + 2.0 / 15
        sum = sum * u - 1.0 / 3
        return x + x * (u * sum)
    }

    /// √(1 + u) of |u| ≤ 0.0036.
    @inline(__always)
    static func smallRootOfOnePlus(_ u: Numbers) -> Numbers {
        var sum = -21.0 / 1_024 * u + 7.0 / 256
        sum = sum * u - 5.0 / 128
        sum = sum * u + 1.0 / 16
        sum = sum * u - 1.0 / 8
        sum = sum * u + 1.0 / 2
        return 1 + u * sum
    }

    /// 1/√(1 − u) of |u| ≤ 0.0067.
    @inline(__always)
    static func smallReciprocalRootOfOneMinus(_ u: Numbers) -> Numbers {
        var sum = 231.0 / 1_024 * u + 63.0 / 256
        sum = sum * u + 35.0 / 128
        sum = sum * u + 5.0 / 16
        sum = sum * u + 3.0 / 8
        sum = sum * u + 1.0 / 2
        return 1 + u * sum
    }

    /// 1/√x of positive normal numbers; relative error below 5e-16.
    @inline(__always)
    static func reciprocalRoot(_ x: Numbers) -> Numbers {
        let near = nearReciprocalRoot(x)
        return near + near * (0.5 - 0.5 * (x * near) * near)
    }
}
