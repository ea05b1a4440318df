import Foundation
import TurGeo
import TurOutings
import TurTestKit

/// An outing of random shape with everything that the model can hold, its fixes, markers and a route.
struct GeneratedOuting {
    var outing: Outing
    var fixes: [[Fixes]] = []
    var route: PlannedRoute
    var marker: Marker

    /// Which quantities the fixes have; formats without room for more get only elevation and heart rate.
    enum Richness { case plain, full }

    init(seed: UInt64, _ richness: Richness) {
        var random = SeededRandom(seed: seed)
        var sequence: Int64 = 0
        var legs: [Leg] = []
        var time: Int64 = 1_729_980_000_000 + Int64.random(in: 0..<100_000_000, using: &random)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = time
            var pieces: [Fixes] = []
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let piece = Self.piece(&random, &time, &sequence, richness)
                pieces.append(piece)
                time += Int64.random(in: 1_000...60_000, using: &random)
            }
            let kinds = ["walk", "dog-walk", "run", "drive", "pause", "skijoring"]
            var leg = Leg(
                id: .random(using: &random),
                kind: KindID(rawValue: kinds.randomElement(using: &random) ?? "walk"),
                start: LocalTime(Instant(milliseconds: start), offsetMinutes: 120),
                end: LocalTime(Instant(milliseconds: time), offsetMinutes: 60),
                figures: LegFigures(
                    distance: Double.random(in: 0...5_000, using: &random),
                    heartRate: Bool.random(using: &random) ? 104.25 : nil,
                    fixes: pieces.reduce(0) { $0 + $1.count }
                )
            )
            leg.media = Bool.random(using: &random) ? [Media(type: "music", title: Self.text(&random))] : []
            legs.append(leg)
            fixes.append(pieces)
        }
        outing = Outing(
            id: .random(using: &random),
            legs: legs,
            name: Bool.random(using: &random) ? Self.text(&random) : nil,
            note: Bool.random(using: &random) ? Self.text(&random) : "",
            tags: ["vann", Self.text(&random)],
            weather: Weather(temperature: -3.5, windSpeed: 2, condition: "sol"),
            settings: FrozenSettings(dogName: Self.text(&random), stride: 0.4, sniffFactor: 1.5),
            timeBasis: .given
        )
        outing.photos = [PhotoReference(link: "a.jpg", caption: Self.text(&random))]
        let place = Position(latitudeE7: 599_123_456, longitudeE7: 107_522_451)
        marker = Marker(
            id: .random(using: &random),
            position: place,
            elevation: 12.5,
            name: Self.text(&random),
            note: "x"
        )
        marker.time = Instant(milliseconds: time)
        let lines = (0..<Int.random(in: 1...2, using: &random)).map { _ in Self.line(&random) }
        route = PlannedRoute(id: .random(using: &random), name: Self.text(&random), note: "n", lines: lines)
        if richness == .full {
            outing.legs[0].fragments = [
                Fragment(
                    sequence: fixes[0][0].sequence(at: 0),
                    holder: "extensions",
                    markup: "<a xmlns=\"urn:a\">1</a>"
                ),
                Fragment(
                    sequence: fixes[0][0].sequence(at: 0),
                    holder: "sym",
                    markup: "<sym xmlns=\"http://www.topografix.com/GPX/1/1\">Flag</sym>"
                ),
            ]
            outing.fragments = [Fragment(markup: "<line xmlns=\"urn:s\"><color>000000</color></line>")]
        }
    }

    private static func piece(
        _ random: inout SeededRandom,
        _ time: inout Int64,
        _ sequence: inout Int64,
        _ richness: Richness
    ) -> Fixes {
        var fixes = Fixes()
        for row in 0..<Int.random(in: 1...30, using: &random) {
            let place = Position(
                latitudeE7: Int32.random(in: -900_000_000...900_000_000, using: &random),
                longitudeE7: Int32.random(in: -1_799_999_999...1_799_999_999, using: &random)
            )
            let isTimed = row == 0 || Int.random(in: 0..<10, using: &random) > 0
            fixes.append(sequence: sequence, time: isTimed ? Instant(milliseconds: time) : nil, position: place)
            sequence += 1
            time += Int64.random(in: 0...5_000, using: &random)
            if Bool.random(using: &random) {
                fixes.setStored(.elevation, to: Int32.random(in: -50_000...900_000, using: &random), at: row)
            }
            if Bool.random(using: &random) {
                fixes.setStored(.heartRate, to: Int32.random(in: 40...200, using: &random), at: row)
            }
            if isTimed, Bool.random(using: &random) {
                fixes.setStored(.utcOffset, to: [120, 60, -210].randomElement(using: &random), at: row)
            }
            guard richness == .full else { continue }
            for channel in [
                Channel.speed, .course, .cadence, .power, .temperature, .horizontalAccuracy, .verticalAccuracy, .hdop,
            ] {
                if Int.random(in: 0..<3, using: &random) == 0 {
                    fixes.setStored(channel, to: Int32.random(in: 0...20_000, using: &random), at: row)
                }
            }
        }
        return fixes
    }

    private static func line(_ random: inout SeededRandom) -> Fixes {
        var line = Fixes()
        for row in 0..<Int.random(in: 2...20, using: &random) {
            let place = Position(latitudeE7: Int32.random(in: 0...900_000_000, using: &random), longitudeE7: Int32(row))
            line.append(sequence: Int64(row), time: nil, position: place)
            if Bool.random(using: &random) { line.setStored(.elevation, to: 1_234, at: row) }
        }
        return line
    }

    private static func text(_ random: inout SeededRandom) -> String {
        let parts = ["Tur", "<&>\"'", "]]>", "æøå", "犬の散歩", "👩‍🚀", "a\nb", "\\u0000", "</script>", "=1+1", "  x  y"]
        return (0..<3).map { _ in parts.randomElement(using: &random) ?? "" }.joined(separator: " ").trimmingCharacters(
            in: .whitespacesAndNewlines
        )
    }
}
