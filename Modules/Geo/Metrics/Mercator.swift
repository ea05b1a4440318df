#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Web Mercator on the unit square: x from 0 at −180° to 1 at +180°, y from 0 in the north to 1 in the south.
///
/// The sphere of web maps (EPSG:3857): y = ½ − artanh(sin φ)/2π, with latitudes beyond ±85.0511° held at the edge. At
/// zoom z the world is 256·2^z pixels wide.
public enum Mercator {
    /// Where the square ends, in degrees north and south: atan(sinh π).
    public static let maximumLatitude = 85.051_128_779_806_59
    /// The last latitude inside of the square, degrees times 1e7.
    static let maximumLatitudeE7: Int32 = 850_511_287

    /// The point of `position`; x is 0 at ±180°.
    public static func point(_ position: Position) -> (x: Double, y: Double) {
        let turned = (Int64(position.longitudeE7) + 1_800_000_000) % 3_600_000_000
        let clamped = min(max(position.latitudeE7, -maximumLatitudeE7), maximumLatitudeE7)
        return (Double(turned) / 3.6e9, 0.5 - atanh(sin(Double(clamped) * (.pi / 1.8e9))) / (2 * .pi))
    }

    /// The position of a point; x is wrapped, y held in 0…1.
    ///
    /// Numbers that are not finite count as the middle.
    public static func position(x: Double, y: Double) -> Position {
        let turned = x.isFinite ? (x - x.rounded(.down)) * 3.6e9 - 1.8e9 : 0
        let latitude = y.isFinite ? atan(sinh(.pi * (1 - 2 * min(max(y, 0), 1)))) * (1.8e9 / .pi) : 0
        let longitude = LocalMetric.wrapped(Int64(turned.rounded()))
        return Position(latitudeE7: Int32(latitude.rounded()), longitudeE7: Int32(longitude))
    }
}

/// Points of the Mercator square in columns of whole numbers: 2^32 is the width of the world, so that x wraps by itself.
///
/// One step is 9.3 mm at the equator.
public struct MercatorPoints: Sendable, Hashable {
    /// Steps east of −180°.
    public var x: ContiguousArray<UInt32>
    /// Steps south of the northern edge.
    public var y: ContiguousArray<UInt32>

    /// The points of two columns of one length.
    public init(x: ContiguousArray<UInt32>, y: ContiguousArray<UInt32>) {
        precondition(x.count == y.count, "columns differ in length")
        (self.x, self.y) = (x, y)
    }

    /// Number of points.
    public var count: Int { x.count }
}
