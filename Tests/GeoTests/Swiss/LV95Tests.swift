import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct LV95Tests {
    /// fieldgis.md 2.2: name, degrees, exact metres, approximate metres, metres between the two on the way there and back.
    struct Golden: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var place: GeographicPoint
        var exact: SwissPoint
        var approximate: SwissPoint
        var there: Double
        var back: Double

        init(_ name: String, _ numbers: [Double]) {
            testDescription = name
            place = GeographicPoint(latitude: numbers[0], longitude: numbers[1])
            exact = SwissPoint(easting: numbers[2], northing: numbers[3])
            approximate = SwissPoint(easting: numbers[4], northing: numbers[5])
            (there, back) = (numbers[6], numbers[7])
        }
    }

    static let golden = [
        Golden(
            "Bern",
            [46.951082814, 7.438632375, 2599999.997, 1200000.006, 2599999.977, 1200000.020, 0.024, 0.409]
        ),
        Golden("Geneva", [46.207389, 6.155904, 2501001.877, 1118137.165, 2501002.030, 1118137.115, 0.161, 2.266]),
        Golden("Zurich", [47.378177, 8.540192, 2683188.024, 1248065.994, 2683188.166, 1248065.964, 0.145, 0.393]),
        Golden("Lugano", [46.0054, 8.9468, 2716824.504, 1095994.084, 2716824.242, 1095993.983, 0.281, 0.305]),
        Golden("Matterhorn", [45.97659, 7.65847, 2617037.795, 1091692.634, 2617037.699, 1091692.757, 0.156, 0.726]),
        Golden("Chur", [46.8531, 9.529, 2759402.652, 1191230.348, 2759402.595, 1191230.238, 0.123, 0.277]),
        Golden("Basel", [47.547412, 7.589577, 2611363.961, 1266309.823, 2611363.981, 1266309.941, 0.120, 0.957]),
        Golden("South tip", [45.81792, 9.017, 2722680.955, 1075263.437, 2722680.589, 1075263.333, 0.381, 0.515]),
        Golden("West tip", [46.13229, 5.95608, 2485423.836, 1110062.391, 2485424.011, 1110062.323, 0.189, 2.830]),
        Golden("East tip", [46.615, 10.49234, 2833861.789, 1167189.973, 2833861.888, 1167190.316, 0.357, 0.611]),
        Golden("North tip", [47.80845, 8.56788, 2684590.329, 1295933.061, 2684590.729, 1295933.080, 0.400, 0.681]),
        Golden("Vaduz", [47.141, 9.5209, 2757935.656, 1223209.007, 2757935.608, 1223208.878, 0.137, 0.202]),
    ]

    private func gap(_ a: SwissPoint, _ b: SwissPoint) -> Double {
        hypot(a.easting - b.easting, a.northing - b.northing)
    }

    @Test(arguments: golden) func `golden points are right to the millimetre`(row: Golden) throws {
        let exact = try LV95.point(row.place)
        #expect(
            abs(exact.easting - row.exact.easting) <= 0.000_6 && abs(exact.northing - row.exact.northing) <= 0.000_6
        )
        let back = try LV95.place(exact)
        let metres = 111_200 * hypot(back.latitude - row.place.latitude, (back.longitude - row.place.longitude) * 0.69)
        // The way there starts 50 m above Bessel's ellipsoid, the way back on it: the plane itself moves by a millimetre.
        #expect(metres < 0.002)
    }

    @Test func `it agrees with pyproj to ten nanometres, both ways`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/lv95.txt")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
        #expect(lines.count == 2_000)
        for line in lines {
            let numbers = try line.split(separator: " ").dropFirst().map { try #require(Double($0)) }
            if line.hasPrefix("F") {
                let point = try LV95.point(GeographicPoint(latitude: numbers[0], longitude: numbers[1]))
                #expect(abs(point.easting - numbers[2]) < 1e-7 && abs(point.northing - numbers[3]) < 1e-7, "\(line)")
            } else {
                let place = try LV95.place(SwissPoint(easting: numbers[0], northing: numbers[1]))
                #expect(
                    abs(place.latitude - numbers[2]) < 3e-13 && abs(place.longitude - numbers[3]) < 3e-13,
                    "\(line)"
                )
            }
        }
    }

    @Test func `swisstopo's worked example comes out with its height, both ways`() throws {
        let place = GeographicPoint(latitude: 46 + 2 / 60.0 + 38.87 / 3_600, longitude: 8 + 43 / 60.0 + 49.79 / 3_600)
        let high = GeographicPoint(latitude: place.latitude, longitude: place.longitude, height: 650.60)
        let point = try LV95.point(high)
        #expect(abs(point.easting - 2_700_000.0096) < 1e-4 && abs(point.northing - 1_100_000.0223) < 1e-4)
        #expect(abs(point.height - 599.9967) < 1e-4)
        let back = try LV95.place(point)
        #expect(abs(back.latitude - place.latitude) < 1e-12 && abs(back.longitude - place.longitude) < 1e-12)
        #expect(abs(back.height - 650.60) < 1e-7)
    }

    @Test func `the brief's point of Bern is within two centimetres, with height or without`() throws {
        let bern = GeographicPoint(latitude: 46.951082814, longitude: 7.438632375)
        #expect(gap(try LV95.point(bern), SwissPoint(easting: 2_600_000, northing: 1_200_000)) < 0.02)
        var high = bern
        high.height = 550
        let point = try LV95.point(high)
        #expect(abs(point.easting - 2_599_999.9908) < 1e-4 && abs(point.northing - 1_199_999.9931) < 1e-4)
    }

    /// Degrees, minutes and seconds on Bessel's ellipsoid, and metres.
    static let bessel: [[Double]] = [
        [47, 34, 6.364_313, 7, 40, 10.273_359, 2_617_300.623_1, 1_268_506.596_1],
        [47, 3, 28.956_593, 8, 29, 11.111_271, 2_679_520.05, 1_212_273.44],
    ]

    @Test(arguments: bessel) func `published points on Bessel's ellipsoid fit the projection`(row: [Double]) {
        let latitude = (row[0] + row[1] / 60 + row[2] / 3_600) * .pi / 180
        let longitude = (row[3] + row[4] / 60 + row[5] / 3_600 - SwissFrame.middleLongitude) * .pi / 180
        let point = SwissProjection.planar(
            latitudeSine: SIMD8(repeating: sin(latitude)),
            longitudeTangent: SIMD8(repeating: tan(longitude))
        )
        #expect(abs(point.east[0] + 2_600_000 - row[6]) < 1e-4 && abs(point.north[0] + 1_200_000 - row[7]) < 1e-4)
        let back = SwissProjection.geodetic(east: point.east, north: point.north)
        #expect(abs(back.sine[0] - sin(latitude)) < 1e-15 && abs(back.cosine[0] - cos(latitude)) < 1e-15)
        #expect(abs(back.longitude[0] - longitude) < 1e-15)
    }

    @Test func `columns equal single points and the textbook's formulas`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for count in [0, 1, 7, 8, 100] {
                let positions = (0..<count).map { _ in
                    dice.position(latitude: 45.82...47.81, longitude: 5.96...10.49)
                }
                let fixes = Fixes(positions: positions)
                let points = try LV95.points(fixes)
                let columns = GeographicColumns(
                    latitudes: ContiguousArray(positions.map(\.latitude)),
                    longitudes: ContiguousArray(positions.map(\.longitude))
                )
                #expect(try LV95.points(columns) == points)
                let places = try LV95.places(points)
                for (row, position) in positions.enumerated() {
                    let single = try LV95.point(position)
                    #expect(single.easting == points.x[row] && single.northing == points.y[row])
                    let truth = SwissReference.point(latitude: position.latitude, longitude: position.longitude)
                    #expect(abs(points.x[row] - truth.easting) < 2e-8 && abs(points.y[row] - truth.northing) < 2e-8)
                    let back = try LV95.place(SwissPoint(easting: points.x[row], northing: points.y[row]))
                    #expect(back.latitude == places.latitudes[row] && back.longitude == places.longitudes[row])
                }
            }
        }
    }

    @Test func `height and all comes back as it was`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for _ in 0..<500 {
                let place = GeographicPoint(
                    latitude: dice.number(45.82...47.81),
                    longitude: dice.number(5.96...10.49),
                    height: dice.number(-100...5_000)
                )
                let back = try LV95.place(LV95.point(place))
                #expect(abs(back.latitude - place.latitude) < 1e-11 && abs(back.longitude - place.longitude) < 1e-11)
                #expect(abs(back.height - place.height) < 1e-6)
            }
        }
    }

    @Test func `outside of the area it is refused, with the row`() throws {
        let oslo = GeographicPoint(latitude: 59.91, longitude: 10.75)
        #expect(throws: SwissError.placeOutsideArea(index: 0, latitude: 59.91, longitude: 10.75)) {
            try LV95.point(oslo)
        }
        #expect(throws: SwissError.self) { try LV95.point(GeographicPoint(latitude: .nan, longitude: 8)) }
        #expect(throws: SwissError.self) { try LV95.point(GeographicPoint(latitude: 7.4, longitude: 46.9)) }
        let swapped = SwissPoint(easting: 1_200_000, northing: 2_600_000)
        #expect(throws: SwissError.self) { try LV95.place(swapped) }
        var positions = (0..<20).map { _ in Position(latitudeE7: 470_000_000, longitudeE7: 80_000_000) }
        positions[13].latitudeE7 = 480_000_000
        #expect(throws: SwissError.placeOutsideArea(index: 13, latitude: 48, longitude: 8)) {
            try LV95.points(Fixes(positions: positions))
        }
        let columns = GeographicColumns(latitudes: [47, .nan, 47], longitudes: [8, 8, 8])
        #expect { try LV95.points(columns) } throws: { error in
            guard case SwissError.placeOutsideArea(index: 1, _, _) = error else { return false }
            return true
        }
        #expect(throws: SwissError.pointOutsideRange(index: 1, easting: 0, northing: 1_200_000)) {
            try LV95.places(PlanarPoints(x: [2_600_000, 0], y: [1_200_000, 1_200_000]))
        }
    }
}
