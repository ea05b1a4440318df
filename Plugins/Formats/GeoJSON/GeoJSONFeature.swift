import TurFiles
import TurGeo
import TurOutings

/// A feature while it is being read: what its geometry and properties say, before anything is made of it.
struct GeoJSONFeature {
    /// The positions of one geometry, with the array that each stands in.
    struct Shape {
        var type = ""
        /// How deep the positions are nested: 1 a point, 2 a line or points, 3 lines or a polygon.
        var depth = 0
        var positions: [Position?] = []
        var elevations: [Int32?] = []
        /// Index of the first position of each innermost array of positions.
        var starts: [Int] = []
    }

    /// Times or numbers along a geometry, nested like its positions; flat here.
    var times: [Int64?] = []
    var offsets: [Int32?] = []
    var heartRates: [Int32?] = []
    var shapes: [Shape] = []
    var name: String?
    var note = ""
    var type: String?
    var time: Int64?
    var timeOffset: Int32?
    var elevation: Int32?
    var track: String?
    var segment: String?
    var id: String?
    var outing: String?
    var leg: String?
    var fields: String?
    var isMarker = false

    /// The lines of its geometry, positions as ranges; empty for points and for what is no line.
    static func lines(_ shape: Shape) -> [Range<Int>] {
        guard shape.type == "LineString" || shape.type == "MultiLineString" else { return [] }
        let ends = shape.starts.dropFirst() + [shape.positions.count]
        return zip(shape.starts, ends).map { $0..<$1 }
    }

    /// Whether the step behind `line` was cut at ±180°: it ends on the meridian, and the next one begins there on the
    /// other side, both without time.
    func isCut(_ shape: Shape, behind line: Range<Int>) -> Bool {
        let (last, next) = (line.upperBound - 1, line.upperBound)
        guard line.count > 1, next < shape.positions.count, shape.starts.contains(next) else { return false }
        guard let end = shape.positions[last], let begin = shape.positions[next] else { return false }
        let isTimed = [last, next].contains { $0 < times.count && times[$0] != nil }
        return !isTimed && abs(end.longitudeE7) == 1_800_000_000 && begin.longitudeE7 == -end.longitudeE7
            && begin.latitudeE7 == end.latitudeE7
    }
}
