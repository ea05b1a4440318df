/// The points and clusters of a pyramid: nodes 0..<n are the points, those behind are clusters in the order they came up.
///
/// A node is there from the zoom at which it came up, its birth, down to the last one before a cluster gathered it. So
/// no zoom needs a list of its own: memory is O(n), however many zooms there are.
struct PyramidNodes: Sendable {
    /// Where each node is, in 2⁻³² of the world.
    var places: ContiguousArray<SIMD2<UInt32>>
    /// Number of nodes that are points.
    let pointCount: Int
    /// What each point counts for; nil when each counts one.
    let weights: ContiguousArray<Int32>?
    /// For each cluster, how many points it holds.
    private(set) var counts = ContiguousArray<Int32>()
    /// For each cluster, the highest zoom at which it is there.
    private(set) var births = ContiguousArray<Int8>()
    /// The nodes that each cluster gathered, cluster after cluster.
    private(set) var members = ContiguousArray<Int32>()
    /// For each cluster where its members begin, and behind the last one their number.
    private(set) var memberStarts: ContiguousArray<Int32> = [0]

    init(places: ContiguousArray<SIMD2<UInt32>>, weights: ContiguousArray<Int32>?) {
        (self.places, self.weights, pointCount) = (places, weights, places.count)
    }

    var count: Int { places.count }

    @inline(__always)
    func weight(_ node: Int) -> Int32 {
        node >= pointCount ? counts[node - pointCount] : weights.map { $0[node] } ?? 1
    }

    /// The highest zoom at which `node` is there; points are there at `maxZoom + 1`.
    @inline(__always)
    func birth(_ node: Int, maxZoom: Int) -> Int {
        node >= pointCount ? Int(births[node - pointCount]) : maxZoom + 1
    }

    /// The nodes that `node` gathered; none for a point.
    @inline(__always)
    func children(_ node: Int) -> ArraySlice<Int32> {
        guard node >= pointCount else { return [] }
        let cluster = node - pointCount
        return ArraySlice(members[Int(memberStarts[cluster])..<Int(memberStarts[cluster + 1])])
    }

    /// Adds `node` to the members of the cluster that comes next.
    @inline(__always)
    mutating func gather(_ node: Int32) { members.append(node) }

    /// Closes a cluster of what was gathered; the answer is its number among the nodes.
    @inline(__always)
    mutating func close(at place: SIMD2<UInt32>, count: Int32, zoom: Int) -> Int32 {
        places.append(place)
        counts.append(count)
        births.append(Int8(truncatingIfNeeded: zoom))
        memberStarts.append(Int32(truncatingIfNeeded: members.count))
        return Int32(truncatingIfNeeded: places.count - 1)
    }

    /// The nodes that no cluster gathered.
    ///
    /// - Complexity: O(n).
    var roots: [Int32] {
        let isGathered = Block<Bool>(repeating: false, count: count)
        for member in members { isGathered[Int(member)] = true }
        return (0..<count).filter { !isGathered[$0] }.map { Int32(truncatingIfNeeded: $0) }
    }
}

extension MercatorPoints {
    /// The points as pairs.
    var places: ContiguousArray<SIMD2<UInt32>> {
        ContiguousArray(unsafeUninitializedCapacity: count) { places, placeCount in
            for index in 0..<count { places[index] = SIMD2(x[index], y[index]) }
            placeCount = count
        }
    }
}
