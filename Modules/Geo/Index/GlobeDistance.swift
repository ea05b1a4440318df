#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Metres by `LocalMetric` from a position on one turn of the globe, with degrees times 1e7 on both axes.
struct GlobeDistance: SearchDistance {
    private static let half = 1_800_000_000.0
    /// Metres that 1e-7 degree of latitude has at least, at the equator.
    private static let north = 0.011_05
    /// Less than any radius of curvature.
    private static let radius = 6_330_000.0
    let center: SIMD2<Double>
    private let position: Position
    private let cosine: Double
    /// Metres of 1e-7 degree, at the position.
    private let plane: LocalPlane

    init(_ position: Position, turn: Int) {
        self.position = position
        plane = LocalPlane(around: position)
        center = SIMD2(Double(position.longitudeE7) + Double(turn) * 2 * Self.half, Double(position.latitudeE7))
        cosine = cos(Double(position.latitudeE7) * (.pi / Self.half))
    }

    func distance(to point: SIMD2<Double>) -> Double? {
        let east = point.x - center.x
        guard east >= -Self.half, east < Self.half else { return nil }
        return LocalMetric.distance(position, Position(latitudeE7: Int32(point.y), longitudeE7: Int32(point.x)))
    }

    /// By latitude alone, and by the way to a meridian: straight to it, or over the pole where it is a quarter away; a
    /// millimetre less, for rounding.
    func least(_ offset: SIMD2<Double>) -> Double {
        guard offset.x <= Self.half else { return .infinity }
        let turn = min(offset.x * (.pi / Self.half), .pi / 2)
        let wide = max(offset.y * Self.north, asin(sin(turn) * cosine) * Self.radius)
        return max(wide, near(offset)) - 0.001
    }

    /// Within half a degree and away from the poles, in the plane, with the shorter degrees of the edge nearer to a pole and
    /// a little less for what it bends.
    private func near(_ offset: SIMD2<Double>) -> Double {
        let (turn, rise) = (offset.x * (.pi / Self.half), offset.y * (.pi / Self.half))
        guard turn < 0.01, rise < 0.01, cosine > 0.05 else { return 0 }
        let (east, north) = (offset.x * plane.metresEast * (1 - rise / cosine), offset.y * plane.metresNorth)
        return (east * east + north * north).squareRoot() * (1 - 1e-4 - 0.3 * (turn + rise))
    }
}
