/// Points of a plane in columns, in metres east and north: what planar kernels take.
public struct PlanarPoints: Sendable, Hashable {
    /// Metres east, one a point.
    public var x: ContiguousArray<Double>
    /// Metres north, one a point.
    public var y: ContiguousArray<Double>

    /// The points of two columns of one length.
    public init(x: ContiguousArray<Double>, y: ContiguousArray<Double>) {
        precondition(x.count == y.count, "columns differ in length")
        (self.x, self.y) = (x, y)
    }

    /// Number of points.
    public var count: Int { x.count }
}
