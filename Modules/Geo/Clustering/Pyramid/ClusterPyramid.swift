/// Clusters of points for every zoom of a map, built once and asked by window.
///
/// From the highest zoom down, points within `radius` pixels are gathered to their weighted middle; the next zoom works on
/// what is left. In Morton order, the default, nodes live over a range of zooms, only those with a neighbour in reach are
/// looked at, and clusters reach across ±180°; the compatible order gives the clusters of supercluster 8. Either is a
/// greedy choice: points within the radius of two clusters belong to the one that came first. Latitudes beyond ±85.0511°
/// count as the edge of the map. Places are kept to 2⁻³² of the world, some millimetres, in compatible order to 2⁻²⁴.
///
/// - Complexity: O(n log n) to build, in practice linear; about 40 bytes a point.
public struct ClusterPyramid: Sendable {
    let nodes: PyramidNodes
    let options: PyramidOptions
    private let roots: ContiguousArray<Int32>
    private let rootIndex: KDLayout<Double>

    /// A point, or a cluster of points, at one zoom.
    public struct Item: Sendable, Hashable {
        /// The number of the node: a point's is its index, a cluster's is greater.
        public var id: Int
        /// Where it is on the map: the point, or the middle of the cluster; beyond ±85.0511° the edge.
        public var position: Position
        /// How many points it stands for, by their weights.
        public var count: Int
        /// Whether it stands for more than itself.
        public var isCluster: Bool
    }

    /// The pyramid of the positions of `fixes`, each counting one, or as `weights` say: one a point, none below 0, and not
    /// more than 2³¹ − 1 in all.
    ///
    /// - Complexity: O(n log n).
    public init(_ fixes: Fixes, weights: ContiguousArray<Int32>? = nil, options: PyramidOptions = PyramidOptions()) {
        if let weights {
            precondition(weights.count == fixes.count, "one weight a point")
            precondition(weights.allSatisfy { $0 >= 0 }, "a weight below 0")
            precondition(weights.reduce(0) { $0 + Int($1) } <= Int(Int32.max), "weights of 2³¹ and more in all")
        }
        let options = options.limited
        self.options = options
        switch options.order {
        case .morton: nodes = MortonPyramid(Mercator.points(fixes).places, weights: weights, options: options).nodes
        case .compatible: nodes = CompatiblePyramid(fixes, weights: weights, options: options).nodes
        }
        roots = ContiguousArray(nodes.roots)
        rootIndex = KDLayout(ContiguousArray(roots.map { [nodes] in Self.point(nodes.places[Int($0)]) }), leafSize: 64)
    }

    private static func point(_ place: SIMD2<UInt32>) -> SIMD2<Double> { SIMD2<Double>(place) / 4_294_967_296 }

    /// Number of points.
    public var pointCount: Int { nodes.pointCount }

    /// Number of points and clusters; ids are below it.
    public var nodeCount: Int { nodes.count }

    /// The point or cluster of that id; nil when there is none.
    public func item(_ id: Int) -> Item? {
        guard id >= 0, id < nodes.count else { return nil }
        let point = Self.point(nodes.places[id])
        return Item(
            id: id,
            position: Mercator.position(x: point.x, y: point.y),
            count: Int(nodes.weight(id)),
            isCluster: id >= nodes.pointCount
        )
    }

    /// What a map shows at `zoom` in the window, edges included, by id; a window may reach across ±180°.
    ///
    /// Zooms outside of the options' range count as the nearest in it; above the highest, every point stands for itself.
    ///
    /// - Complexity: O(k) for k answers in a window of the size of a screen.
    public func items(in bounds: Bounds, zoom: Int) -> [Item] {
        guard bounds.northE7 >= bounds.southE7 else { return [] }
        return ids(in: PyramidWindow(bounds, zoom: zoom)).sorted().compactMap(item)
    }

    /// What a map shows in a tile, by id: each item is in one tile of its zoom, or with a margin also in those around it.
    ///
    /// - Parameters:
    ///   - zoom: The zoom of the tile and of the items, from 0 to 30; the world is 2^zoom tiles wide.
    ///   - x: Tiles from ±180°.
    ///   - y: Tiles from the northern edge.
    ///   - margin: What the tile is made wider by on each side, as a share of its width up to 1: what is drawn there reaches
    ///     into the tile.
    /// - Returns: The items; none of a tile that there isn't.
    /// - Complexity: O(k) for k answers.
    public func tile(zoom: Int, x: Int, y: Int, margin: Double = 0) -> [Item] {
        guard (0...30).contains(zoom), (0..<(1 << zoom)).contains(x), (0..<(1 << zoom)).contains(y) else { return [] }
        let window = PyramidWindow(zoom: zoom, tile: SIMD2(x, y), margin: margin)
        return ids(in: window).sorted().compactMap(item)
    }

    /// All that there is at `zoom`, by id.
    ///
    /// - Complexity: O(k) for k answers.
    public func items(zoom: Int) -> [Item] {
        items(
            in: Bounds(southE7: -900_000_000, westE7: -1_800_000_000, northE7: 900_000_000, eastE7: 1_800_000_000),
            zoom: zoom
        )
    }

    private func ids(in window: PyramidWindow) -> [Int] {
        let zoom = min(max(window.zoom, options.minZoom), options.maxZoom + 1)
        var found: [Int] = []
        var open: [Int32] = []
        for part in window.parts(widenedBy: PyramidWindow.reach(options, birth: 0)) {
            rootIndex.places(from: part.low, to: part.high) { place, _ in
                open.append(roots[Int(rootIndex.indices[place])])
            }
        }
        // A root can lie in both parts of a window that goes nearly round.
        if window.crossesEdge { open = Array(Set(open)) }
        while let node = open.popLast() {
            let (id, birth) = (Int(node), nodes.birth(Int(node), maxZoom: options.maxZoom))
            if birth >= zoom {
                if window.contains(nodes.places[id]) { found.append(id) }
            } else if window.isWithin(PyramidWindow.reach(options, birth: birth), of: nodes.places[id]) {
                open += nodes.children(id)
            }
        }
        return found
    }

    /// The lowest zoom at which the cluster falls apart; nil for a point and for what there isn't.
    public func expansionZoom(of id: Int) -> Int? {
        guard id >= nodes.pointCount, id < nodes.count else { return nil }
        return nodes.birth(id, maxZoom: options.maxZoom) + 1
    }

    /// What the cluster falls apart into, by id; nothing for a point.
    ///
    /// - Complexity: O(k log k) for k answers.
    public func children(of id: Int) -> [Item] {
        guard id >= 0, id < nodes.count else { return [] }
        return nodes.children(id).map(Int.init).sorted().compactMap(item)
    }

    /// The indices of the points that the cluster stands for, at most `limit` after the first `offset`; a point's is itself.
    ///
    /// The order is that of the children, depth first.
    ///
    /// - Complexity: O(offset + limit).
    public func leaves(of id: Int, limit: Int = .max, offset: Int = 0) -> [Int] {
        guard id >= 0, id < nodes.count else { return [] }
        var (found, left) = ([Int](), max(0, offset))
        var open = [Int32(truncatingIfNeeded: id)]
        while found.count < limit, let node = open.popLast() {
            if Int(node) >= nodes.pointCount {
                open += nodes.children(Int(node)).reversed()
            } else if left > 0 {
                left -= 1
            } else {
                found.append(Int(node))
            }
        }
        return found
    }

    /// For each node what `values`, one a point, come to over its points when two are combined at a time: sums, extremes.
    ///
    /// - Complexity: O(n).
    public func combined<Value>(
        _ values: ContiguousArray<Value>,
        _ combine: (Value, Value) -> Value
    ) -> ContiguousArray<Value> {
        precondition(values.count == nodes.pointCount, "one value a point")
        var result = values
        for id in nodes.pointCount..<nodes.count {
            let children = nodes.children(id)
            guard let first = children.first else { continue }
            result.append(children.dropFirst().reduce(result[Int(first)]) { combine($0, result[Int($1)]) })
        }
        return result
    }
}
