/// A window of a map in steps of 2⁻³² of the world, at one zoom.
struct PyramidWindow {
    let zoom: Int
    private let west: UInt32
    /// Steps from west to east.
    private let width: UInt64
    private let north: Int64
    private let south: Int64

    init(_ bounds: Bounds, zoom: Int) {
        self.zoom = zoom
        let scale = 4_294_967_296.0
        // Rounded outwards, so that what lies on the edge is in; the square's own edges take all beyond them.
        let top = Mercator.point(Position(latitudeE7: bounds.northE7, longitudeE7: 0)).y * scale
        let bottom = Mercator.point(Position(latitudeE7: bounds.southE7, longitudeE7: 0)).y * scale
        let limit = Mercator.maximumLatitudeE7
        north = bounds.northE7 >= limit ? -1 : Int64(top.rounded(.down)) - 1
        south = bounds.southE7 <= -limit ? Int64(scale) : Int64(bottom.rounded(.up)) + 1
        let left = Double(Int64(bounds.westE7) + 1_800_000_000) / 3.6e9 * scale
        west = UInt32(truncatingIfNeeded: Int64(left.rounded(.down)) - 1)
        width = UInt64((Double(bounds.widthE7) / 3.6e9 * scale).rounded(.up)) + 3
    }

    /// A tile of the map and `margin` of its width on each side; what lies on its northern or western edge is in, what lies on
    /// the others is the next tile's.
    init(zoom: Int, tile: SIMD2<Int>, margin: Double) {
        self.zoom = zoom
        let side = Int64(1) << Int64(32 - zoom)
        let more = Int64(((margin > 0 ? min(margin, 1) : 0) * Double(side)).rounded())
        let worldEdge = Int64(1) << 32
        let (left, top) = (Int64(tile.x) * side, Int64(tile.y) * side)
        north = max(top - more, 0)
        south = min(top + side + more - 1, worldEdge - 1)
        west = UInt32(truncatingIfNeeded: left - more)
        width = UInt64(min(side + 2 * more, worldEdge) - 1)
    }

    /// Whether the window reaches over the edge of the square.
    var crossesEdge: Bool { UInt64(west) + width > 4_294_967_296 }

    @inline(__always)
    func contains(_ place: SIMD2<UInt32>) -> Bool {
        UInt64(place.x &- west) <= width && Int64(place.y) >= north && Int64(place.y) <= south
    }

    /// Whether `place` is at most `reach` of the world away from the window, across and along.
    @inline(__always)
    func isWithin(_ reach: Double, of place: SIMD2<UInt32>) -> Bool {
        let steps = Int64(reach * 4_294_967_296) + 1
        guard Int64(place.y) >= north - steps, Int64(place.y) <= south + steps else { return false }
        let wide = width + 2 * UInt64(steps)
        return wide > 4_294_967_295 || UInt64(place.x &- west &+ UInt32(truncatingIfNeeded: steps)) <= wide
    }

    /// How far from the middle of a cluster what it holds can be, as a share of the world.
    ///
    /// A member lies within the radius of the first one, as the middle does; each zoom below adds half of that.
    static func reach(_ options: PyramidOptions, birth: Int) -> Double { 4 * options.radius(zoom: birth) + 1e-6 }

    /// The window made greater on all sides, as boxes of the unit square: two where it goes over the edge.
    func parts(widenedBy reach: Double) -> [(low: SIMD2<Double>, high: SIMD2<Double>)] {
        let scale = 4_294_967_296.0
        let (top, bottom) = (Double(north) / scale - reach, Double(south) / scale + reach)
        let left = Double(west) / scale - reach
        let right = left + Double(width) / scale + 2 * reach
        if right - left >= 1 { return [(SIMD2(0, top), SIMD2(1, bottom))] }
        if left < 0 { return [(SIMD2(0, top), SIMD2(right, bottom)), (SIMD2(left + 1, top), SIMD2(1, bottom))] }
        if right > 1 { return [(SIMD2(left, top), SIMD2(1, bottom)), (SIMD2(0, top), SIMD2(right - 1, bottom))] }
        return [(SIMD2(left, top), SIMD2(right, bottom))]
    }
}
