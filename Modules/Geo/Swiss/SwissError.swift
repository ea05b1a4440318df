/// Why a Swiss coordinate was refused.
public enum SwissError: Error, Hashable, Sendable {
    /// The place in row `index` lies outside of the area of use, or has a number that is none.
    case placeOutsideArea(index: Int, latitude: Double, longitude: Double)
    /// The point in row `index` lies outside of the range of LV95, or has a number that is none.
    case pointOutsideRange(index: Int, easting: Double, northing: Double)
    /// The edge of a box is negative or not a number.
    case badEdge(metres: Double)
}

extension SwissError: CustomStringConvertible {
    /// What is wrong and what would be right.
    public var description: String {
        switch self {
        case .placeOutsideArea(let index, let latitude, let longitude):
            "place \(index), \(latitude) north \(longitude) east: Swiss coordinates are for \(Self.area)"
        case .pointOutsideRange(let index, let easting, let northing):
            "point \(index), \(easting) / \(northing): LV95 goes from \(Self.range)"
        case .badEdge(let metres): "a box with an edge of \(metres) m: it must be a number from 0"
        }
    }

    private static var area: String {
        let degrees = SwissArea.degrees
        return "\(degrees.south) to \(degrees.north) north, \(degrees.west) to \(degrees.east) east"
    }

    private static var range: String {
        let metres = SwissArea.metres
        return "\(metres.west) / \(metres.south) to \(metres.east) / \(metres.north)"
    }
}
