import TurGeo
import TurKit
import TurOutings

extension Verb {
    /// The filters, alike on list, stats, map and export.
    static let filters = [
        Option("from", value: "DATE"), Option("to", value: "DATE"), Option("kind", value: "KIND"),
        Option("near", value: "PLACE"),
    ]
}

extension Invocation {
    /// The filter that the options make.
    ///
    /// - Throws: `TurError` with code `usage` that names the value and the form wanted.
    func filter(_ shell: Shell) throws -> OutingFilter {
        var filter = OutingFilter()
        filter.from = try date("from")
        filter.to = try date("to")
        filter.kind = value("kind").map { shell.catalog.kind(meant: $0)?.id ?? KindID(rawValue: $0) }
        filter.place = try place()
        return filter
    }

    /// The day behind an option.
    ///
    /// - Throws: `TurError` with code `usage`.
    func date(_ name: String) throws -> CivilDate? {
        guard let text = value(name) else { return nil }
        guard let date = CivilDate(text) else { throw TurError(.usage, [text, "--\(name) 2024-05-11"]) }
        return date
    }

    /// Today: `--today`, else the day of the clock at UTC or in the store's zone.
    func today(_ shell: Shell, zone: (any ZoneRules)?) throws -> CivilDate {
        if let date = try date("today") { return date }
        let now = shell.now()
        return LocalTime(now, offsetMinutes: zone?.offsetMinutes(at: now) ?? 0).date
    }

    private func place() throws -> OutingFilter.NearbyPlace? {
        guard let text = value("near") else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard (2...3).contains(numbers.count), let latitude = numbers[0], let longitude = numbers[1],
            let position = Position(latitude: latitude, longitude: longitude),
            let radius = numbers.count == 3 ? numbers[2] : 250, radius >= 0, radius < 1e7
        else { throw TurError(.usage, [text, "--near 59.91,10.75,500"]) }
        return OutingFilter.NearbyPlace(position, radius: radius)
    }
}
