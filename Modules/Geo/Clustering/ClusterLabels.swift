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
        let runs = ClusterRuns(self)
        return (0..<clusterCount).map { runs.members($0).map(Int.init) }
    }
}

/// The members of all clusters in one column, cluster after cluster.
struct ClusterRuns {
    private let indices: ContiguousArray<Int32>
    /// Where each cluster begins, and where the last one ends.
    private let starts: ContiguousArray<Int>

    /// Sorts by counting.
    ///
    /// - Complexity: O(n).
    init(_ clusters: ClusterLabels) {
        var next = ContiguousArray(repeating: 0, count: clusters.clusterCount + 1)
        for label in clusters.labels where label >= 0 { next[Int(label) + 1] += 1 }
        for cluster in 0..<clusters.clusterCount { next[cluster + 1] += next[cluster] }
        starts = next
        var indices = ContiguousArray<Int32>(repeating: 0, count: next[clusters.clusterCount])
        for (index, label) in clusters.labels.enumerated() where label >= 0 {
            indices[next[Int(label)]] = Int32(truncatingIfNeeded: index)
            next[Int(label)] += 1
        }
        self.indices = indices
    }

    /// The indices of the points of a cluster, ascending.
    func members(_ cluster: Int) -> ContiguousArray<Int32>.SubSequence {
        indices[starts[cluster]..<starts[cluster + 1]]
    }
}
