/// Why points can't be clustered.
public enum ClusteringError: Error, Sendable, Hashable {
    /// The radius is not a positive number of metres.
    case radius(Double)
    /// The coordinate of the point at this index is not a number, or infinite.
    case coordinate(index: Int)
    /// The points lie so far apart, in radii, that cells can't be counted: take a greater radius.
    case tooWide
    /// There are more than 2³¹ − 1 points.
    case tooMany
}
