import Foundation
import Testing
import TurGeo
import TurOutings

@Suite struct OutingTests {
    private func id(_ number: Int) -> Identifier { .named("\(number)", in: SHA256.digest([])) }

    private func leg(_ number: Int, _ kind: String, from start: Double, seconds: Double, heartRate: Double? = nil)
        -> Leg
    {
        let times = [start, start + seconds].map {
            LocalTime(Instant(milliseconds: Int64($0 * 1_000)), offsetMinutes: 120)
        }
        let figures = LegFigures(distance: seconds, heartRate: heartRate)
        return Leg(id: id(number), kind: KindID(rawValue: kind), start: times[0], end: times[1], figures: figures)
    }

    @Test func `duration is the sum of the legs, never end less start`() {
        let outing = Outing(
            id: id(0),
            legs: [leg(1, "walk", from: 0, seconds: 600), leg(2, "run", from: 640, seconds: 300)]
        )
        #expect(outing.summary.duration == 900)
        #expect(outing.end.instant.seconds(since: outing.start.instant) == 940)
    }

    @Test func `heart rate is weighted by duration with a floor of one second`() throws {
        let outing = Outing(
            id: id(0),
            legs: [
                leg(1, "walk", from: 0, seconds: 600, heartRate: 100), leg(2, "walk", from: 600, seconds: 300),
                leg(3, "walk", from: 900, seconds: 0.2, heartRate: 160),
            ]
        )
        let mean = try #require(outing.summary.heartRate)
        #expect(abs(mean - 60_160.0 / 601) < 1e-9)
    }

    @Test func `changing a leg derives the summary anew`() {
        var outing = Outing(id: id(0), legs: [leg(1, "walk", from: 0, seconds: 600)])
        outing.legs[0].kind = KindID(rawValue: "run")
        outing.legs[0].figures.distance = 7
        #expect(outing.summary.kinds.map(\.rawValue) == ["run"] && outing.summary.distance == 7)
    }

    @Test func `an outing comes back from JSON whole`() throws {
        var outing = Outing(id: id(0), legs: [leg(1, "walk", from: 0, seconds: 600, heartRate: 99.5)])
        outing.name = "Rundt vannet"
        outing.tags = ["vann"]
        outing.weather = Weather(temperature: -3.5, windSpeed: 2, condition: "sol")
        outing.legs[0].media = [Media(type: "podcast", title: "Ut på tur")]
        outing.legs[0].pieces = [Piece(source: id(9), sequences: 0..<12)]
        outing.legs[0].figures.bounds = Bounds(southE7: 1, westE7: 2, northE7: 3, eastE7: 4)
        outing.legs[0].fragments = [Fragment(sequence: 3, markup: "<a xmlns=\"b\"/>")]
        outing.markers = [
            Marker(id: id(5), position: Position(latitudeE7: 599_123_456, longitudeE7: 107_522_451), name: "Fint sted")
        ]
        outing.photos = [PhotoReference(link: "a.jpg")]
        let again = try JSONDecoder().decode(Outing.self, from: try JSONEncoder().encode(outing))
        #expect(again == outing)
    }

    @Test func `every optional key has a default`() throws {
        let json = """
            {"id":"\(id(0))","legs":[{"id":"\(id(1))","start":"2024-05-11T10:00:00+02:00","end":"2024-05-11T10:10:00+02:00"}]}
            """
        let outing = try JSONDecoder().decode(Outing.self, from: Data(json.utf8))
        #expect(outing.settings == FrozenSettings(dogName: "Tintin", stride: 0.32, sniffFactor: 1.12))
        #expect(outing.legs[0].kind == .unknown && outing.summary.duration == 600 && outing.timeBasis == .written)
    }

    @Test(arguments: [
        #""startDate":"2024-05-11T08:00:00Z","endDate":"2024-05-11T08:10:00Z","activity":"walk","averageHeartRate":101"#,
        #""start":"2024-05-11T08:00:00Z","duration":600,"kind":"walk","heartRate":101,"dogName":"Bella""#,
        #""startedAt":737107200,"endedAt":737107800,"type":"walk","heartRate":101"#,
    ])
    func `a record of a single activity becomes one leg, the same each time`(keys: String) throws {
        let json = Data("{\"id\":\"\(id(0))\",\(keys),\"distance\":812.5}".utf8)
        let outing = try JSONDecoder().decode(Outing.self, from: json)
        #expect(outing.legs.count == 1 && outing.summary.duration == 600 && outing.summary.distance == 812.5)
        #expect(outing.start.instant == Instant(seconds: 1_715_414_400) && outing.summary.heartRate == 101)
        #expect(outing.settings.dogName == (keys.contains("Bella") ? "Bella" : "Tintin"))
        #expect(try JSONDecoder().decode(Outing.self, from: json) == outing)
    }

    @Test(arguments: [
        #"{"schema":2,"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","legs":[]}"#,
        #"{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8","legs":[]}"#, #"{"id":"x","legs":[]}"#,
        #"{"id":"6ba7b810-9dad-11d1-80b4-00c04fd430c8"}"#,
    ])
    func `a newer schema, no leg and no id are refused`(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Outing.self, from: Data(json.utf8)) }
    }

    @Test func `a change and its inverse give the same outing, and a stale one gives none`() throws {
        let outing = Outing(id: id(0), legs: [leg(1, "walk", from: 0, seconds: 600)])
        let walk = [Edit.LegKind(leg: id(1), kind: KindID(rawValue: "walk"))]
        let run = [Edit.LegKind(leg: id(1), kind: KindID(rawValue: "run"))]
        let changes: [Edit.Change] = [
            .kinds(before: walk, after: run), .name(before: nil, after: "A"), .note(before: "", after: "B"),
        ]
        for change in changes {
            let changed = try #require(outing.applying(change))
            #expect(changed != outing && changed.applying(change.inverse) == outing && changed.applying(change) == nil)
        }
    }
}
