public import TurGeo

extension Bounds {
    /// The smallest box around all `boxes`, or nil when there are none; it spans the circle but for its widest gap.
    ///
    /// - Complexity: O(n log n).
    public static func around(_ boxes: [Bounds]) -> Bounds? {
        guard let first = boxes.first, boxes.count > 1 else { return boxes.first }
        var joined = first
        for box in boxes {
            (joined.southE7, joined.northE7) = (min(joined.southE7, box.southE7), max(joined.northE7, box.northE7))
        }
        (joined.westE7, joined.eastE7) = longitudes(boxes.sorted { ($0.westE7, $0.eastE7) < ($1.westE7, $1.eastE7) })
        return joined
    }

    /// West and east of `sorted`, whose wests rise: what lies between them has the widest stretch that no box covers.
    private static func longitudes(_ sorted: [Bounds]) -> (west: Int32, east: Int32) {
        let turn: Int64 = 3_600_000_000
        var reach = sorted.map { Int64($0.westE7) + $0.widthE7 }.max() ?? 0
        reach -= turn
        var widest = (gap: Int64(-1), west: Int32(-1_800_000_000), east: Int64(1_800_000_000))
        for box in sorted {
            let gap = Int64(box.westE7) - reach
            if gap > max(widest.gap, 0) { widest = (gap, box.westE7, reach) }
            reach = max(reach, Int64(box.westE7) + box.widthE7)
        }
        let east = widest.east <= -1_800_000_000 ? widest.east + turn : widest.east
        return (widest.west, Int32(clamping: east > 1_800_000_000 ? east - turn : east))
    }

    /// A box that holds all places within `radius` metres of `place`, somewhat larger than need be.
    ///
    /// A degree of latitude is at least 110.57 km, one of longitude 111.32 km times the cosine; reckoned with 110 km, at
    /// the edge that is nearest to a pole.
    public static func around(_ place: Position, radius: Double) -> Bounds {
        let north = min(max(radius, 0) / 110_000 * 1e7 + 1, 4e9)
        let (south, top) = (Double(place.latitudeE7) - north, Double(place.latitudeE7) + north)
        let cosine = cosine(degrees: max(abs(south), abs(top)) / 1e7)
        let east = cosine > 0 ? north / cosine : .infinity
        let isWhole = !(east < 1.79e9)
        let longitude = Int64(place.longitudeE7)
        return Bounds(
            southE7: Int32(max(south, -900_000_000)),
            westE7: isWhole ? -1_800_000_000 : folded(longitude - Int64(east) - 1),
            northE7: Int32(min(top, 900_000_000)),
            eastE7: isWhole ? 1_800_000_000 : folded(longitude + Int64(east) + 1)
        )
    }

    private static func folded(_ longitude: Int64) -> Int32 {
        if longitude > 1_800_000_000 { return Int32(longitude - 3_600_000_000) }
        return Int32(longitude < -1_800_000_000 ? longitude + 3_600_000_000 : longitude)
    }
}
