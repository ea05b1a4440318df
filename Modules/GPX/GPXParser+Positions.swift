import TurFiles
import TurGeo
import TurOutings

extension GPXParser {
    private enum Degrees {
        case value(Int64), absent, malformed
    }

    /// The place that the attributes of the current element name, and whether its longitude was brought into ±180°; nil,
    /// and reported, when they name none.
    mutating func place(of scanner: inout MarkupScanner) throws -> (position: Position, isWrapped: Bool)? {
        let latitude = try degrees(.lat, &scanner)
        let longitude = try degrees(.lon, &scanner)
        guard case .value(let north) = latitude, case .value(let east) = longitude else {
            try refuseIfStrict("position", &scanner)
            report.add(Finding("point-without-position", .skipped, line: scanner.line))
            return nil
        }
        guard north.magnitude <= 900_000_000, east.magnitude <= 3_600_000_000 else {
            try refuseIfStrict("position-out-of-range", &scanner)
            report.add(Finding("position-out-of-range", .skipped, line: scanner.line))
            return nil
        }
        let isWrapped = abs(east) > 1_800_000_000
        if isWrapped { try refuseIfStrict("position-out-of-range", &scanner) }
        let wrapped = !isWrapped ? east : east > 0 ? east - 3_600_000_000 : east + 3_600_000_000
        return (Position(latitudeE7: Int32(north), longitudeE7: Int32(wrapped)), isWrapped)
    }

    /// Whether a point that was brought into ±180° belongs to the line around it.
    ///
    /// A longitude of −180.1° beside −179.9° is a step across the antimeridian; one of 180.9° beside 131° is a broken
    /// number, as good as none.
    static func continues(_ fixes: Fixes, at index: Int) -> Bool {
        let neighbours = [index - 1, index + 1].filter { fixes.indices.contains($0) }
        return neighbours.isEmpty
            || neighbours.contains {
                LocalMetric.distance(fixes.position(at: $0), fixes.position(at: index)) <= 500_000
            }
    }

    private mutating func degrees(_ name: GPXName, _ scanner: inout MarkupScanner) throws -> Degrees {
        guard let text = scanner.attribute(name.rawValue) else { return .absent }
        switch DecimalParser.fixed(text, decimals: 7, allowsComma: true) {
        case .value(let number): return .value(number)
        case .commaValue(let number):
            try refuseIfStrict("decimal-comma", &scanner)
            report.add(Finding("decimal-comma", .repaired, line: scanner.line))
            return .value(number)
        case .absent: return .absent
        case .malformed: return .malformed
        }
    }
}
