#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Rows of a path whose latitudes span little, and the plane in which they are measured, no distance too short.
struct PathStretch {
    let rows: Range<Int>
    /// Number of leaves, a power of two; 0 where rows are few.
    var leaves = 0
    var firstNode = 0
    private let origin: Position
    private let metres: (east: Double, north: Double)
    /// By what share a metre further south or north may change the length of a degree east.
    private let bend: Double

    init(_ rows: Range<Int>, _ columns: Fixes.Columns) {
        self.rows = rows
        let latitudes = rows.lazy.map { columns.latitudes[$0].magnitude }
        let (nearest, farthest) = (Int32(clamping: latitudes.min() ?? 0), Int32(clamping: latitudes.max() ?? 0))
        origin = Position(
            latitudeE7: columns.latitudes[rows.lowerBound],
            longitudeE7: columns.longitudes[rows.lowerBound]
        )
        // A degree is as long as where it is longest.
        metres = (
            LocalPlane(around: Position(latitudeE7: nearest, longitudeE7: 0)).metresEast,
            LocalPlane(around: Position(latitudeE7: farthest, longitudeE7: 0)).metresNorth
        )
        bend = abs(tan(Double(farthest) * (Double.pi / 1.8e9))) / 6.3e6
    }

    /// How far a place lies along each axis.
    func along(_ latitude: Int32, _ longitude: Int32) -> SIMD8<Double> {
        let east = Double(LocalMetric.wrapped(Int64(longitude) - Int64(origin.longitudeE7))) * metres.east
        let north = Double(Int64(latitude) - Int64(origin.latitudeE7)) * metres.north
        return PathExtremes.axes.x * east + PathExtremes.axes.y * north
    }

    /// The square of what is `distance` away from a place, of this stretch or so near, at least in the plane.
    func leastSquare(_ distance: Double) -> Double {
        guard distance > 0 else { return distance.isNaN ? .infinity : -.infinity }
        // Over a hundred kilometres and more meridians bend too.
        let share = distance < 100_000 ? 1 - 1e-5 : 0.99
        let least = distance * max(share - distance * bend, 0)
        return least * least
    }

    func firstRow(of node: Int) -> Int {
        var node = node
        while node < leaves { node *= 2 }
        return rows.lowerBound + (node - leaves) * PathReach.leaf
    }
}
