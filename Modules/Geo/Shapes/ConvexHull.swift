/// The convex hull of points of a plane, by Andrew's monotone chain over what `Octagon` leaves.
public struct ConvexHull: Sendable, Hashable {
    /// Indices of its corners, counterclockwise from the westernmost; points on an edge are none.
    public let corners: [Int]
    /// Its area in square metres; 0 of fewer than three corners.
    public let area: Double

    /// The hull of `points`; of equal points the first stands for all, and those with a coordinate that is not finite are left
    /// out.
    ///
    /// - Complexity: O(n + k log k), where k points are near the hull or on it: all of a circle, the square root of n or so of
    ///   a city, then some 10 ns a point.
    public init(_ points: PlanarPoints) {
        var different: [Corner] = []
        for corner in Octagon.remaining(points).sorted() {
            let isNew = different.last.map { $0.x != corner.x || $0.y != corner.y } ?? true
            if isNew { different.append(corner) }
        }
        guard different.count > 2 else {
            (corners, area) = (different.map(\.index), 0)
            return
        }
        let ring = Self.chain(different).dropLast() + Self.chain(different.reversed()).dropLast()
        corners = ring.map(\.index)
        area = ring.count > 2 ? Self.area(Array(ring)) : 0
    }

    /// The hull of places in the plane around the mean of the different ones, on the sphere: areas are up to 0.6 % off those
    /// on the ellipsoid.
    ///
    /// - Complexity: O(n log n).
    public init(of positions: [Position]) {
        let plane = EquirectangularPlane(around: positions)
        self.init(plane?.points(positions) ?? PlanarPoints(x: [], y: []))
    }

    /// The hull of fixes, as that of their places.
    ///
    /// - Complexity: O(n log n).
    public init(of fixes: Fixes) { self.init(of: fixes.positions) }

    /// The points that turn left all the way.
    private static func chain(_ order: [Corner]) -> [Corner] {
        var chain: [Corner] = []
        for corner in order {
            while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], corner) <= 0 {
                chain.removeLast()
            }
            chain.append(corner)
        }
        return chain
    }

    private static func cross(_ a: Corner, _ b: Corner, _ c: Corner) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// Counted from the first corner, so that coordinates far from 0 lose nothing.
    private static func area(_ corners: [Corner]) -> Double {
        var double = 0.0
        for place in 1..<(corners.count - 1) {
            double += cross(corners[0], corners[place], corners[place + 1])
        }
        return double / 2
    }
}

extension ConvexHull {
    /// A point with its index, ordered from west to east, then from south to north.
    struct Corner: BitwiseCopyable, Comparable {
        var x: Double
        var y: Double
        var index: Int

        static func < (a: Corner, b: Corner) -> Bool {
            if a.x != b.x { return a.x < b.x }
            return a.y != b.y ? a.y < b.y : a.index < b.index
        }
    }
}
