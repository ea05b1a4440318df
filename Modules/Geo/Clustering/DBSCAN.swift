/// Density-based clusters, exact, on cells of radius/√2.
///
/// A point with at least `minimum` points within `radius`, itself counted, is a core; cores within the radius of each
/// other share a cluster, and any other point within the radius of a core belongs to the nearest one's. The original
/// leaves the last to the order of the input; here equal distances go to the core with the lowest id and clusters are
/// numbered by the lowest id among their cores, so that with ids of their own points come to the same in any order.
///
/// A cell with `minimum` points is all core without a distance, and cells are joined, not points (Gunawan 2013).
///
/// - Complexity: O(n · minimum) time and about 60 bytes a point, however dense the points lie; crowded cells that face
///   each other at just about the radius take O(n log n).
public enum DBSCAN {
    /// The clusters of points of a plane.
    ///
    /// `radius` in metres; `ids` break ties and number clusters, the indices when nil.
    ///
    /// - Throws: `ClusteringError`.
    public static func labels(
        _ points: PlanarPoints,
        radius: Double,
        minimum: Int,
        ids: ContiguousArray<Int64>? = nil
    ) throws(ClusteringError) -> ClusterLabels {
        try check(points)
        return try labels(of: PlanarSpace(points), radius: radius, minimum: minimum, ids: ids)
    }

    /// The clusters of positions on the ellipsoid, to 1 ppm up to 10 km, across ±180° and at the poles too.
    ///
    /// `radius` in metres; `ids` break ties and number clusters, the indices when nil.
    ///
    /// - Throws: `ClusteringError`.
    public static func labels(
        _ fixes: Fixes,
        radius: Double,
        minimum: Int,
        ids: ContiguousArray<Int64>? = nil
    ) throws(ClusteringError) -> ClusterLabels {
        try labels(of: GlobeSpace(fixes), radius: radius, minimum: minimum, ids: ids)
    }

    private static func labels<Space: ClusterSpace>(
        of space: Space,
        radius: Double,
        minimum: Int,
        ids: ContiguousArray<Int64>?
    ) throws(ClusteringError) -> ClusterLabels {
        precondition(ids.map { $0.count == space.count } ?? true, "one id a point")
        guard radius > 0, radius.isFinite else { throw .radius(radius) }
        guard minimum > 0 else { throw .minimum(minimum) }
        guard space.count < Int(Int32.max) else { throw .tooMany }
        return DensityClusters(try CellGrid(space, radius: radius), minimum: minimum).labels(ids: ids)
    }

    private static func check(_ points: PlanarPoints) throws(ClusteringError) {
        var sum = 0.0
        for index in 0..<points.count { sum += abs(points.x[index]) + abs(points.y[index]) }
        guard !sum.isFinite else { return }
        for index in 0..<points.count where !points.x[index].isFinite || !points.y[index].isFinite {
            throw .coordinate(index: index)
        }
    }
}
