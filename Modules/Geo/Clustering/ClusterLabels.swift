/// Which cluster each point belongs to.
public struct ClusterLabels: Sendable, Hashable {
    /// The label of a point that belongs to none.
    public static let noise: Int32 = -1

    /// For each point of the input its cluster, from 0, or `noise`.
    public let labels: ContiguousArray<Int32>
    /// Number of clusters.
    public let clusterCount: Int

    /// Labels as they are.
    init(labels: ContiguousArray<Int32>, clusterCount: Int) {
        (self.labels, self.clusterCount) = (labels, clusterCount)
    }

    /// Number of points that belong to no cluster.
    ///
    /// - Complexity: O(n).
    public var noiseCount: Int { labels.reduce(into: 0) { count, label in count += label < 0 ? 1 : 0 } }

    /// The indices of the points of each cluster, ascending.
    ///
    /// - Complexity: O(n).
    public var members: [[Int]] {
        var members: [[Int]] = Array(repeating: [], count: clusterCount)
        for (index, label) in labels.enumerated() where label >= 0 { members[Int(label)].append(index) }
        return members
    }
}
