#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The box around positions; it knows the antimeridian: where west is greater than east, it reaches across ±180°.
public struct Bounds: BitwiseCopyable, Hashable, Sendable {
    /// Southern edge, degrees times 1e7.
    public var southE7: Int32
    /// Western edge, degrees times 1e7.
    public var westE7: Int32
    /// Northern edge, degrees times 1e7.
    public var northE7: Int32
    /// Eastern edge, degrees times 1e7.
    public var eastE7: Int32

    /// The box between the given edges, in degrees times 1e7.
    public init(southE7: Int32, westE7: Int32, northE7: Int32, eastE7: Int32) {
        (self.southE7, self.westE7, self.northE7, self.eastE7) = (southE7, westE7, northE7, eastE7)
    }

    /// The box between edges in degrees, rounded to 1e-7 degree; nil when one is out of range or south is above north.
    public init?(south: Double, west: Double, north: Double, east: Double) {
        guard south <= north, let low = Position(latitude: south, longitude: west),
            let high = Position(latitude: north, longitude: east)
        else { return nil }
        self.init(southE7: low.latitudeE7, westE7: low.longitudeE7, northE7: high.latitudeE7, eastE7: high.longitudeE7)
    }

    /// Whether the box reaches across ±180°.
    public var crossesAntimeridian: Bool { westE7 > eastE7 }

    /// Width from west to east, in degrees times 1e7.
    public var widthE7: Int64 {
        let width = Int64(eastE7) - Int64(westE7)
        return width < 0 ? width + 3_600_000_000 : width
    }

    /// Whether `position` lies in the box or on its edge.
    public func contains(_ position: Position) -> Bool {
        guard position.latitudeE7 >= southE7, position.latitudeE7 <= northE7 else { return false }
        let longitude = position.longitudeE7
        if longitude.magnitude == 1_800_000_000 { return touchesAntimeridian }
        guard crossesAntimeridian else { return longitude >= westE7 && longitude <= eastE7 }
        return longitude >= westE7 || longitude <= eastE7
    }

    /// Whether the meridian of ±180°, which has two names, lies in the box or on its edge.
    private var touchesAntimeridian: Bool {
        crossesAntimeridian || westE7 <= -1_800_000_000 || eastE7 >= 1_800_000_000
    }

    /// The box cut at ±180°: one or two boxes whose west is not greater than their east, as an index wants them.
    public var parts: [Bounds] {
        guard crossesAntimeridian else { return [self] }
        var (western, eastern) = (self, self)
        western.eastE7 = 1_800_000_000
        eastern.westE7 = -1_800_000_000
        return [western, eastern]
    }

    /// Whether the two boxes share a point.
    public func intersects(_ other: Bounds) -> Bool {
        if touchesAntimeridian, other.touchesAntimeridian {
            return southE7 <= other.northE7 && other.southE7 <= northE7
        }
        return parts.contains { mine in
            other.parts.contains { theirs in
                mine.westE7 <= theirs.eastE7 && theirs.westE7 <= mine.eastE7 && mine.southE7 <= theirs.northE7
                    && theirs.southE7 <= mine.northE7
            }
        }
    }
}

extension Bounds {
    /// Grows into the box of what it was fed, in one pass and fixed memory.
    ///
    /// Longitudes are followed in two frames, −180…180 and 0…360; the narrower one wins. That is the smallest box unless
    /// the positions circle the globe.
    public struct Builder: Sendable {
        private var south = Int32.max
        private var north = Int32.min
        private var plain = (west: Int64.max, east: Int64.min)
        private var shifted = (west: Int64.max, east: Int64.min)

        /// Nothing seen yet.
        public init() {}

        /// Takes in `position`.
        public mutating func add(_ position: Position) {
            south = min(south, position.latitudeE7)
            north = max(north, position.latitudeE7)
            let east = Int64(position.longitudeE7)
            plain = (min(plain.west, east), max(plain.east, east))
            let turned = east < 0 ? east + 3_600_000_000 : east
            shifted = (min(shifted.west, turned), max(shifted.east, turned))
        }

        /// Takes in all that `other` has seen.
        public mutating func add(_ other: Builder) {
            (south, north) = (min(south, other.south), max(north, other.north))
            plain = (min(plain.west, other.plain.west), max(plain.east, other.plain.east))
            shifted = (min(shifted.west, other.shifted.west), max(shifted.east, other.shifted.east))
        }

        /// The box of all that was added, or nil when nothing was.
        public var bounds: Bounds? {
            guard south <= north else { return nil }
            let crosses = shifted.east - shifted.west < plain.east - plain.west
            let edges = crosses ? shifted : plain
            return Bounds(southE7: south, westE7: folded(edges.west), northE7: north, eastE7: folded(edges.east))
        }

        private func folded(_ longitude: Int64) -> Int32 {
            Int32(longitude > 1_800_000_000 ? longitude - 3_600_000_000 : longitude)
        }
    }
}

extension Fixes {
    /// The box around all fixes, or nil when there are none.
    ///
    /// - Complexity: O(n).
    public var bounds: Bounds? {
        var builder = Bounds.Builder()
        for index in indices { builder.add(position(at: index)) }
        return builder.bounds
    }
}

extension Bounds {
    /// The smaller of the two boxes that hold this one and `other`, of equal ones that which begins at the western edge of
    /// this one.
    public func union(_ other: Bounds) -> Bounds {
        let turn: Int64 = 3_600_000_000
        let forward = { (from: Int32, to: Int32) in (Int64(to) - Int64(from) + turn) % turn }
        // From the west of one to the further of the two easts.
        let candidates = [(self, other), (other, self)].map { first, second in
            let offset = forward(first.westE7, second.westE7)
            return (west: first.westE7, width: max(first.widthE7, offset + second.widthE7))
        }
        let chosen = candidates[1].width < candidates[0].width ? candidates[1] : candidates[0]
        var box = self
        (box.southE7, box.northE7) = (min(southE7, other.southE7), max(northE7, other.northE7))
        box.setLongitudes(west: Int64(chosen.west), width: chosen.width)
        return box
    }

    /// The box with `metres` more on each side, somewhat more than less; all longitudes when that reaches a pole.
    ///
    /// A degree of latitude has at least 110.57 km, one of longitude 111.32 km times the cosine; reckoned with 110 km, at
    /// the edge nearer to a pole.
    public func padded(by metres: Double) -> Bounds {
        let north = min(max(metres.isNaN ? 0 : metres, 0) / 110_000 * 1e7 + 1, 4e9)
        let (south, top) = (Double(southE7) - north, Double(northE7) + north)
        var box = self
        box.southE7 = Int32(max(south, -900_000_000))
        box.northE7 = Int32(min(top, 900_000_000))
        let cosine = cos(min(max(abs(south), abs(top)) / 1e7, 90) * .pi / 180)
        let east = max(abs(south), abs(top)) < 900_000_000 ? north / cosine + 1 : .infinity
        guard east < 1.8e9 else {
            box.setLongitudes(west: 0, width: .max)
            return box
        }
        box.setLongitudes(west: Int64(westE7) - Int64(east), width: widthE7 + 2 * Int64(east))
        return box
    }

    private mutating func setLongitudes(west: Int64, width: Int64) {
        guard width < 3_600_000_000 else {
            (westE7, eastE7) = (-1_800_000_000, 1_800_000_000)
            return
        }
        westE7 = Int32(LocalMetric.wrapped(west))
        eastE7 = Int32(LocalMetric.wrapped(LocalMetric.wrapped(west) + width))
    }
}
