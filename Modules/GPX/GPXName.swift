import TurFiles

/// The element and attribute names that the reader knows by number.
enum GPXName: Int, CaseIterable {
    case unknown
    case gpx, metadata, trk, trkseg, trkpt, rte, rtept, wpt, extensions
    case lat, lon, version, creator
    case name, cmt, desc, src, link, url, urlname, number, type, sym
    case ele, time, magvar, geoidheight, fix, sat, hdop, vdop, pdop, ageofdgpsdata, dgpsid, course, speed
    case hr, heartrate, cad, cadence, atemp, temp, temperature, wtemp, depth, bearing, distance, power, hAcc, vAcc
    case trackPointExtension, powerInWatts, powerExtension, accuracyHorizontal, accuracyVertical, rpt
    case routePointExtension, accuracy
    case outing, leg, marker, route, id, offsets, flags

    private var spelled: String {
        switch self {
        case .trackPointExtension: "TrackPointExtension"
        case .powerInWatts: "PowerInWatts"
        case .powerExtension: "PowerExtension"
        case .accuracyHorizontal: "accuracy_horizontal"
        case .accuracyVertical: "accuracy_vertical"
        case .routePointExtension: "RoutePointExtension"
        default: String(describing: self)
        }
    }

    static let vocabulary = MarkupVocabulary(
        names: allCases.dropFirst().map(\.spelled),
        namespaces: GPXNamespace.table.map { ($0.addresses, $0.usualPrefixes) }
    )
}

/// The namespaces that GPX files use, by address; prefixes serve where a file forgot to declare them (case 21).
enum GPXNamespace: Int {
    case none, gpx, trackPoint, garmin, gpxdata, power, osmand, opentracks, tur

    static let gpx10 = "http://www.topografix.com/GPX/1/0"
    static let gpx11 = "http://www.topografix.com/GPX/1/1"
    static let trackPointV1 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
    static let trackPointV2 = "http://www.garmin.com/xmlschemas/TrackPointExtension/v2"
    static let powerV1 = "http://www.garmin.com/xmlschemas/PowerExtension/v1"
    /// The namespace of our own extension; an identifier, there is nothing to fetch.
    static let turAddress = "urn:tur:gpx:1"

    static let table: [(addresses: [String], usualPrefixes: [String])] = [
        ([gpx11, gpx10, gpx11 + "/", gpx10 + "/"], ["gpx"]),
        (
            [
                trackPointV1, trackPointV2,
                "https://www8.garmin.com/xmlschemas/TrackPointExtensionv2.xsd",
            ], ["gpxtpx", "ns3"]
        ),
        (["http://www.garmin.com/xmlschemas/GpxExtensions/v3"], ["gpxx", "ns2"]),
        (["http://www.cluetrust.com/XML/GPXDATA/1/0"], ["gpxdata"]),
        ([powerV1], ["gpxpx", "pwr"]),
        (["https://osmand.net", "https://osmand.net/docs/technical/osmand-file-formats/osmand-gpx"], ["osmand"]),
        (["http://opentracksapp.com/xmlschemas/v1"], ["opentracks"]),
        ([turAddress], ["tur"]),
    ]
}
