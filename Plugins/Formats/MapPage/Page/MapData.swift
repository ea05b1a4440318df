import TurFiles
import TurGeo
import TurOutings

/// What the page's script is told, as JSON.
///
/// Strings are written once and then named by their place, since titles, figures and their labels repeat.
struct MapData {
    private let texts: MapTexts
    private let language: String
    private let tiles: [MapTiles]
    private let today: CivilDate
    private var kinds: [MapKind]
    private var kindNumbers: [KindID: Int] = [:]
    private var strings: [String] = []
    private var stringNumbers: [String: Int] = [:]
    private var rows = JSONWriter(isForHTML: true)
    private var routeRows = JSONWriter(isForHTML: true)
    private var markerRows = JSONWriter(isForHTML: true)
    /// The outings in the order in which they are drawn: oldest first, so that the newest lie on top.
    private(set) var outings: [MapOuting] = []

    init(texts: MapTexts, kinds: [MapKind], language: String, tiles: [MapTiles], today: CivilDate) {
        (self.texts, self.kinds, self.language) = (texts, [], language)
        (self.tiles, self.today) = (tiles, today)
        for kind in kinds where kindNumbers[kind.id] == nil { add(kind) }
    }

    mutating func add(_ outings: [MapOuting], routes: [MapRoute], markers: [MapMarker]) {
        self.outings = Self.inOrder(outings)
        rows.beginArray()
        for outing in self.outings { add(outing) }
        rows.endArray()
        routeRows.beginArray()
        for route in routes { addRow([route.name, route.distance, route.note], to: \.routeRows) }
        routeRows.endArray()
        markerRows.beginArray()
        for marker in markers { addRow([marker.name, marker.note], to: \.markerRows) }
        markerRows.endArray()
    }

    /// The whole, with `geometry` or, to measure the rest, without.
    func json(_ geometry: PackedMap?) -> [UInt8] {
        var json = JSONWriter(isForHTML: true)
        json.beginObject()
        json.key("language")
        json.string(language)
        json.key("today")
        json.integer(Int64(today.daysSince1970))
        write(texts: &json)
        write(kinds: &json)
        json.key("strings")
        json.beginArray()
        for string in strings { json.string(string) }
        json.endArray()
        for (key, part) in [("outings", rows), ("routes", routeRows), ("markers", markerRows)] {
            json.key(key)
            json.raw(part.bytes)
        }
        if let geometry { write(geometry, to: &json) }
        json.endObject()
        return json.bytes
    }

    private static func inOrder(_ outings: [MapOuting]) -> [MapOuting] {
        let times = outings.map { $0.start?.instant.milliseconds ?? .min }
        return times.indices.sorted { (times[$0], $0) < (times[$1], $1) }.map { outings[$0] }
    }

    /// Number, title, day, minute, duration, distance, kinds; then, where there is more: legs, figures, note.
    private mutating func add(_ outing: MapOuting) {
        rows.beginArray()
        rows.integer(Int64(outing.number))
        write(outing.title)
        if let start = outing.start {
            rows.integer(Int64(start.date.daysSince1970))
            rows.integer(Int64(start.millisecondsOfDay / 60_000))
        } else {
            rows.null()
            rows.null()
        }
        write(outing.duration)
        write(outing.distance)
        write(outing.kinds.map { number(of: $0) })
        write(outing.legs.flatMap { [number(of: $0.kind), number(of: $0.summary)] })
        if !outing.facts.isEmpty || !outing.note.isEmpty {
            write(outing.facts.flatMap { [number(of: $0.label), number(of: $0.value)] })
            if !outing.note.isEmpty { write(outing.note) }
        }
        rows.endArray()
    }

    private mutating func addRow(_ texts: [String], to writer: WritableKeyPath<MapData, JSONWriter>) {
        self[keyPath: writer].beginArray()
        for text in texts {
            let number = number(of: text)
            self[keyPath: writer].integer(Int64(number))
        }
        self[keyPath: writer].endArray()
    }

    private mutating func write(_ text: String) { rows.integer(Int64(number(of: text))) }

    private mutating func write(_ numbers: [Int]) {
        rows.beginArray()
        for number in numbers { rows.integer(Int64(number)) }
        rows.endArray()
    }

    private mutating func number(of text: String) -> Int {
        if let number = stringNumbers[text] { return number }
        stringNumbers[text] = strings.count
        strings.append(text)
        return strings.count - 1
    }

    private mutating func number(of id: KindID) -> Int {
        if let number = kindNumbers[id] { return number }
        add(MapKind(id: id, name: id.rawValue, color: ""))
        return kinds.count - 1
    }

    private mutating func add(_ kind: MapKind) {
        kindNumbers[kind.id] = kinds.count
        kinds.append(kind)
    }
}

extension MapData {
    private func write(texts json: inout JSONWriter) {
        json.key("texts")
        json.beginObject()
        for key in MapTexts.Key.allCases {
            json.key(String(describing: key))
            json.string(texts[key])
        }
        json.endObject()
        json.key("tiles")
        json.beginArray()
        for tile in tiles {
            json.beginArray()
            for text in [tile.template, tile.name, tile.attribution] { json.string(text) }
            json.endArray()
        }
        json.endArray()
    }

    private func write(kinds json: inout JSONWriter) {
        json.key("kinds")
        json.beginArray()
        for kind in kinds {
            json.beginArray()
            json.string(kind.name)
            json.string(kind.color)
            json.boolean(kind.isPause)
            json.endArray()
        }
        json.endArray()
    }

    private func write(_ geometry: PackedMap, to json: inout JSONWriter) {
        let numbers = [
            ("bits", geometry.projection.bits), ("points", geometry.writer.points), ("runs", geometry.writer.runs),
        ]
        for (key, number) in numbers {
            json.key(key)
            json.integer(Int64(number))
        }
        json.key("geometry")
        json.string(Base64.text(geometry.writer.bytes))
    }
}
