#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Where density clustering measures: points with an `across` and an `along` coordinate, cut into rows of equal height.
protocol ClusterSpace {
    /// Number of points.
    var count: Int { get }
    /// Where the points end: the least and greatest coordinates.
    var extent: SpaceExtent { get }
    /// Whether `across` comes round again after 2π.
    static var isRound: Bool { get }
    /// By what share `squared` may fail the triangle inequality.
    static var metricSlack: Double { get }

    func across(_ index: Int) -> Double
    func along(_ index: Int) -> Double
    func metresAcross(_ index: Int) -> Double

    /// The same points in another order.
    func ordered(_ order: Block<UInt32>) -> Self

    /// A width in `across` units that spans at most `metres` anywhere north and south of the row's edges.
    static func width(of metres: Double, southEdge: Double, northEdge: Double) -> Double

    /// The greatest difference of `across` that two points within `metres` of each other can have.
    static func reach(of metres: Double, southEdge: Double, northEdge: Double) -> Double

    /// Squared metres between two points, of which the second is shifted by `shift` across.
    func squared(_ first: Int, _ second: Int, shift: Double) -> Double
}

/// The rectangle that holds all points of a space.
struct SpaceExtent {
    var across: ClosedRange<Double> = 0...0
    var along: ClosedRange<Double> = 0...0

    init(across: Block<Double>, along: Block<Double>) {
        self.across = Self.range(across)
        self.along = Self.range(along)
    }

    private static func range(_ column: Block<Double>) -> ClosedRange<Double> {
        guard column.count > 0 else { return 0...0 }
        var (least, most) = (column[0], column[0])
        for index in 1..<column.count {
            least = min(least, column[index])
            most = max(most, column[index])
        }
        return least...most
    }
}

/// Points of a plane, in metres.
struct PlanarSpace: ClusterSpace {
    private let x: Block<Double>
    private let y: Block<Double>
    let extent: SpaceExtent

    static var isRound: Bool { false }
    static var metricSlack: Double { 1e-12 }

    init(_ points: PlanarPoints) {
        x = Block(copying: points.x)
        y = Block(copying: points.y)
        extent = SpaceExtent(across: x, along: y)
    }

    private init(_ space: PlanarSpace, order: Block<UInt32>) {
        x = space.x.gathered(order)
        y = space.y.gathered(order)
        extent = space.extent
    }

    var count: Int { x.count }

    @inline(__always)
    func across(_ index: Int) -> Double { x[index] }

    @inline(__always)
    func along(_ index: Int) -> Double { y[index] }

    func metresAcross(_ index: Int) -> Double { 1 }

    func ordered(_ order: Block<UInt32>) -> PlanarSpace { PlanarSpace(self, order: order) }

    static func width(of metres: Double, southEdge: Double, northEdge: Double) -> Double { metres }

    static func reach(of metres: Double, southEdge: Double, northEdge: Double) -> Double { metres }

    @inline(__always)
    func squared(_ first: Int, _ second: Int, shift: Double) -> Double {
        let dx = x[first] - x[second]
        let dy = y[first] - y[second]
        return dx * dx + dy * dy
    }
}

/// Positions on the ellipsoid: longitude in radians across, metres of meridian from the equator along.
///
/// The distance is the chord √(Δm² + 4·r₁·r₂·sin²(Δλ/2)) with r the radius of the parallel: within 1 ppm of the geodesic
/// up to 10 km, at the poles and across ±180° too.
struct GlobeSpace: ClusterSpace {
    private let longitudes: Block<Double>
    private let meridians: Block<Double>
    private let parallels: Block<Double>
    let extent: SpaceExtent

    static var isRound: Bool { true }
    static var metricSlack: Double { 1e-6 }

    init(_ fixes: Fixes) {
        let unit = Double.pi / 180 / 1e7
        longitudes = Block(uninitialized: fixes.count)
        meridians = Block(uninitialized: fixes.count)
        parallels = Block(uninitialized: fixes.count)
        for index in 0..<fixes.count {
            let position = fixes.position(at: index)
            let arc = MeridianArc(latitude: Double(position.latitudeE7) * unit)
            longitudes[index] = Double(position.longitudeE7) * unit
            meridians[index] = arc.length
            parallels[index] = arc.parallelRadius
        }
        extent = SpaceExtent(across: longitudes, along: meridians)
    }

    private init(_ space: GlobeSpace, order: Block<UInt32>) {
        longitudes = space.longitudes.gathered(order)
        meridians = space.meridians.gathered(order)
        parallels = space.parallels.gathered(order)
        extent = space.extent
    }

    var count: Int { longitudes.count }

    @inline(__always)
    func across(_ index: Int) -> Double { longitudes[index] }

    @inline(__always)
    func along(_ index: Int) -> Double { meridians[index] }

    func metresAcross(_ index: Int) -> Double { parallels[index] }

    func ordered(_ order: Block<UInt32>) -> GlobeSpace { GlobeSpace(self, order: order) }

    static func width(of metres: Double, southEdge: Double, northEdge: Double) -> Double {
        let edge = southEdge > 0 ? southEdge : northEdge < 0 ? -northEdge : 0
        return metres / (MeridianArc.parallelBound(metres: edge) + 1)
    }

    static func reach(of metres: Double, southEdge: Double, northEdge: Double) -> Double {
        let bound = MeridianArc.parallelBound(metres: max(abs(southEdge), abs(northEdge)))
        let radius = (bound - MeridianArc.boundExcess) * 0.998
        let sine = radius > 0 ? metres / (2 * radius) : 1
        return sine < 0.5 ? 2 * asin(sine) * (1 + 1e-9) : .pi
    }

    @inline(__always)
    func squared(_ first: Int, _ second: Int, shift: Double) -> Double {
        let north = meridians[first] - meridians[second]
        let turn = longitudes[first] - longitudes[second] - shift
        let half = turn * turn < 0.01 ? turn * turn * (1 - turn * turn / 12) : Self.wide(turn)
        return north * north + parallels[first] * parallels[second] * half
    }

    /// 4·sin²(Δλ/2) where the series is too short: near a pole.
    @inline(never)
    private static func wide(_ turn: Double) -> Double {
        let sine = sin(turn / 2)
        return 4 * sine * sine
    }
}
