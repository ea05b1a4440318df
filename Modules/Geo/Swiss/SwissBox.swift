/// A rectangle of LV95, parallel to its axes: what field servers are asked for (row S7).
public struct SwissBox: BitwiseCopyable, Hashable, Sendable {
    /// Western edge in metres.
    public var west: Double
    /// Southern edge in metres.
    public var south: Double
    /// Eastern edge in metres.
    public var east: Double
    /// Northern edge in metres.
    public var north: Double

    /// The box between the given edges.
    public init(west: Double, south: Double, east: Double, north: Double) {
        (self.west, self.south, self.east, self.north) = (west, south, east, north)
    }

    /// The square of `edge` metres around `centre`; its corners are the centre ± half the edge, exactly.
    ///
    /// - Throws: `badEdge`; `pointOutsideRange` of the centre.
    public init(around centre: SwissPoint, edge: Double) throws(SwissError) {
        try SwissArea.check(centre)
        guard edge >= 0, edge.isFinite else { throw .badEdge(metres: edge) }
        self.init(
            west: centre.easting - edge / 2,
            south: centre.northing - edge / 2,
            east: centre.easting + edge / 2,
            north: centre.northing + edge / 2
        )
    }

    /// The square of `edge` metres in LV95 around a position on WGS84.
    ///
    /// - Throws: `badEdge`, `placeOutsideArea`.
    public init(around position: Position, edge: Double) throws(SwissError) {
        try self.init(around: LV95.point(position), edge: edge)
    }

    /// The edges as servers take a box: west, south, east, north.
    public var boundingBox: [Double] { [west, south, east, north] }

    /// Whether `point` lies in the box or on its edge.
    public func contains(_ point: SwissPoint) -> Bool {
        point.easting >= west && point.easting <= east && point.northing >= south && point.northing <= north
    }

    /// Whether all of `other` lies in the box, so that there is nothing to load (fieldgis.md Q13).
    public func contains(_ other: SwissBox) -> Bool {
        other.west >= west && other.east <= east && other.south >= south && other.north <= north
    }

    /// The box of degrees that holds this one: it is larger, since the axes of the two are not parallel.
    ///
    /// - Throws: `pointOutsideRange` when a corner leaves the range.
    public func bounds() throws(SwissError) -> Bounds {
        var builder = Bounds.Builder()
        let middle = (easting: (west + east) / 2, northing: (south + north) / 2)
        // Parallels bulge to the north: along the upper and lower edge latitude ends at the meridian of Bern or a corner.
        let bern = min(max(2_600_000, west), east)
        for easting in [west, middle.easting, bern, east] {
            for northing in [south, middle.northing, north] {
                let place = try LV95.place(SwissPoint(easting: easting, northing: northing))
                guard let position = place.position else { continue }
                builder.add(position)
            }
        }
        guard let bounds = builder.bounds else {
            throw .pointOutsideRange(index: 0, easting: west, northing: south)
        }
        return bounds
    }
}
