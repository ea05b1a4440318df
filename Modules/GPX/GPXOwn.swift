import FoundationEssentials
import TurFiles
import TurGeo
import TurOutings

/// The extension of our own that lets an outing come back from GPX whole, in the namespace `urn:tur:gpx:1`.
///
/// A trk of an outing bears `<tur:outing id leg kind>` with the outing's fields as JSON: everything but fixes, markers
/// and fragments, which the file holds in GPX's own elements. A planned route bears `<tur:route id>`, a wpt
/// `<tur:marker id outing>`.
enum GPXOwn {
    /// The fields of `outing` as the text of its element.
    static func text(of outing: Outing) throws -> String {
        var bare = outing
        bare.markers = []
        bare.fragments = []
        for index in bare.legs.indices {
            bare.legs[index].pieces = []
            bare.legs[index].fragments = []
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(bare), as: UTF8.self)
    }

    /// The outing whose fields are `text`; nil when it is none of ours.
    static func outing(_ text: String) -> Outing? {
        do {
            return try JSONDecoder().decode(Outing.self, from: Data(text.utf8))
        } catch {
            return nil
        }
    }
}

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
            guard let leg, let outing = GPXOwn.outing(text), outing.legs.contains(where: { $0.id == leg }) else {
                report.add(Finding("own-extension", .warning, line: line))
                return
            }
            track?.own = OwnTrack(outing: outing, leg: leg)
        case .route:
            let id = identifier(.id, &scanner)
            route?.header.id = id
            track?.ownRoute = id
            try scanner.skipElement()
        default: try scanner.skipElement()
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
