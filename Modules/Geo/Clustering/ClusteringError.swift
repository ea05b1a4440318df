/// Why points can't be clustered.
public enum ClusteringError: Error, Sendable, Hashable {
    /// The radius is not a positive number of metres.
    case radius(Double)
    /// Fewer than one point would make a cluster.
    case minimum(Int)
    /// The greatest extent is below 0 or no number.
    case extentLimit(Double)
    /// The coordinate of the point at this index is not a number, or infinite.
    case coordinate(index: Int)
    /// The points lie so far apart, in radii, that cells can't be counted: take a greater radius.
    case tooWide
    /// There are more than 2³¹ − 1 points.
    case tooMany
}

extension ClusteringError: CustomStringConvertible {
    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .radius(let radius): "a radius of \(radius) m: it must be a number greater than 0"
        case .minimum(let minimum): "a minimum of \(minimum) points: it takes 1 at least to make a cluster"
        case .extentLimit(let limit): "an extent of \(limit) m at most: it must be a number from 0, or none"
        case .coordinate(let index): "point \(index) has a coordinate that is no finite number: leave it out"
        case .tooWide: "the points lie too far apart for so small a radius: take a greater one"
        case .tooMany: "more than 2147483647 points: cluster parts of them"
        }
    }
}
