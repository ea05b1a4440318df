import TurGeo
import TurOutings

/// The form of our own JSON: outings with their fixes, planned routes and markers; nothing is lost in it.
struct OutingsFile: Codable {
    /// The version of the form.
    static let version = 1

    var tur = version
    var outings: [Entry] = []
    var routes: [RouteEntry] = []
    var markers: [Marker] = []

    /// An outing, its fields beside the fixes of each leg, piece by piece.
    struct Entry: Codable {
        var outing: Outing
        var tracks: [[FixesEntry]]

        private enum Key: String, CodingKey { case tracks }

        init(_ outing: Outing, _ fixes: [[Fixes]]) {
            (self.outing, tracks) = (outing, fixes.map { $0.map(FixesEntry.init) })
        }

        init(from decoder: any Decoder) throws {
            outing = try Outing(from: decoder)
            let values = try decoder.container(keyedBy: Key.self)
            tracks = try values.decodeIfPresent([[FixesEntry]].self, forKey: .tracks) ?? []
        }

        func encode(to encoder: any Encoder) throws {
            try outing.encode(to: encoder)
            var values = encoder.container(keyedBy: Key.self)
            try values.encode(tracks, forKey: .tracks)
        }
    }

    /// A planned route.
    struct RouteEntry: Codable {
        var id: Identifier
        var name: String?
        var note: String?
        var lines: [FixesEntry]
        var fragments: [Fragment]?

        init(_ route: PlannedRoute) {
            (id, name) = (route.id, route.name)
            note = route.note.isEmpty ? nil : route.note
            lines = route.lines.map(FixesEntry.init)
            fragments = route.fragments.isEmpty ? nil : route.fragments
        }
    }

    private enum Key: String, CodingKey { case tur, outings, routes, markers }

    init() {}

    /// Reads a file of ours; every list may be missing.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        tur = try values.decodeIfPresent(Int.self, forKey: .tur) ?? 1
        outings = try values.decodeIfPresent([Entry].self, forKey: .outings) ?? []
        routes = try values.decodeIfPresent([RouteEntry].self, forKey: .routes) ?? []
        markers = try values.decodeIfPresent([Marker].self, forKey: .markers) ?? []
    }
}
