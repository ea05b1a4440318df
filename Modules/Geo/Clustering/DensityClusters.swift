/// The three sweeps of DBSCAN over a grid: cores, joined cells, and the points at the edge.
struct DensityClusters<Space: ClusterSpace> {
    private let grid: CellGrid<Space>
    private let minimum: Int
    private let limit: Double
    /// Whether the point at each place is a core.
    private let isCore: Block<Bool>
    private let coreCounts: Block<Int32>
    private let cellSets: DisjointSets
    /// Room for the places of two crowded cells; only what is used of it takes memory.
    private let scratch: Block<Int32>

    /// Finds the cores and joins their cells.
    init(_ grid: CellGrid<Space>, minimum: Int) {
        (self.grid, self.minimum, limit) = (grid, minimum, grid.layout.radius * grid.layout.radius)
        isCore = Block(repeating: false, count: grid.space.count)
        coreCounts = Block(repeating: 0, count: grid.cellCount)
        cellSets = DisjointSets(count: grid.cellCount)
        scratch = Block(uninitialized: grid.space.count)
        findCores()
        joinCells()
    }

    private func findCores() {
        for cell in 0..<grid.cellCount where grid.places(cell).count >= minimum {
            let places = grid.places(cell)
            (isCore.start + places.lowerBound).update(repeating: true, count: places.count)
            coreCounts[cell] = Int32(places.count)
        }
        grid.sweep(where: { grid.places($0).count < minimum }) { cell, runs in
            let around = runs.reduce(0) { $0 + grid.places($1).count }
            guard around >= minimum else { return }
            for place in grid.places(cell) where hasNeighbours(place, in: runs) {
                isCore[place] = true
                coreCounts[cell] += 1
            }
        }
    }

    /// Whether `minimum` points lie within the radius of the point at `place`, itself counted.
    @inline(__always)
    private func hasNeighbours(_ place: Int, in runs: UnsafeBufferPointer<CellRun>) -> Bool {
        var count = 0
        for run in runs {
            let places = grid.places(run)
            for other in places {
                count += grid.space.squared(place, other, shift: run.shift) <= limit ? 1 : 0
                if count >= minimum { return true }
            }
        }
        return false
    }

    private func joinCells() {
        grid.sweep(where: { coreCounts[$0] > 0 }) { cell, runs in
            for run in runs {
                for other in Int(run.first)..<Int(run.end) where coreCounts[other] > 0 && other > cell {
                    join(cell, other, shift: run.shift)
                }
            }
        }
    }

    @inline(__always)
    private func join(_ cell: Int, _ other: Int, shift: Double) {
        guard cellSets.root(Int32(cell)) != cellSets.root(Int32(other)) else { return }
        if isNear(cell, other, shift: shift) { cellSets.join(Int32(cell), Int32(other)) }
    }

    /// Whether a core of one cell lies within the radius of a core of the other.
    @inline(__always)
    private func isNear(_ cell: Int, _ other: Int, shift: Double) -> Bool {
        let (places, others) = (grid.places(cell), grid.places(other))
        if places.count * others.count > 1_024 {
            let pair = CellPair(space: grid.space, shift: shift, limit: limit, isCore: isCore, scratch: scratch)
            return pair.isNear(places, others)
        }
        for place in places where isCore[place] {
            for other in others where isCore[other] && grid.space.squared(place, other, shift: shift) <= limit {
                return true
            }
        }
        return false
    }

    /// The label of each point of the input.
    func labels(ids: ContiguousArray<Int64>?) -> ClusterLabels {
        let numbers = ClusterNumbers(grid, isCore: isCore, sets: cellSets, ids: ids)
        let ofPlaces = Block<Int32>(repeating: ClusterLabels.noise, count: grid.space.count)
        for cell in 0..<grid.cellCount where coreCounts[cell] > 0 {
            let number = numbers.ofRoot[Int(cellSets.root(Int32(cell)))]
            for place in grid.places(cell) where isCore[place] { ofPlaces[place] = number }
        }
        grid.sweep(where: { Int(coreCounts[$0]) < grid.places($0).count }) { cell, runs in
            for place in grid.places(cell) where !isCore[place] {
                if let core = nearestCore(place, in: runs, ids: ids) { ofPlaces[place] = ofPlaces[core] }
            }
        }
        let labels = ContiguousArray<Int32>(unsafeUninitializedCapacity: grid.space.count) { labels, count in
            for place in 0..<grid.space.count { labels[Int(grid.order[place])] = ofPlaces[place] }
            count = grid.space.count
        }
        return ClusterLabels(labels: labels, clusterCount: numbers.count)
    }

    /// The place of the nearest core within the radius; of equally near ones, that with the lowest id.
    @inline(__always)
    private func nearestCore(
        _ place: Int,
        in runs: UnsafeBufferPointer<CellRun>,
        ids: ContiguousArray<Int64>?
    ) -> Int? {
        var best: (place: Int, squared: Double)?
        for run in runs {
            for other in grid.places(run) where isCore[other] {
                let squared = grid.space.squared(place, other, shift: run.shift)
                guard squared <= limit else { continue }
                guard let known = best else {
                    best = (other, squared)
                    continue
                }
                if squared < known.squared { best = (other, squared) }
                if squared == known.squared, grid.id(other, ids) < grid.id(known.place, ids) { best = (other, squared) }
            }
        }
        return best?.place
    }
}

/// The numbers of clusters, by the lowest id among their cores.
private struct ClusterNumbers {
    let count: Int
    /// For each cell that is the root of a set, the number of its cluster.
    let ofRoot: Block<Int32>

    init<Space: ClusterSpace>(
        _ grid: CellGrid<Space>,
        isCore: Block<Bool>,
        sets: DisjointSets,
        ids: ContiguousArray<Int64>?
    ) {
        ofRoot = Block(repeating: -1, count: grid.cellCount)
        var lowest: [(id: Int64, root: Int32)] = []
        for cell in 0..<grid.cellCount {
            for place in grid.places(cell) where isCore[place] {
                let (root, id) = (sets.root(Int32(cell)), grid.id(place, ids))
                let known = Int(ofRoot[Int(root)])
                if known < 0 {
                    ofRoot[Int(root)] = Int32(lowest.count)
                    lowest.append((id, root))
                } else if id < lowest[known].id {
                    lowest[known].id = id
                }
            }
        }
        lowest.sort { $0.id < $1.id }
        for (number, cluster) in lowest.enumerated() { ofRoot[Int(cluster.root)] = Int32(number) }
        count = lowest.count
    }
}

extension CellGrid {
    /// The id of the point at `place`: its index in the input, unless points have ids of their own.
    @inline(__always)
    fileprivate func id(_ place: Int, _ ids: ContiguousArray<Int64>?) -> Int64 {
        let index = Int(order[place])
        return ids.map { $0[index] } ?? Int64(index)
    }
}
