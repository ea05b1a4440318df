/// How far apart the furthest two members of a cluster are.
enum ClusterExtent {
    /// Metres between the furthest two of `positions`; infinite when they go more than a quarter round the globe and lie
    /// not all near a pole.
    ///
    /// - Complexity: O(n log n).
    static func metres(_ positions: [Position]) -> Double {
        let distance = { LocalMetric.distance(positions[$0], positions[$1]) }
        if let polar = polarPoints(positions) { return furthest(ConvexHull(polar).corners, in: polar, distance) }
        var builder = Bounds.Builder()
        for position in positions { builder.add(position) }
        guard let bounds = builder.bounds else { return 0 }
        guard bounds.widthE7 <= 900_000_000 else { return .infinity }
        let plane = LocalPlane(around: positions[0])
        let points = positions.map(plane.point)
        let flat = PlanarPoints(x: ContiguousArray(points.map(\.x)), y: ContiguousArray(points.map(\.y)))
        return furthest(ConvexHull(flat).corners, in: flat, distance)
    }

    /// The positions in the plane of the pole that all of them lie around, within 10°; nil when they don't.
    private static func polarPoints(_ positions: [Position]) -> PlanarPoints? {
        let edge = PolarPlane.wideEdgeE7
        let isNorth = positions.allSatisfy { $0.latitudeE7 >= edge }
        guard isNorth || positions.allSatisfy({ $0.latitudeE7 <= -edge }) else { return nil }
        let places = positions.map(PolarPlane(isNorth: isNorth).point)
        return PlanarPoints(x: ContiguousArray(places.map(\.x)), y: ContiguousArray(places.map(\.y)))
    }

    /// The greatest distance between two corners of a convex hull, by calipers that go round it.
    ///
    /// - Complexity: O(corners).
    static func furthest(_ corners: [Int], in points: PlanarPoints, _ distance: (Int, Int) -> Double) -> Double {
        guard corners.count > 1 else { return 0 }
        guard corners.count > 3 else {
            return corners.reduce(0.0) { most, first in corners.reduce(most) { max($0, distance(first, $1)) } }
        }
        let corner = { (place: Int) in
            SIMD2(points.x[corners[place % corners.count]], points.y[corners[place % corners.count]])
        }
        var (most, far) = (0.0, 1)
        for near in corners.indices {
            let edge = corner(near + 1) - corner(near)
            // The corner furthest from this edge; it only ever moves on.
            while far < 2 * corners.count, cross(edge, corner(far + 1) - corner(far)) > 0 {
                far += 1
                most = max(most, distance(corners[near], corners[far % corners.count]))
            }
            most = max(most, distance(corners[near], corners[far % corners.count]))
            most = max(most, distance(corners[(near + 1) % corners.count], corners[far % corners.count]))
        }
        return most
    }

    private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}
