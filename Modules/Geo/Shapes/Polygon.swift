/// An area with holes, whose edges are straight in degrees, the short way round.
///
/// Right across ±180°; an area that holds a pole must be cut along a meridian. Points on an edge, of a hole too, lie inside.
/// Reckoned in whole numbers, so nothing is lost to rounding.
public struct Polygon: Sendable, Hashable {
    private struct Ring: Sendable, Hashable {
        var x: [Int64]
        var y: [Int64]
    }

    private let rings: [Ring]

    /// The area within `outer` but not within `holes`; rings may repeat their first corner at the end or not.
    public init(outer: [Position], holes: [[Position]] = []) {
        rings = ([outer] + holes).map { corners in
            var ring = Ring(x: [], y: [])
            var last = corners.first?.longitudeE7 ?? 0
            var east = Int64(last)
            for corner in corners {
                east += LocalMetric.wrapped(Int64(corner.longitudeE7) - Int64(last))
                last = corner.longitudeE7
                ring.x.append(east)
                ring.y.append(Int64(corner.latitudeE7))
            }
            return ring
        }
    }

    /// Whether `position` lies inside or on an edge.
    ///
    /// - Complexity: O(corners).
    public func contains(_ position: Position) -> Bool {
        switch place(of: position, in: rings[0]) {
        case .outside: false
        case .edge: true
        case .inside: rings.dropFirst().allSatisfy { place(of: position, in: $0) != .inside }
        }
    }

    private enum Place { case outside, edge, inside }

    /// Rays to the east, in each turn of the globe that the ring reaches.
    private func place(of position: Position, in ring: Ring) -> Place {
        guard let west = ring.x.min(), let east = ring.x.max() else { return .outside }
        var x = Int64(position.longitudeE7)
        while x > west { x -= 3_600_000_000 }
        while x <= east {
            let place = place(x, Int64(position.latitudeE7), in: ring)
            if place != .outside { return place }
            x += 3_600_000_000
        }
        return .outside
    }

    private func place(_ x: Int64, _ y: Int64, in ring: Ring) -> Place {
        var isInside = false
        var before = ring.x.count - 1
        for corner in ring.x.indices {
            let (a, b) = ((ring.x[before] - x, ring.y[before] - y), (ring.x[corner] - x, ring.y[corner] - y))
            before = corner
            let cross = Int128(a.0) * Int128(b.1) - Int128(a.1) * Int128(b.0)
            let isWithin = min(a.0, b.0) <= 0 && max(a.0, b.0) >= 0 && min(a.1, b.1) <= 0 && max(a.1, b.1) >= 0
            if cross == 0, isWithin { return .edge }
            // A corner on the ray counts with the edge above it.
            guard (a.1 > 0) != (b.1 > 0) else { continue }
            if (cross > 0) == (b.1 > a.1) { isInside.toggle() }
        }
        return isInside ? .inside : .outside
    }
}
