import Foundation
import Testing
import TurGeo
import TurTestKit

@Suite struct LV95ApproximateTests {
    private func gap(_ a: SwissPoint, _ b: SwissPoint) -> Double {
        hypot(a.easting - b.easting, a.northing - b.northing)
    }

    @Test(arguments: LV95Tests.golden) func `golden points lie as far off as the paper's polynomials put them`(
        row: LV95Tests.Golden
    ) throws {
        let exact = try LV95.point(row.place)
        let near = try LV95Approximate.point(row.place)
        #expect(abs(near.easting - row.approximate.easting) <= 0.001)
        #expect(abs(near.northing - row.approximate.northing) <= 0.001)
        #expect(abs(gap(exact, near) - row.there) <= 0.001)
        let astray = try LV95Approximate.place(exact)
        let miss = try gap(LV95.point(astray), exact)
        #expect(abs(miss - row.back) <= 0.003)
    }

    @Test func `swisstopo's worked example comes out with its height, both ways`() throws {
        let high = GeographicPoint(
            latitude: 46 + 2 / 60.0 + 38.87 / 3_600,
            longitude: 8 + 43 / 60.0 + 49.79 / 3_600,
            height: 650.60
        )
        let near = try LV95Approximate.point(high)
        #expect(abs(near.easting - 2_699_999.764) < 6e-4 && abs(near.northing - 1_099_999.973) < 6e-4)
        #expect(abs(near.height - 600) < 0.06)
        let back = try LV95Approximate.place(SwissPoint(easting: 2_700_000, northing: 1_100_000, height: 600))
        #expect(abs(back.latitude - high.latitude) < 0.12 / 3_600)
        #expect(abs(back.longitude - high.longitude) < 0.12 / 3_600 && abs(back.height - 650.6) < 0.5)
    }

    /// fieldgis.md 2.2: 0.780 m there, in the south-eastern corner, and 4.837 m back, of all hundredths of a degree.
    @Test func `over EPSG's area it is as far off as PROJ finds it, and no further`() throws {
        var (there, back, corner) = (0.0, 0.0, 0.0)
        // All of the edge, and a twentieth of what is inside.
        for south in 0..<200 {
            for east in 0..<454 where south % 199 == 0 || east % 453 == 0 || (south % 5 == 0 && east % 4 == 0) {
                let place = GeographicPoint(latitude: 45.82 + Double(south) / 100, longitude: 5.96 + Double(east) / 100)
                let exact = try LV95.point(place)
                let miss = try gap(LV95Approximate.point(place), exact)
                there = max(there, miss)
                if south == 0, east == 453 { corner = miss }
                let astray = try LV95Approximate.place(exact)
                let (north, aside) = (astray.latitude - place.latitude, astray.longitude - place.longitude)
                back = max(back, 111_170 * hypot(north, aside * cos(place.latitude * .pi / 180)))
            }
        }
        #expect(there == corner && abs(corner - 0.780) < 0.001)
        #expect(abs(back - 4.837) < 0.05)
    }

    /// Each way has a plane of its own for what lies between the two heights.
    @Test func `heights come back, and differ from those above Bessel's ellipsoid by the geoid`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for _ in 0..<200 {
                let place = GeographicPoint(
                    latitude: dice.number(45.82...47.81),
                    longitude: dice.number(5.96...10.49),
                    height: dice.number(-100...5_000)
                )
                let point = try LV95Approximate.point(place)
                #expect(try abs(LV95Approximate.place(point).height - place.height) < 0.12)
                #expect(try abs(point.height - LV95.point(place).height) < 0.5)
                let low = try LV95Approximate.point(
                    GeographicPoint(latitude: place.latitude, longitude: place.longitude)
                )
                #expect(low.easting == point.easting && low.northing == point.northing)
            }
        }
    }

    @Test func `outside of the area it is refused`() {
        let places: [(Double, Double)] = [
            (59.91, 10.75), (47.821, 8), (45.809, 8), (47, 10.501), (47, 5.949), (7.4, 46.9), (.nan, 8),
            (47, .infinity),
        ]
        for (latitude, longitude) in places {
            #expect(throws: SwissError.self) {
                try LV95Approximate.point(GeographicPoint(latitude: latitude, longitude: longitude))
            }
        }
        let points: [(Double, Double)] = [
            (1_200_000, 2_600_000), (2_479_999, 1_200_000), (2_840_001, 1_200_000), (2_600_000, 1_069_999),
            (2_600_000, 1_300_001), (.nan, 1_200_000), (600_000, 200_000),
        ]
        for (easting, northing) in points {
            #expect(throws: SwissError.self) {
                try LV95Approximate.place(SwissPoint(easting: easting, northing: northing))
            }
        }
        #expect(throws: SwissError.placeOutsideArea(index: 0, latitude: 59.91, longitude: 10.75)) {
            try LV95Approximate.point(GeographicPoint(latitude: 59.91, longitude: 10.75))
        }
    }
}
