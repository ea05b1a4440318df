import TurFiles
import TurGeo
import TurOutings

// The extension of our own that lets an outing come back from GPX whole, in the namespace `urn:tur:gpx:1`.
//
// A trk of an outing bears `<tur:outing id leg kind>` with the outing's fields as JSON: everything but fixes, markers
// and fragments, which the file holds in GPX's own elements. A planned route bears `<tur:route id>`, a wpt
// `<tur:marker id outing>`.
extension GPXParser {
    /// Reads an element of our own under the extensions of a track or route.
    mutating func readOwn(_ scanner: inout MarkupScanner) throws {
        let line = scanner.line
        switch GPXName(rawValue: scanner.name) {
        case .outing:
            let leg = identifier(.leg, &scanner)
            offsets = GPXOffsets(
                scanner.attribute(GPXName.offsets.rawValue).map { String(decoding: $0, as: UTF8.self) }
            )
            let text = try readText(&scanner)
            let own = ownTrack(leg, fields: text)
            track?.own = own
            if own == nil { report.add(Finding("own-extension", .warning, line: line)) }
        case .route:
            let id = identifier(.id, &scanner)
            route?.header.id = id
            track?.ownRoute = id
            try scanner.skipElement()
        default: try scanner.skipElement()
        }
    }

    private func ownTrack(_ leg: Identifier?, fields: String) -> OwnTrack? {
        do {
            let outing = try OutingFields.decode(Array(fields.utf8))
            guard let leg, outing.legs.contains(where: { $0.id == leg }) else { return nil }
            return OwnTrack(outing: outing, leg: leg)
        } catch {
            return nil
        }
    }

    mutating func readFlags(_ scanner: inout MarkupScanner) throws {
        var bits: Int64?
        try readLeaf(&scanner) { bits = DecimalParser.fixed($0, decimals: 0, allowsComma: false).number }
        point.flags = FixFlags(rawValue: UInt8(truncatingIfNeeded: bits ?? 0))
    }

    mutating func readOwnMarker(_ scanner: inout MarkupScanner) throws {
        if let id = identifier(.id, &scanner) {
            let outing = identifier(.outing, &scanner)
            texts?.own = OwnMarker(id: id, outing: outing)
        }
        try scanner.skipElement()
    }

    private func identifier(_ name: GPXName, _ scanner: inout MarkupScanner) -> Identifier? {
        scanner.attribute(name.rawValue).flatMap { Identifier(String(decoding: $0, as: UTF8.self)) }
    }
}
