/// Builds a pyramid along a Morton curve, zoom by zoom from the highest.
///
/// At each zoom every active node, in Morton order, gathers all that is left within the radius; a node is active only
/// from the zoom at which its nearest neighbour comes within the radius, which one search tells for many zooms at once.
struct MortonPyramid {
    private(set) var nodes: PyramidNodes
    private let options: PyramidOptions
    private var level: MortonLevel
    /// The squared radius at each zoom, in steps.
    private let squaredRadii: [UInt64]
    private var fresh: [MortonLevel.Entry] = []
    private let near: Block<Int32>
    private let surroundings = CellSurroundings()

    init(_ places: ContiguousArray<SIMD2<UInt32>>, weights: ContiguousArray<Int32>?, options: PyramidOptions) {
        self.options = options
        squaredRadii = (0...options.maxZoom).map { zoom in
            let radius = options.radius(zoom: zoom) * 4_294_967_296
            return UInt64(radius * radius)
        }
        nodes = PyramidNodes(places: places, weights: weights)
        near = Block(uninitialized: places.count)
        let finest = Self.finestLevel(options, zoom: options.maxZoom)
        let entries = Self.sorted(nodes, finest: finest)
        let wakes = Block(repeating: Int8(options.maxZoom), count: entries.count)
        level = MortonLevel(entries, wakes: wakes, finest: finest)
        for zoom in stride(from: options.maxZoom, through: 0, by: -1) { gather(zoom: zoom) }
    }

    /// The level whose cells are just not narrower than the radius.
    private static func finestLevel(_ options: PyramidOptions, zoom: Int) -> Int {
        let radius = options.radius(zoom: zoom)
        guard radius > 0 else { return 31 }
        return min(31, max(0, -Int(radius.exponent) - 1))
    }

    private static func sorted(_ nodes: PyramidNodes, finest: Int) -> Block<MortonLevel.Entry> {
        // Cells four times finer than the first radius are order enough.
        let bits = min(64, 2 * (finest + 2))
        let keys = Block<UInt64>(uninitialized: nodes.count)
        for index in 0..<nodes.count { keys[index] = Morton.code(nodes.places[index]) >> UInt64(64 - bits) }
        let sorted = RadixOrder(keys, bits: bits)
        let entries = Block<MortonLevel.Entry>(uninitialized: nodes.count)
        for place in 0..<nodes.count {
            let node = Int(sorted.order[place])
            entries[place] = MortonLevel.Entry(
                place: nodes.places[node],
                count: nodes.weight(node),
                node: Int32(truncatingIfNeeded: node)
            )
        }
        return entries
    }

    private mutating func gather(zoom: Int) {
        guard !fresh.isEmpty || (0..<level.count).contains(where: { level.wakes[$0] >= zoom }) else { return }
        renew(zoom: zoom)
        surroundings.forget()
        for index in 0..<level.count where level.wakes[index] >= zoom { visit(index, zoom: zoom) }
    }

    /// Takes in the clusters of the zoom before, and packs the level anew when it doesn't serve this zoom.
    private mutating func renew(zoom: Int) {
        let (finest, wake) = (Self.finestLevel(options, zoom: zoom), Int8(truncatingIfNeeded: zoom))
        if level.serves(finest: finest, more: fresh.count) {
            for entry in fresh { level.append(entry, wake: wake) }
        } else {
            level = level.packed(with: fresh, wake: wake, finest: finest)
        }
        fresh.removeAll(keepingCapacity: true)
    }

    /// Lets the entry at `index` gather what is around it.
    @inline(__always)
    private mutating func visit(_ index: Int, zoom: Int) {
        let entry = level.entries[index]
        surroundings.move(to: entry.place, in: level)
        let limit = squaredRadii[zoom]
        let cellWidth = surroundings.cellWidth
        // What lies beyond the cells around counts as being a cell away.
        var (found, beyond) = (0, cellWidth * cellWidth)
        eachAround { other in
            let squared = level.squared(other, entry.place)
            guard squared <= limit else {
                beyond = min(beyond, squared)
                return
            }
            guard other != index, level.wakes[other] != MortonLevel.gathered else { return }
            guard Int(level.rests[other]) != zoom else {
                beyond = min(beyond, squared)
                return
            }
            near[found] = Int32(truncatingIfNeeded: other)
            found += 1
        }
        if found == 0 {
            level.wakes[index] = wake(squared: beyond, below: zoom)
        } else {
            settle(index, entry, found, zoom: zoom)
        }
    }

    /// Calls `body` with the entries in the cells around the one that is looked at.
    @inline(__always)
    private func eachAround(_ body: (Int) -> Void) {
        for cell in 0..<surroundings.count {
            let places = surroundings.runs[cell]
            for other in Int(places.x)..<Int(places.y) { body(other) }
        }
        guard level.count > level.sortedCount else { return }
        for cell in 0..<surroundings.count {
            var late = surroundings.lates[cell]
            while late >= 0 {
                body(level.sortedCount + Int(late))
                late = level.nextLate(late)
            }
        }
    }

    /// The highest zoom below `zoom` whose radius reaches that far, or −1.
    @inline(__always)
    private func wake(squared: UInt64, below zoom: Int) -> Int8 {
        var wake = zoom - 1
        while wake >= 0, squaredRadii[wake] < squared { wake -= 1 }
        return Int8(truncatingIfNeeded: wake)
    }

    @inline(__always)
    private mutating func settle(_ index: Int, _ entry: MortonLevel.Entry, _ found: Int, zoom: Int) {
        var total = Int(entry.count)
        for place in 0..<found { total += Int(level.entries[Int(near[place])].count) }
        if total >= options.minPoints {
            close(index, entry, found, total: total, zoom: zoom)
        } else {
            rest(index, found, zoom: zoom)
        }
    }

    /// Makes a cluster of the entry and the `found` ones near it.
    private mutating func close(_ index: Int, _ entry: MortonLevel.Entry, _ found: Int, total: Int, zoom: Int) {
        var (east, south) = (Int64(0), Int64(0))
        nodes.gather(entry.node)
        level.wakes[index] = MortonLevel.gathered
        for place in 0..<found {
            let other = Int(near[place])
            let member = level.entries[other]
            east += Int64(Int32(bitPattern: member.place.x &- entry.place.x)) * Int64(member.count)
            south += (Int64(member.place.y) - Int64(entry.place.y)) * Int64(member.count)
            nodes.gather(member.node)
            level.wakes[other] = MortonLevel.gathered
        }
        level.staleCount += found + 1
        let step = SIMD2(Self.step(east, total), Self.step(south, total))
        let count = Int32(clamping: total)
        let center = entry.place &+ step
        fresh.append(.init(place: center, count: count, node: nodes.close(at: center, count: count, zoom: zoom)))
    }

    /// The rounded mean offset, as what is to be added without regard to overflow.
    @inline(__always)
    private static func step(_ sum: Int64, _ total: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: Int64((Double(sum) / Double(total)).rounded()))
    }

    /// Leaves a group of too few alone for this zoom.
    private func rest(_ index: Int, _ found: Int, zoom: Int) {
        near[found] = Int32(truncatingIfNeeded: index)
        for place in 0...found {
            level.rests[Int(near[place])] = Int8(truncatingIfNeeded: zoom)
            level.wakes[Int(near[place])] = Int8(truncatingIfNeeded: zoom - 1)
        }
    }
}
