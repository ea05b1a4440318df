/// Gauss–Legendre quadrature of 16 nodes: exact for polynomials up to degree 31.
enum GaussLegendre {
    /// The positive nodes on [−1, 1] with their weights; the negative ones mirror them.
    ///
    /// Roots of the Legendre polynomial
    /// of degree 16, computed to 40 digits and rounded.
    private static let halves: [SIMD2<Double>] = [
        SIMD2(0.095_012_509_837_637_440_185, 0.189_450_610_455_068_496_29),
        SIMD2(0.281_603_550_779_258_913_23, 0.182_603_415_044_923_588_87),
        SIMD2(0.458_016_777_657_227_386_34, 0.169_156_519_395_002_538_19),
        SIMD2(0.617_876_244_402_643_748_45, 0.149_595_988_816_576_732_08),
        SIMD2(0.755_404_408_355_003_033_9, 0.124_628_971_255_533_872_05),
        SIMD2(0.865_631_202_387_831_743_88, 0.095_158_511_682_492_784_81),
        SIMD2(0.944_575_023_073_232_576_08, 0.062_253_523_938_647_892_863),
        SIMD2(0.989_400_934_991_649_932_6, 0.027_152_459_411_754_094_852),
    ]

    /// The integral of `function` between two bounds.
    @inline(__always)
    static func integral(from start: Double, to end: Double, of function: (Double) -> Double) -> Double {
        let middle = (start + end) / 2
        let half = (end - start) / 2
        var sum = 0.0
        for index in 0..<8 {
            let (node, weight) = (halves[index].x, halves[index].y)
            sum += weight * (function(middle - half * node) + function(middle + half * node))
        }
        return sum * half
    }
}
