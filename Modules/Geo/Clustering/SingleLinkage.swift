/// Clusters of points that are joined by steps of at most a radius: single linkage, cut at that height.
///
/// The same as DBSCAN with one point as minimum, by union–find on its cells. Chains can grow long, so a cluster whose
/// furthest two points are more than `extentLimit` apart is clustered again with half the radius, and so on; detection.md
/// wants this of places (100 m, 300 m); what steps of a tenth of a millimetre join stays together. So an even chain that is too
/// long falls apart into its points. Clusters are numbered by their lowest index; there is no noise.
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
        let whole = try DBSCAN.labels(points, radius: radius, minimum: 1)
        return try limited(whole, radius: radius, extentLimit: extentLimit) {
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
        let whole = try DBSCAN.labels(fixes, radius: radius, minimum: 1)
        return try limited(whole, radius: radius, extentLimit: extentLimit) {
            (members, radius) throws(ClusteringError) in
            try DBSCAN.labels(fixes.selecting(members), radius: radius, minimum: 1)
        } extent: { members in
            ClusterExtent.metres(members.map { fixes.position(at: $0) })
        }
    }

    /// Takes those clusters apart that reach too far, again and again with half the radius.
    private static func limited(
        _ whole: ClusterLabels,
        radius: Double,
        extentLimit: Double?,
        cluster: (_ members: [Int], _ radius: Double) throws(ClusteringError) -> ClusterLabels,
        extent: (_ members: [Int]) -> Double
    ) throws(ClusteringError) -> ClusterLabels {
        guard let extentLimit else { return whole }
        guard extentLimit >= 0 else { throw .extentLimit(extentLimit) }
        var (open, parts) = ([(members: [Int], radius: Double)](), ClusterParts(whole.labels))
        func sort(_ clusters: ClusterLabels, of places: [Int]?, _ radius: Double) {
            let runs = ClusterRuns(clusters)
            for number in 0..<clusters.clusterCount {
                let run = runs.members(number)
                // As many steps can't reach further; and a tenth of a millimetre apart points are one, however many.
                let isShort = Double(run.count - 1) * radius * 1.00001 <= extentLimit || radius <= 1e-4
                let members = isShort ? [] : run.map { index in places.map { $0[Int(index)] } ?? Int(index) }
                if !isShort, extent(members) > extentLimit {
                    open.append((members, radius / 2))
                } else {
                    parts.close(run.lazy.map { index in places.map { $0[Int(index)] } ?? Int(index) })
                }
            }
        }
        sort(whole, of: nil, radius)
        while let next = open.popLast() { sort(try cluster(next.members, next.radius), of: next.members, next.radius) }
        return parts.labels
    }
}

/// Clusters as they are found, in any order.
private struct ClusterParts {
    private var numbers: ContiguousArray<Int32>
    private var count: Int32 = 0

    init(_ labels: ContiguousArray<Int32>) { numbers = labels }

    mutating func close(_ members: some Sequence<Int>) {
        for member in members { numbers[member] = count }
        count += 1
    }

    /// The clusters by their lowest index.
    var labels: ClusterLabels {
        var (renamed, next) = (ContiguousArray<Int32>(repeating: -1, count: Int(count)), Int32(0))
        let labels = ContiguousArray(
            numbers.map { number in
                if renamed[Int(number)] < 0 {
                    renamed[Int(number)] = next
                    next += 1
                }
                return renamed[Int(number)]
            }
        )
        return ClusterLabels(labels: labels, clusterCount: Int(count))
    }
}
