/// How a zoom pyramid is built.
public struct PyramidOptions: Sendable, Hashable {
    /// In which order points gather others around them.
    public enum Order: Sendable, Hashable {
        /// Along a Morton curve: fast, and joined across ±180°.
        case morton
        /// In the order of the input with 32-bit floats, as supercluster does: the same clusters, not joined across ±180°.
        case compatible
    }

    /// Pixels within which a cluster gathers what is around it; less than half of `extent`.
    public var radius: Double
    /// Pixels that a tile is wide.
    public var extent: Double
    /// The lowest zoom that is asked for, from 0.
    public var minZoom: Int
    /// The highest zoom at which points are clustered, at most 24; above it each stands for itself.
    public var maxZoom: Int
    /// The fewest points that make a cluster, at least 2.
    public var minPoints: Int
    /// In which order points gather others.
    public var order: Order

    /// Options that are the usual ones but for what is given: 40 pixels on tiles of 512, zooms 0 to 16, two points, Morton
    /// order.
    public init(
        radius: Double = 40,
        extent: Double = 512,
        minZoom: Int = 0,
        maxZoom: Int = 16,
        minPoints: Int = 2,
        order: Order = .morton
    ) {
        (self.radius, self.extent) = (radius, extent)
        (self.minZoom, self.maxZoom, self.minPoints, self.order) = (minZoom, maxZoom, minPoints, order)
    }

    /// The options with every value brought into its range.
    var limited: PyramidOptions {
        var limited = self
        limited.extent = extent > 0 && extent.isFinite ? extent : 512
        limited.radius = min(max(radius.isFinite ? radius : 40, 0), limited.extent * 0.499)
        limited.maxZoom = min(max(maxZoom, 0), 24)
        limited.minZoom = min(max(minZoom, 0), limited.maxZoom)
        limited.minPoints = max(minPoints, 2)
        return limited
    }

    /// The radius at `zoom` as a share of the world's width.
    func radius(zoom: Int) -> Double { radius / (extent * Double(1 << zoom)) }
}
