#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The extremes of places along eight axes, 22.5° apart.
struct PathExtremes {
    static let axes = (
        x: SIMD8<Double>((0..<8).map { cos(Double($0) * Double.pi / 8) }),
        y: SIMD8<Double>((0..<8).map { sin(Double($0) * Double.pi / 8) })
    )
    private static let corner = (
        cosine: cos(Double.pi / 8), inverseSquare: 1 / (sin(Double.pi / 8) * sin(Double.pi / 8))
    )
    private var low = SIMD8(repeating: Double.infinity)
    private var high = SIMD8(repeating: -Double.infinity)

    mutating func take(in along: SIMD8<Double>) {
        (low, high) = (pointwiseMin(low, along), pointwiseMax(high, along))
    }

    func joined(_ other: PathExtremes) -> PathExtremes {
        var both = self
        (both.low, both.high) = (pointwiseMin(low, other.low), pointwiseMax(high, other.high))
        return both
    }

    /// The square of the metres from `here` to the furthest corner of the polygon that the lines of support make.
    func reachesSquare(from here: SIMD8<Double>) -> Double {
        let (ahead, behind) = (high - here, here - low)
        // Each direction with the next one, round the circle.
        let afterAhead = SIMD8(ahead[1], ahead[2], ahead[3], ahead[4], ahead[5], ahead[6], ahead[7], behind[0])
        let afterBehind = SIMD8(behind[1], behind[2], behind[3], behind[4], behind[5], behind[6], behind[7], ahead[0])
        let squares = pointwiseMax(Self.corners(ahead, afterAhead), Self.corners(behind, afterBehind))
        return squares.max()
    }

    private static func corners(_ one: SIMD8<Double>, _ next: SIMD8<Double>) -> SIMD8<Double> {
        let product = one * next * (2 * corner.cosine)
        return (one * one + next * next - product) * corner.inverseSquare
    }
}
