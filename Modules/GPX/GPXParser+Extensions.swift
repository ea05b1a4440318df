import TurFiles
import TurGeo
import TurOutings

extension GPXParser {
    /// Reads the extensions of a point: known quantities into its channels, everything else as fragments.
    mutating func readPointExtensions(_ scanner: inout MarkupScanner) throws {
        while true {
            switch try scanner.next() {
            case .start: try readPointExtension(&scanner, wrapper: nil)
            case .text: continue
            case .end, .finished: return
            }
        }
    }

    private mutating func readPointExtension(_ scanner: inout MarkupScanner, wrapper: GPXName?) throws {
        guard let name = GPXName(rawValue: scanner.name) else { return }
        if let slot = GPXChannel.slot(ofExtension: name) { return try readValue(slot: slot, &scanner) }
        switch name {
        case .trackPointExtension, .powerExtension: try readWrapper(name, &scanner)
        case .marker where scanner.namespace == GPXNamespace.tur.rawValue && texts != nil: try readOwnMarker(&scanner)
        case .flags where scanner.namespace == GPXNamespace.tur.rawValue: try readFlags(&scanner)
        case .routePointExtension: try readRoutePath(&scanner)
        default: try keepInPoint(&scanner, holder: "extensions", wrapper: wrapper)
        }
    }

    private mutating func readWrapper(_ wrapper: GPXName, _ scanner: inout MarkupScanner) throws {
        while true {
            switch try scanner.next() {
            case .start: try readPointExtension(&scanner, wrapper: wrapper)
            case .text: continue
            case .end, .finished: return
            }
        }
    }

    /// Garmin's shaping points, which are the real path from a route point to the next.
    private mutating func readRoutePath(_ scanner: inout MarkupScanner) throws {
        while true {
            switch try scanner.next() {
            case .start:
                if scanner.name == GPXName.rpt.rawValue, let place = try place(of: &scanner) {
                    pathPoints.append(place.position)
                }
                try scanner.skipElement()
            case .text: continue
            case .end, .finished: return
            }
        }
    }

    /// Carries the current element of a point through as it is.
    mutating func keepInPoint(_ scanner: inout MarkupScanner, holder: String, wrapper: GPXName? = nil) throws {
        var markup = try captured(&scanner, holder: holder)
        if wrapper == .trackPointExtension {
            let address = GPXNamespace.trackPointV2
            markup = "<w:TrackPointExtension xmlns:w=\"\(address)\">\(markup)</w:TrackPointExtension>"
        }
        point.fragments.append(GPXPoint.Carried(holder: holder, markup: markup))
    }

    /// Carries the current element of a track, route or file through as it is.
    mutating func keep(_ scanner: inout MarkupScanner, holder: String) throws {
        let fragment = Fragment(holder: holder, markup: try captured(&scanner, holder: holder))
        if route != nil {
            route?.header.fragments.append(fragment)
        } else if track != nil {
            track?.fragments.append(fragment)
        } else {
            try receive(.fragment(fragment))
        }
    }

    /// Reads the extensions of a track, a route or the file.
    mutating func readExtensions(_ scanner: inout MarkupScanner) throws {
        while true {
            switch try scanner.next() {
            case .start:
                if scanner.namespace == GPXNamespace.tur.rawValue {
                    try readOwn(&scanner)
                } else {
                    try keep(&scanner, holder: "extensions")
                }
            case .text: continue
            case .end, .finished: return
            }
        }
    }

    /// The current element as markup; one of GPX 1.0 itself under the address of 1.1, in which it will be written again.
    private func captured(_ scanner: inout MarkupScanner, holder: String) throws -> String {
        let markup = try scanner.captureElement()
        guard holder != "extensions" else { return markup }
        return markup.replacing("\"\(GPXNamespace.gpx10)\"", with: "\"\(GPXNamespace.gpx11)\"", maxReplacements: 1)
    }
}
