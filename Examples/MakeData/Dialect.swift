import Foundation

/// GPX as different programs write it.
enum Dialect {
    /// A watch: heart rate in TrackPointExtension, UTC with milliseconds.
    case watch
    /// A recorder on a phone: local times with their offset, a segment a pause, speed-less.
    case phone(offset: (Int) -> Int)
    /// An old logger: GPX 1.0, UTC.
    case logger

    /// The file with one track.
    func file(name: String, type: String?, segments: [[Point]], marker: (name: String, point: Point)? = nil) -> String {
        var text = head
        if let marker { text += waypoint(marker.name, marker.point) }
        text += "  <trk>\n    <name>\(name)</name>\n"
        if let type { text += "    <type>\(type)</type>\n" }
        for segment in segments where !segment.isEmpty {
            text += "    <trkseg>\n" + segment.map(trackPoint).joined() + "    </trkseg>\n"
        }
        return text + "  </trk>\n</gpx>\n"
    }

    private var head: String {
        let opening = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        let address = "http://www.topografix.com/GPX/1/\(isLogger ? 0 : 1)"
        switch self {
        case .watch:
            let extensions = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"
            return opening
                + "<gpx version=\"1.1\" creator=\"Pulsur 3\" xmlns=\"\(address)\" xmlns:gpxtpx=\"\(extensions)\">\n"
        case .phone: return opening + "<gpx version=\"1.1\" creator=\"Lommespor\" xmlns=\"\(address)\">\n"
        case .logger: return opening + "<gpx version=\"1.0\" creator=\"Loggbrikke\" xmlns=\"\(address)\">\n"
        }
    }

    private var isLogger: Bool { if case .logger = self { true } else { false } }

    private func waypoint(_ name: String, _ point: Point) -> String {
        "  <wpt lat=\"\(number(point.latitude, 6))\" lon=\"\(number(point.longitude, 6))\">"
            + "<time>\(time(point.time))</time><name>\(name)</name></wpt>\n"
    }

    private func trackPoint(_ point: Point) -> String {
        let place = "lat=\"\(number(point.latitude, 6))\" lon=\"\(number(point.longitude, 6))\""
        var text = "      <trkpt \(place)><ele>\(number(point.height, 1))</ele><time>\(time(point.time))</time>"
        if let rate = point.heartRate {
            text += "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>\(rate)</gpxtpx:hr>"
            text += "</gpxtpx:TrackPointExtension></extensions>"
        }
        return text + "</trkpt>\n"
    }

    private func time(_ seconds: Int) -> String {
        switch self {
        case .watch: return stamp(seconds) + ".000Z"
        case .logger: return stamp(seconds) + "Z"
        case .phone(let offset):
            let minutes = offset(seconds)
            return stamp(seconds + minutes * 60) + String(format: "+%02d:%02d", minutes / 60, minutes % 60)
        }
    }

    private func stamp(_ seconds: Int) -> String {
        let calendar = Calendar(identifier: .gregorian)
        var utc = calendar
        utc.timeZone = .gmt
        let date = Date(timeIntervalSince1970: Double(seconds))
        let parts = utc.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        return String(
            format: "%04d-%02d-%02dT%02d:%02d:%02d",
            parts.year ?? 0,
            parts.month ?? 0,
            parts.day ?? 0,
            parts.hour ?? 0,
            parts.minute ?? 0,
            parts.second ?? 0
        )
    }

    private func number(_ value: Double, _ decimals: Int) -> String { String(format: "%.\(decimals)f", value) }
}
