import Testing
import TurGeo

/// Arguments that are no numbers, or far beyond what makes sense, must end a program nowhere.
@Suite struct NumbersTests {
    private static let start = Position(latitudeE7: 600_000_000, longitudeE7: 100_000_000)
    private static let end = Position(latitudeE7: 700_000_000, longitudeE7: 200_000_000)

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func `places that are no numbers away are the start`(
        odd: Double
    ) {
        #expect(GreatCircle.destination(from: Self.start, course: odd, distance: 5) == Self.start)
        #expect(GreatCircle.destination(from: Self.start, course: 5, distance: odd) == Self.start)
        #expect(Geodesic.destination(from: Self.start, azimuth: odd, distance: 5) == Self.start)
        #expect(Geodesic.destination(from: Self.start, azimuth: 5, distance: odd) == Self.start)
        #expect(GreatCircle.interpolated(from: Self.start, to: Self.end, share: odd) == Self.start)
        #expect(Geodesic.interpolated(from: Self.start, to: Self.end, share: odd) == Self.start)
        #expect(Self.start.interpolated(to: Self.end, share: odd) == Self.start)
    }

    @Test(arguments: [100.0, -100, 1e9, -1e300]) func `shares beyond the end stay on the globe`(share: Double) {
        let place = Self.start.interpolated(to: Self.end, share: share)
        #expect(abs(place.latitude) <= 90 && abs(place.longitude) <= 180)
    }

    @Test func `a share of a line that is no number is its start, and a greater one its end`() {
        let line = Fixes([Self.start, Self.end].map { Fix(sequence: 0, time: nil, position: $0) })
        for share in [Double.nan, -.infinity] {
            #expect(line.position(atShare: share) == Self.start && line.position(atIndexShare: share) == Self.start)
        }
        #expect(line.position(atShare: .infinity) == Self.end && line.position(atIndexShare: .infinity) == Self.end)
        let stretches = StretchFrequency.stretches(of: line[0..<2], length: .infinity, outings: [], tolerance: 5)
        #expect(stretches.count == 1)
        #expect(StretchFrequency.stretches(of: line, length: .nan, outings: [], tolerance: 5).isEmpty)
    }

    @Test func `boxes, cells and moments far out`() throws {
        let box = Bounds(southE7: 0, westE7: 0, northE7: 10, eastE7: 10)
        #expect(box.padded(by: .nan) == box.padded(by: 0))
        #expect(box.padded(by: .infinity).northE7 == 900_000_000)
        let odd = Position(latitudeE7: -900_000_001, longitudeE7: -1_800_000_001)
        #expect(
            Geohash(odd, length: 3)
                == Geohash(Position(latitudeE7: -900_000_000, longitudeE7: -1_800_000_000), length: 3)
        )
        #expect(Geohash(odd, length: 3).neighbour(east: .max, north: 0) != nil)
        #expect(Geohash(odd, length: 3).neighbour(east: 0, north: .max) == nil)
        let (first, last) = (Instant(milliseconds: .min + 5), Instant(milliseconds: .max - 5))
        #expect(last.seconds(since: first) > 1.8e16)
        let far = Fixes([first, last].map { Fix(sequence: 0, time: $0, position: Self.start) })
        #expect(Cleaning(far, rules: .unknownKind).kept.count == 2)
        let line = Densification.grid(far, from: Instant(milliseconds: 0), to: Instant(milliseconds: 5), step: .max)
        #expect(line.count == 0 || line.count == 2)
        #expect(LabelGroups.Level(cells: .max, limit: 0).cells == 64)
        #expect(GridClusters(far, level: 99).level == 24 && GridClusters(far, level: -1).count == 1)
    }
}
