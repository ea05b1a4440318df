import Foundation
import TurGeo
import TurOutings

#if canImport(FoundationInternationalization)
import FoundationInternationalization
#endif

/// A zone of the IANA database that Foundation carries, or a fixed offset like `+02:00`.
struct SystemZone: ZoneRules {
    let name: String
    private let zone: TimeZone

    init?(_ name: String) {
        if let offset = LocalTime("1970-01-01T00:00:00" + name)?.offsetMinutes {
            guard let zone = TimeZone(secondsFromGMT: offset * 60) else { return nil }
            self.zone = zone
        } else {
            guard let zone = TimeZone(identifier: name) else { return nil }
            // The named zones are in a library that a static build leaves out unless something of it is called.
            _ = Date.FormatStyle(timeZone: zone)
            self.zone = zone
        }
        self.name = name
    }

    func offsetMinutes(at instant: Instant) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant.milliseconds) / 1_000)) / 60
    }
}
