import Foundation
import TurGeo

extension Kernel {
    /// Which points of a city lie in a star of 60 corners with a hole, against the crossing rule in floating point.
    static let polygon = Kernel(
        name: "polygon",
        item: "point",
        shortSizes: [4_000, 40_000],
        inputs: { count, folder in
            try Scatter.clustered(count).writeDegrees(to: folder)
            for (name, ring) in [("outer", Star.outer), ("hole", Star.hole)] {
                try folder.write(ContiguousArray(ring.map(\.latitudeE7)), to: name + "-latitude")
                try folder.write(ContiguousArray(ring.map(\.longitudeE7)), to: name + "-longitude")
            }
        },
        ours: Side(
            load: { (polygon: Polygon(outer: Star.outer, holes: [Star.hole]), points: try $0.positions().positions) },
            run: { input in input.points.map { input.polygon.contains($0) } },
            answer: { answer($0) }
        ),
        naive: (
            1_000_000,
            Side(
                load: { try $0.positions().positions },
                run: { points in points.map { Star.crossings($0, Star.outer) && !Star.crossings($0, Star.hole) } },
                answer: { answer($0) }
            )
        ),
        peers: [.shapelyContains],
        goals: [.times(1.5, fasterThan: "shapely", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 1.2
    )

    private static func answer(_ isInside: [Bool]) -> Answer {
        let inside = isInside.indices.filter { isInside[$0] }
        return Answer(counts: ["inside": inside.count, "indices": inside.reduce(0, +)])
    }
}

/// A star around Oslo.
private enum Star {
    static let outer = corners(60, longest: 1_800_000)
    static let hole = corners(20, longest: 300_000)

    private static func corners(_ count: Int, longest: Double) -> [Position] {
        (0..<count).map { corner in
            let (angle, length) = (
                2 * Double.pi * Double(corner) / Double(count), corner % 2 == 0 ? longest : longest / 2
            )
            return Position(
                latitudeE7: Walk.centre.latitudeE7 + Int32(length * sin(angle)),
                longitudeE7: Walk.centre.longitudeE7 + Int32(2 * length * cos(angle))
            )
        }
    }

    /// Whether a ray to the east crosses the ring an odd number of times.
    static func crossings(_ point: Position, _ ring: [Position]) -> Bool {
        var (isInside, last) = (false, ring[ring.count - 1])
        for corner in ring {
            let (north, south) = (Double(corner.latitudeE7), Double(last.latitudeE7))
            let (x, y) = (Double(point.longitudeE7), Double(point.latitudeE7))
            if (north > y) != (south > y) {
                let share = (y - south) / (north - south)
                let edge = Double(last.longitudeE7) + share * Double(corner.longitudeE7 - last.longitudeE7)
                if x < edge { isInside.toggle() }
            }
            last = corner
        }
        return isInside
    }
}
