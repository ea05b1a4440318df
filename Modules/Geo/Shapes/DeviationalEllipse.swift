#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The standard deviational ellipse: how far and in which direction points spread.
///
/// Its semi-axes are the roots of the eigenvalues of the population's covariance. Some programs scale them by √2; we don't.
public struct DeviationalEllipse: BitwiseCopyable, Sendable, Hashable {
    /// The longer semi-axis in metres.
    public let major: Double
    /// The shorter semi-axis in metres.
    public let minor: Double
    /// The direction of the longer one, in degrees clockwise from north, 0 up to 180; 0 of a circle.
    public let azimuth: Double

    /// Its area in square metres.
    public var area: Double { .pi * major * minor }

    /// The ellipse of `points`, one weight each or all alike; nil without points, when a weight is below 0 or all are 0, or
    /// when a number is not finite.
    ///
    /// - Complexity: O(n).
    public init?(_ points: PlanarPoints, weights: [Double]? = nil) {
        precondition(weights.map { $0.count == points.count } ?? true, "columns differ in length")
        let weight = { (index: Int) in weights?[index] ?? 1 }
        guard let x = points.x.first, let y = points.y.first else { return nil }
        // Counted from the first point, so that equal ones come to nothing exactly, and far ones lose nothing.
        let offset = { (index: Int) in SIMD2(points.x[index] - x, points.y[index] - y) }
        var sum = SIMD3<Double>()
        for index in 0..<points.count { sum += weight(index) * SIMD3(1, offset(index).x, offset(index).y) }
        guard sum.x > 0 else { return nil }
        let (east, north) = (sum.y / sum.x, sum.z / sum.x)
        var moments = SIMD3<Double>()
        for index in 0..<points.count {
            let (x, y) = (offset(index).x - east, offset(index).y - north)
            moments += weight(index) * SIMD3(x * x, y * y, x * y)
        }
        guard (moments + sum).sum().isFinite, weights?.contains(where: { $0 < 0 }) != true else { return nil }
        self.init(moments / sum.x)
    }

    /// The ellipse of places, as often as they occur, in the plane around the mean of the different ones, on the sphere.
    ///
    /// - Complexity: O(n log n).
    public init?(of positions: [Position], weights: [Double]? = nil) {
        guard let plane = EquirectangularPlane(around: positions) else { return nil }
        self.init(plane.points(positions), weights: weights)
    }

    /// The ellipse of fixes, as that of their places.
    ///
    /// - Complexity: O(n log n).
    public init?(of fixes: Fixes, weights: [Double]? = nil) { self.init(of: fixes.positions, weights: weights) }

    /// From the variances in x and y and their covariance.
    private init(_ moments: SIMD3<Double>) {
        let (middle, half) = ((moments.x + moments.y) / 2, (moments.x - moments.y) / 2)
        let spread = (half * half + moments.z * moments.z).squareRoot()
        major = max(0, middle + spread).squareRoot()
        minor = max(0, middle - spread).squareRoot()
        // Twice the angle from east is that of (half, covariance).
        let fromEast = atan2(moments.z, half) * (90 / .pi)
        let turned = spread > 0 ? 90 - fromEast : 0
        azimuth = turned >= 180 ? turned - 180 : turned
    }
}
