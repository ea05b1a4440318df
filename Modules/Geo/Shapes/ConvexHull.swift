/// The convex hull of points of a plane, by Andrew's monotone chain.
public struct ConvexHull: Sendable, Hashable {
    /// Indices of its corners, counterclockwise from the westernmost; points on an edge are none.
    public let corners: [Int]
    /// Its area in square metres; 0 of fewer than three corners.
    public let area: Double

    /// The hull of `points`; of equal points the first stands for all.
    ///
    /// - Complexity: O(n log n).
    public init(_ points: PlanarPoints) {
        let order = (0..<points.count).sorted {
            (points.x[$0], points.y[$0], $0) < (points.x[$1], points.y[$1], $1)
        }
        var different: [Int] = []
        for index in order {
            let isNew =
                different.last.map { points.x[$0] != points.x[index] || points.y[$0] != points.y[index] } ?? true
            if isNew { different.append(index) }
        }
        guard different.count > 2 else {
            (corners, area) = (different, 0)
            return
        }
        let lower = Self.chain(different, points)
        let upper = Self.chain(different.reversed(), points)
        let all = lower.dropLast() + upper.dropLast()
        corners = Array(all)
        area = corners.count > 2 ? Self.area(corners, points) : 0
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
    private static func chain(_ order: [Int], _ points: PlanarPoints) -> [Int] {
        var chain: [Int] = []
        for index in order {
            while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], index, points) <= 0 {
                chain.removeLast()
            }
            chain.append(index)
        }
        return chain
    }

    private static func cross(_ a: Int, _ b: Int, _ c: Int, _ points: PlanarPoints) -> Double {
        (points.x[b] - points.x[a]) * (points.y[c] - points.y[a])
            - (points.y[b] - points.y[a]) * (points.x[c] - points.x[a])
    }

    /// Counted from the first corner, so that coordinates far from 0 lose nothing.
    private static func area(_ corners: [Int], _ points: PlanarPoints) -> Double {
        var double = 0.0
        for place in 1..<(corners.count - 1) {
            double += cross(corners[0], corners[place], corners[place + 1], points)
        }
        return double / 2
    }
}
