/// Clusters of points that are joined by steps of at most a radius: single linkage, cut at that height.
///
/// The same as DBSCAN with one point as minimum, by union–find on its cells. Chains can grow long, so a cluster whose
/// furthest two points are more than `extentLimit` apart is clustered again with half the radius, and so on; detection.md
/// wants this of places (100 m, 300 m). Clusters are numbered by their lowest index; there is no noise.
///
/// - Complexity: O(n) a round, and a round for each halving that is needed.
public enum SingleLinkage {
    /// The clusters of points of a plane; lengths in metres, no limit when nil.
    ///
    /// - Throws: `ClusteringError`.
    public static func labels(
        _ points: PlanarPoints,
        radius: Double,
        extentLimit: Double? = nil
    ) throws(ClusteringError) -> ClusterLabels {
        let select = { (members: [Int]) in
            PlanarPoints(
                x: ContiguousArray(members.map { points.x[$0] }),
                y: ContiguousArray(members.map { points.y[$0] })
            )
        }
        return try labels(count: points.count, radius: radius, extentLimit: extentLimit) {
            (members, radius) throws(ClusteringError) in
            try DBSCAN.labels(select(members), radius: radius, minimum: 1)
        } extent: { members in
            let points = select(members)
            return ClusterExtent.furthest(ConvexHull(points).corners, in: points) { first, second in
                let (dx, dy) = (points.x[first] - points.x[second], points.y[first] - points.y[second])
                return (dx * dx + dy * dy).squareRoot()
            }
        }
    }

    /// The clusters of positions on the ellipsoid; lengths in metres, no limit when nil.
    ///
    /// - Throws: `ClusteringError`.
    public static func labels(
        _ fixes: Fixes,
        radius: Double,
        extentLimit: Double? = nil
    ) throws(ClusteringError) -> ClusterLabels {
        try labels(count: fixes.count, radius: radius, extentLimit: extentLimit) {
            (members, radius) throws(ClusteringError) in
            try DBSCAN.labels(fixes.selecting(members), radius: radius, minimum: 1)
        } extent: { members in
            ClusterExtent.metres(members.map { fixes.position(at: $0) })
        }
    }

    private static func labels(
        count: Int,
        radius: Double,
        extentLimit: Double?,
        cluster: (_ members: [Int], _ radius: Double) throws(ClusteringError) -> ClusterLabels,
        extent: (_ members: [Int]) -> Double
    ) throws(ClusteringError) -> ClusterLabels {
        if let extentLimit {
            guard extentLimit >= 0 else { throw .extentLimit(extentLimit) }
        }
        var (open, closed) = ([(members: Array(0..<count), radius: radius)], [[Int]]())
        while let next = open.popLast() {
            for places in try cluster(next.members, next.radius).members {
                let members = places.map { next.members[$0] }
                let isTooWide = extentLimit.map { extent(members) > $0 } ?? false
                // Points a tenth of a millimetre apart are one, however far their chain goes.
                if isTooWide, next.radius > 1e-4 {
                    open.append((members, next.radius / 2))
                } else {
                    closed.append(members)
                }
            }
        }
        closed.sort { $0[0] < $1[0] }
        var labels = ContiguousArray(repeating: ClusterLabels.noise, count: count)
        for (number, members) in closed.enumerated() {
            for member in members { labels[member] = Int32(truncatingIfNeeded: number) }
        }
        return ClusterLabels(labels: labels, clusterCount: closed.count)
    }
}
