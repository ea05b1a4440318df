import TurActivities
import TurFormatMapPage
import TurGeo
import TurOutings

/// A random number generator of one seed (SplitMix64), so that a failing case can be made again.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Outings around one town, with hills, as somebody might have walked them.
enum SampleMap {
    static let texts = MapTexts(sentence)
    static let kinds = [.walk, .dogWalk, .run, .drive, .pause].map { MapKind($0, language: "en") }
    /// 2024-11-30, a Saturday.
    static let today = CivilDate(daysSince1970: 20_057)
    static let page = MapPage(texts: texts, kinds: kinds, language: "en")

    /// `count` outings of `points` fixes each, `step` metres apart, one each day up to `today`.
    static func outings(_ count: Int, points: Int, step: Double = 12, seed: UInt64 = 1) -> [MapOuting] {
        var random = SeededGenerator(seed)
        return (0..<count).map { outing($0 + 1, of: count, points, step, &random) }
    }

    /// A walk of several legs: to the run, a pause, the run, and home by car.
    static func legs(points: Int, seed: UInt64 = 7) -> MapOuting {
        var random = SeededGenerator(seed)
        var outing = outing(1, of: 1, points, 3, &random)
        let fixes = outing.legs[0].pieces[0]
        let cuts = [0.35, 0.36, 0.7, 1].map { Int(Double(points) * $0) }
        let ids = ["walk", "pause", "run", "drive"]
        var start = 0
        outing.legs = zip(ids, cuts).map { id, cut in
            defer { start = max(0, cut - 1) }
            return MapLeg(kind: KindID(rawValue: id), summary: "18 min · 1.2 km", pieces: [fixes[start..<cut]])
        }
        outing.title = "Walk, Run and drive"
        outing.kinds = ["walk", "run", "drive"].map { KindID(rawValue: $0) }
        outing.facts = [
            MapFact("Distance", "6.4 km"), MapFact("Duration", "1 h 24 min"), MapFact("Moving time", "1 h 16 min"),
            MapFact("Pace", "11:52 /km"), MapFact("Ascent", "214 m"), MapFact("Dog steps", "18,204"),
        ]
        outing.note = "A quiet round with a long sniffing break by the water."
        return outing
    }

    static func fixes(
        _ points: Int,
        from start: (Double, Double),
        step: Double,
        _ random: inout SeededGenerator
    ) -> Fixes {
        var fixes = Fixes()
        var (latitude, longitude) = start
        var heading = Double.random(in: 0..<6.28, using: &random)
        let turn = Double.random(in: 0.6...1.4, using: &random) * 2 * .pi / Double(points)
        let home = Double.random(in: 40...160, using: &random)
        for index in 0..<points {
            heading += turn + Double.random(in: -0.35...0.35, using: &random)
            latitude += step / 111_300 * cosine(heading)
            longitude += step / 111_300 / cosine(latitude * .pi / 180) * cosine(heading - .pi / 2)
            let share = Double(index) / Double(max(1, points))
            guard let position = Position(latitude: latitude, longitude: longitude) else { continue }
            let hill = 60 * (1 - cosine(share * 6.28)) + 12 * cosine(share * 31) + 4 * cosine(share * 97)
            fixes.append(Fix(sequence: Int64(index), time: nil, position: position, elevation: home + hill))
        }
        return fixes
    }

    private static func outing(
        _ number: Int,
        of count: Int,
        _ points: Int,
        _ step: Double,
        _ random: inout SeededGenerator
    ) -> MapOuting {
        let kind = ["walk", "dog-walk", "walk", "run", "dog-walk"][Int.random(in: 0..<5, using: &random)]
        let names = ["walk": "Walk", "dog-walk": "Dog walk", "run": "Run"]
        let spread = Double.random(in: -0.02...0.02, using: &random)
        let start = (59.91 + spread * 0.6, 10.75 + Double.random(in: -0.05...0.05, using: &random))
        let day = Int64(20_057 - count + number) * 86_400_000
        let time = Instant(milliseconds: day + Int64.random(in: 21_600_000...72_000_000, using: &random))
        let metres = Int(Double(points) * step)
        let distance = "\(metres / 1_000).\(metres / 100 % 10) km"
        let duration = "\(metres / 80) min"
        let fixes = fixes(points, from: start, step: step, &random)
        return MapOuting(
            number: number,
            title: names[kind] ?? kind,
            start: LocalTime(time, offsetMinutes: 60),
            kinds: [KindID(rawValue: kind)],
            duration: duration,
            distance: distance,
            legs: [MapLeg(kind: KindID(rawValue: kind), summary: "\(duration) · \(distance)", pieces: [fixes])]
        )
    }

    /// Cosine by its series, exact enough for a picture.
    private static func cosine(_ angle: Double) -> Double {
        var rest = angle.remainder(dividingBy: 2 * .pi)
        rest *= rest
        return 1 - rest / 2 * (1 - rest / 12 * (1 - rest / 30 * (1 - rest / 56 * (1 - rest / 90 * (1 - rest / 132)))))
    }

    private static let english: [String: String] = [
        "map.title": "Our outings", "map.empty": "Off on an adventure?",
        "map.empty-hint": "Import a GPX file and this map comes to life.",
        "map.none-found": "No outing matches these filters.", "map.show-all": "Show all",
        "map.shown": "{0} of {1} outings", "map.days": "Days", "map.all-days": "All days",
        "map.workdays": "Workdays", "map.weekend": "Weekend", "map.period": "Period", "map.all-time": "All time",
        "map.this-year": "This year", "map.last-days": "Last 30 days", "map.kind": "Activity",
        "map.all-kinds": "All kinds", "map.in-view": "On this part of the map",
        "map.nothing-in-view": "Nothing here. Zoom out to find your outings.",
        "map.more": "{0} more: zoom in to see them", "map.group": "{0} outings", "map.choose": "Choose an outing",
        "map.close": "Close", "map.zoom-to": "Show on the map", "map.zoom-in": "Zoom in", "map.zoom-out": "Zoom out",
        "map.fit": "Show everything", "map.map": "Map of the outings; arrow keys move it, plus and minus zoom",
        "map.elevation": "Elevation", "map.route": "Planned route", "map.marker": "Marker", "map.base": "Map",
        "map.plain": "Plain", "map.needs-script": "This map needs JavaScript, which runs from this file alone.",
    ]
}

extension SampleMap {
    /// A place, of which the tests know that it is one.
    static func spot(_ latitude: Double, _ longitude: Double) -> Position {
        Position(latitude: latitude, longitude: longitude) ?? Position(latitudeE7: 0, longitudeE7: 0)
    }
}

extension SampleMap {
    /// The English sentence behind `key`.
    static func sentence(_ key: String) -> String { english[key] ?? key }
}

extension SampleMap {
    /// Two outings far from each other: By the lake on a Monday, Up the hill on a Wednesday.
    static func apart() -> [MapOuting] {
        var random = SeededGenerator(3)
        return [("By the lake", 20_052, 10.6), ("Up the hill", 20_054, 10.9)].map { title, day, longitude in
            var outing = outings(1, points: 2)[0]
            outing.title = title
            outing.start = LocalTime(Instant(milliseconds: Int64(day) * 86_400_000), offsetMinutes: 0)
            outing.legs[0].pieces = [fixes(300, from: (59.9, longitude), step: 10, &random)]
            return outing
        }
    }
}
