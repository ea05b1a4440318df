import TurFiles
import TurGeo
import TurOutings

extension GPXParser {
    private enum Degrees {
        case value(Int64), absent, malformed
    }

    /// The place that the attributes of the current element name; nil, and reported, when they name none.
    mutating func position(of scanner: inout MarkupScanner) throws -> Position? {
        let latitude = try degrees(.lat, &scanner)
        let longitude = try degrees(.lon, &scanner)
        guard case .value(let north) = latitude, case .value(let east) = longitude else {
            try refuseIfStrict("position", &scanner)
            report.add(Finding("point-without-position", .skipped, line: scanner.line))
            return nil
        }
        guard abs(north) <= 900_000_000, abs(east) <= 3_600_000_000 else {
            try refuseIfStrict("position-out-of-range", &scanner)
            report.add(Finding("position-out-of-range", .skipped, line: scanner.line))
            return nil
        }
        return Position(latitudeE7: Int32(north), longitudeE7: try wrapped(east, &scanner))
    }

    private mutating func wrapped(_ east: Int64, _ scanner: inout MarkupScanner) throws -> Int32 {
        if abs(east) <= 1_800_000_000 { return Int32(east) }
        try refuseIfStrict("position-out-of-range", &scanner)
        report.add(Finding("longitude-wrapped", .repaired, line: scanner.line))
        return Int32(east > 0 ? east - 3_600_000_000 : east + 3_600_000_000)
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
