import TurGeo

/// A line on the map that nothing breaks, with the leg that it belongs to.
struct MapRun: Hashable {
    var leg: Int
    var points: [MapPoint]
}

extension MapRun {
    /// The runs of a piece at the fixes `indices`: one, or more where it crosses ±180°, which no run does.
    ///
    /// Where it crosses, both sides end at the height of the crossing, interpolated in a straight line.
    static func runs(of piece: Fixes, at indices: [Int], leg: Int, _ projection: Mercator) -> [MapRun] {
        let half = projection.width / 2
        var runs: [MapRun] = []
        var points: [MapPoint] = []
        for index in indices {
            let point = projection.point(piece.position(at: index))
            if let last = points.last, abs(point.x - last.x) > half {
                let edge = crossing(from: last, to: point, projection)
                points.append(edge)
                runs.append(MapRun(leg: leg, points: points))
                points = [MapPoint(x: projection.width - edge.x, y: edge.y)]
            }
            points.append(point)
        }
        return points.isEmpty ? runs : runs + [MapRun(leg: leg, points: points)]
    }

    /// Where the short way from `start` to `end` leaves the map, on the side of `start`.
    private static func crossing(from start: MapPoint, to end: MapPoint, _ projection: Mercator) -> MapPoint {
        let goesEast = start.x > end.x
        let edge = goesEast ? projection.width : 0
        let farEnd = goesEast ? end.x + projection.width : end.x - projection.width
        let way = farEnd - start.x
        let share = way == 0 ? 0 : Double(edge - start.x) / Double(way)
        return MapPoint(x: edge, y: start.y + Int((Double(end.y - start.y) * share).rounded()))
    }
}
