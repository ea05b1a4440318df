/// A ring of an area, its edges sorted into bands of latitude.
///
/// A ray to the east can meet only edges of its band: a few, where a ring is no comb. Bands are so narrow that an edge stands
/// in eight of them on average, or fewer.
struct PolygonRing: Sendable {
    /// Where a place lies to a ring.
    enum Side { case outside, edge, inside }

    /// An edge from its lower end; a level one from its western end.
    private struct Edge: BitwiseCopyable {
        var x: Int64
        var y: Int64
        var width: Int64
        var height: Int64

        init(_ a: (x: Int64, y: Int64), _ b: (x: Int64, y: Int64)) {
            let (low, high) = (a.y, a.x) <= (b.y, b.x) ? (a, b) : (b, a)
            (x, y, width, height) = (low.x, low.y, high.x - low.x, high.y - low.y)
        }
    }

    private static let turn: Int64 = 3_600_000_000

    /// The corners in units of 1e-7 degree, to the east without a jump.
    private let x: [Int64]
    private let y: [Int64]
    private let (west, east): (Int64, Int64)
    private let (south, north): (Int64, Int64)
    /// A band is two to this power high.
    private let shift: Int64
    /// For each band, and one more, its first place in `edges`.
    private let starts: [Int32]
    /// The edges band after band.
    private let edges: [Edge]

    /// - Complexity: O(corners).
    init(_ corners: [Position]) {
        var (x, y) = ([Int64](), [Int64]())
        var last = corners.first?.longitudeE7 ?? 0
        var turned = Int64(last)
        for corner in corners {
            turned += LocalMetric.wrapped(Int64(corner.longitudeE7) - Int64(last))
            last = corner.longitudeE7
            x.append(turned)
            y.append(Int64(corner.latitudeE7))
        }
        (self.x, self.y) = (x, y)
        (west, east) = (x.min() ?? 1, x.max() ?? 0)
        (south, north) = (y.min() ?? 1, y.max() ?? 0)
        let ring = x.indices.map { corner in
            let before = corner == 0 ? x.count - 1 : corner - 1
            return Edge((x[before], y[before]), (x[corner], y[corner]))
        }
        shift = Self.shift(ring, from: south, to: north)
        (starts, edges) = Self.banded(ring, from: south, to: north, shift: shift)
    }

    /// Where a place lies; in each turn of the globe that the ring reaches.
    @inline(__always)
    func side(of position: Position) -> Side {
        let y = Int64(position.latitudeE7)
        guard y >= south, y <= north else { return .outside }
        var x = Int64(position.longitudeE7)
        while x > west { x -= Self.turn }
        while x <= east {
            if x >= west {
                let side = side(x, y)
                if side != .outside { return side }
            }
            x += Self.turn
        }
        return .outside
    }

    /// Counts the edges to the east, in whole numbers: a product of two of 64 bits takes one step to 128.
    private func side(_ x: Int64, _ y: Int64) -> Side {
        starts.withUnsafeBufferPointer { starts in
            edges.withUnsafeBufferPointer { edges in
                var isInside = false
                let band = Int((y - south) >> shift)
                for place in Int(starts[band])..<Int(starts[band + 1]) {
                    let edge = edges[place]
                    let (right, up) = (x - edge.x, y - edge.y)
                    guard up >= 0, up <= edge.height else { continue }
                    let along = Int128(edge.width) * Int128(up)
                    let across = Int128(edge.height) * Int128(right)
                    if along == across, edge.height > 0 || (right >= 0 && right <= edge.width) { return .edge }
                    // A corner on the ray counts with the edge above it.
                    isInside = isInside != (along > across && up < edge.height)
                }
                return isInside ? .inside : .outside
            }
        }
    }

    private static func shift(_ ring: [Edge], from south: Int64, to north: Int64) -> Int64 {
        var shift: Int64 = 0
        while (north - south) >> shift > 4 * ring.count { shift += 1 }
        while ring.reduce(0, { $0 + bands($1, from: south, shift: shift).count }) > 8 * ring.count { shift += 1 }
        return shift
    }

    private static func bands(_ edge: Edge, from south: Int64, shift: Int64) -> ClosedRange<Int> {
        Int((edge.y - south) >> shift)...Int((edge.y + edge.height - south) >> shift)
    }

    private static func banded(
        _ ring: [Edge],
        from south: Int64,
        to north: Int64,
        shift: Int64
    ) -> (starts: [Int32], edges: [Edge]) {
        guard let first = ring.first else { return ([0], []) }
        var starts = [Int32](repeating: 0, count: Int((north - south) >> shift) + 2)
        for edge in ring {
            for band in bands(edge, from: south, shift: shift) { starts[band + 1] += 1 }
        }
        for band in starts.indices.dropFirst() { starts[band] += starts[band - 1] }
        var (next, edges) = (starts, [Edge](repeating: first, count: Int(starts[starts.count - 1])))
        for edge in ring {
            for band in bands(edge, from: south, shift: shift) {
                edges[Int(next[band])] = edge
                next[band] += 1
            }
        }
        return (starts, edges)
    }
}

extension PolygonRing: Hashable {
    static func == (a: PolygonRing, b: PolygonRing) -> Bool { a.x == b.x && a.y == b.y }

    func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
    }
}
