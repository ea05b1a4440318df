import Testing
import TurGeo
import TurTestKit

@Suite struct EquirectangularPlaneTests {
    /// Places within `reach` units of 1e-7 degree around a longitude, folded into ±180°.
    private static func places(_ dice: inout SeededRandom, latitude: Int, longitude: Int, reach: Int) -> [Position] {
        (0..<dice.whole(1...12)).map { _ in
            let east = longitude + dice.whole(-reach...reach)
            let folded = (east + 5_400_000_000) % 3_600_000_000 - 1_800_000_000
            return Position(latitudeE7: Int32(latitude + dice.whole(-reach...reach)), longitudeE7: Int32(folded))
        }
    }

    @Test(arguments: [0, 600_000_000, -850_000_000], [100_000_000, 1_800_000_000, -1_799_990_000])
    func `the different places have their mean at the origin, in any order and however often`(
        latitude: Int,
        longitude: Int
    ) throws {
        try SeededRandom.eachOfSeeds { dice in
            for _ in 0..<20 {
                let places = Self.places(&dice, latitude: latitude, longitude: longitude, reach: 40_000_000)
                let plane = try #require(EquirectangularPlane(around: places))
                let points = plane.points(Array(Set(places)))
                // A nanodegree of rounding is a tenth of a millimetre.
                #expect(abs(points.x.reduce(0, +)) < 1e-3 && abs(points.y.reduce(0, +)) < 1e-3, "\(places)")
                #expect(points.x.allSatisfy { abs($0) < 9e6 })
                let again = places.shuffled(using: &dice) + [places[0], places[0]]
                #expect(EquirectangularPlane(around: again) == plane, "\(places)")
                #expect(EquirectangularPlane(around: again)?.hashValue == plane.hashValue)
            }
        }
    }

    @Test(arguments: [0, 600_000_000, -800_000_000], [100_000_000, 1_800_000_000, -1_799_990_000])
    func `near distances are those of the sphere`(latitude: Int, longitude: Int) throws {
        try SeededRandom.eachOfSeeds { dice in
            for _ in 0..<50 {
                let places = Self.places(&dice, latitude: latitude, longitude: longitude, reach: 3_000)
                let plane = try #require(EquirectangularPlane(around: places))
                let points = plane.points(places)
                for a in places.indices {
                    let (dx, dy) = (points.x[a] - points.x[0], points.y[a] - points.y[0])
                    let truth = Haversine.distance(places[a], places[0])
                    #expect(abs((dx * dx + dy * dy).squareRoot() - truth) <= 1e-4 * truth + 1e-6, "\(places)")
                    #expect((dy > 0) == (places[a].latitudeE7 > places[0].latitudeE7))
                }
            }
        }
    }

    @Test func `a degree east is as long as in the middle`() throws {
        let places = [500_000_000, 700_000_000].map { Position(latitudeE7: $0, longitudeE7: 100_000_000) }
        let plane = try #require(EquirectangularPlane(around: places))
        let degree = Haversine.radius * .pi / 180
        for latitude in [450_000_000, 600_000_000, 750_000_000] as [Int32] {
            let points = plane.points([Position(latitudeE7: latitude, longitudeE7: 110_000_000)])
            // The cosine of 60° is a half.
            #expect(abs(points.x[0] - degree / 2) < 1e-6)
            #expect(abs(points.y[0] - degree * (Double(latitude) / 1e7 - 60)) < 1e-6)
        }
    }

    @Test func `east is right and north is up, and the middle may lie beyond the antimeridian`() throws {
        let west = Position(latitudeE7: 100_000_000, longitudeE7: 1_799_000_000)
        let east = Position(latitudeE7: 100_000_000, longitudeE7: -1_798_000_000)
        let plane = try #require(EquirectangularPlane(around: [west, east]))
        #expect(abs(abs(plane.longitude) - 179.95) < 1e-9 && plane.latitude == 10)
        let points = plane.points([west, east])
        // 0.15° at 10° north: 6 371 008.8 · π/180 · 0.15 · 0.984 807 753.
        #expect(abs(points.x[1] - 16_425.9) < 0.1 && abs(points.x[0] + points.x[1]) < 1e-6)
        #expect(plane.points([]).count == 0)
    }

    @Test func `around nothing there is none, around one place it is the origin, at the poles there is no east`() throws
    {
        #expect(EquirectangularPlane(around: []) == nil)
        for latitude in [-900_000_000, -5, 0, 900_000_000] as [Int32] {
            let place = Position(latitudeE7: latitude, longitudeE7: -1_800_000_000)
            let plane = try #require(EquirectangularPlane(around: [place, place]))
            let points = plane.points([place, Position(latitudeE7: 0, longitudeE7: 0)])
            #expect(points.x[0] == 0 && points.y[0] == 0)
            #expect(abs(points.y[1] + Double(latitude) * 1e-7 * Haversine.radius * .pi / 180) < 1e-6)
            #expect(abs(latitude) < 900_000_000 || abs(points.x[1]) < 1e-8)
        }
    }

    @Test func `a place on the antimeridian counts once under either name`() {
        let place = { (longitude: Int32) in Position(latitudeE7: 5, longitudeE7: longitude) }
        let once = EquirectangularPlane(around: [place(1_800_000_000), place(1_799_000_000)])
        let twice = EquirectangularPlane(around: [
            place(1_800_000_000), place(-1_800_000_000), place(1_799_000_000),
        ])
        #expect(once == twice)
    }
}
