/// A static index of positions on the globe: what lies in a box, within metres, or nearest; across ±180° and at the poles.
///
/// A k-d tree over degrees, as `KDTree` in the plane; distances are those of `LocalMetric`. Answers are in ascending order of
/// the index, or of the distance where they are counted.
public struct PositionTree: Sendable {
    private let layout: KDLayout<Double>

    /// Indexes the positions of `fixes`.
    ///
    /// - Complexity: O(n log n).
    public init(_ fixes: Fixes, leafSize: Int = 64) {
        let places = ContiguousArray<SIMD2<Double>>(unsafeUninitializedCapacity: fixes.count) { places, count in
            fixes.withColumns { columns in
                for row in 0..<columns.count {
                    // ±180° has one name in here.
                    let east = columns.longitudes[row] == 1_800_000_000 ? -1_800_000_000 : columns.longitudes[row]
                    places.initializeElement(at: row, to: SIMD2(Double(east), Double(columns.latitudes[row])))
                }
            }
            count = fixes.count
        }
        layout = KDLayout(places, leafSize: max(1, leafSize))
    }

    /// Number of positions.
    public var count: Int { layout.points.count }

    /// The indices of the positions in `bounds`, edges included, ascending.
    ///
    /// - Complexity: O(√n + k log k) for k answers.
    public func indices(in bounds: Bounds) -> [Int] {
        var found: [Int] = []
        each(in: bounds) { index, _ in found.append(index) }
        return found.sorted()
    }

    /// The indices of the positions at most `radius` metres from `position`, ascending.
    ///
    /// - Complexity: O(√n + k log k) for k answers, and those in the corners of the box around them.
    public func indices(within radius: Double, of position: Position) -> [Int] {
        guard radius >= 0 else { return [] }
        let (latitude, longitude) = (position.latitudeE7, position.longitudeE7)
        let place = Bounds(southE7: latitude, westE7: longitude, northE7: latitude, eastE7: longitude)
        var found: [Int] = []
        each(in: place.padded(by: radius)) { index, other in
            if LocalMetric.distance(position, other) <= radius { found.append(index) }
        }
        return found.sorted()
    }

    /// The `limit` positions nearest to `position` and at most `radius` metres away, the nearest first, then by index.
    ///
    /// - Complexity: O(log n + k log k) for k answers, on average.
    public func nearest(
        _ limit: Int,
        to position: Position,
        within radius: Double = .infinity
    ) -> [(index: Int, distance: Double)] {
        guard limit > 0, radius >= 0, count > 0 else { return [] }
        var search = NearestSearch<GlobeDistance>(layout, limit: limit, radius: radius)
        // Each position is found from that turn of the globe on which it is the short way.
        for turn in [0, -1, 1] { search.look(from: GlobeDistance(position, turn: turn)) }
        return search.answers
    }

    private func each(in bounds: Bounds, _ body: (_ index: Int, _ position: Position) -> Void) {
        var parts = bounds.parts
        // What ends at 180° holds −180°, by which it goes in here.
        if !bounds.crossesAntimeridian, bounds.eastE7 >= 1_800_000_000, bounds.westE7 > -1_800_000_000 {
            var edge = bounds
            (edge.westE7, edge.eastE7) = (-1_800_000_000, -1_800_000_000)
            parts.append(edge)
        }
        for part in parts {
            let low = SIMD2(Double(part.westE7), Double(part.southE7))
            layout.places(from: low, to: SIMD2(Double(part.eastE7), Double(part.northE7))) { place, point in
                let position = Position(latitudeE7: Int32(point.y), longitudeE7: Int32(point.x))
                body(Int(layout.indices[place]), position)
            }
        }
    }
}
