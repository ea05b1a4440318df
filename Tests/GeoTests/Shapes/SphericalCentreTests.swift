import Foundation
import Testing
import TurGeo
import TurTestKit

@Suite struct SphericalCentreTests {
    private static let unit = Double.pi / 180

    private func place(_ latitude: Double, _ longitude: Double) throws -> Position {
        try #require(Position(latitude: latitude, longitude: longitude))
    }

    /// The part of a unit vector towards `place` that points north, east and up at `centre`.
    private static func seen(_ place: Position, from centre: Position) -> SIMD3<Double> {
        let (phi, phi0) = (place.latitude * unit, centre.latitude * unit)
        let turn = (place.longitude - centre.longitude) * unit
        return SIMD3(
            cos(phi0) * sin(phi) - sin(phi0) * cos(phi) * cos(turn),
            cos(phi) * sin(turn),
            sin(phi0) * sin(phi) + cos(phi0) * cos(phi) * cos(turn)
        )
    }

    @Test func `seen from the centre the places pull to no side`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for round in 0..<200 {
                let middle = [dice.position(), try place(90, 0), try place(-90, 7), try place(30, 180)][round % 4]
                let reach = [100.0, 50_000, 2_000_000, 8_000_000][dice.whole(0...3)]
                let places = (0..<dice.whole(1...20)).map { _ in
                    GreatCircle.destination(
                        from: middle,
                        course: dice.number(0...360),
                        distance: dice.number(0...reach)
                    )
                }
                let weights = places.map { _ in dice.number(0.5...3) }
                let isWeighted = dice.whole(0...1) == 1
                let centre = try #require(SphericalCentre.of(places, weights: isWeighted ? weights : nil))
                var (sum, total) = (SIMD3<Double>(), 0.0)
                for (place, weight) in zip(places, weights) {
                    sum += (isWeighted ? weight : 1) * Self.seen(place, from: centre)
                    total += isWeighted ? weight : 1
                }
                // Half a unit of 1e-7 degree, each way, and all of it up.
                #expect(abs(sum.x) < 1e-9 * total && abs(sum.y) < 1e-9 * total && sum.z > 0, "\(places) \(centre)")
            }
        }
    }

    @Test func `fixture A has its centre, and weights stand for visits`() throws {
        let centre = try #require(SphericalCentre.of(VisitFixture.visits))
        #expect(abs(centre.latitude - 59.920_204) < 6e-7 && abs(centre.longitude - 10.741) < 6e-7)
        let places = [0, 1, 6, 4].map { VisitFixture.visits[$0] }
        #expect(SphericalCentre.of(places, weights: [5, 3, 1, 1]) == centre)
        let squares = VisitFixture.visits.map { Haversine.distance($0, centre) }.reduce(0) { $0 + $1 * $1 }
        #expect(abs((squares / 10).squareRoot() - 2_250.487) < 0.02)
    }

    @Test func `the centre across the antimeridian lies there, at the pole there, and of antipodes there is none`()
        throws
    {
        let centre = try #require(SphericalCentre.of([place(0, 179.99), place(0, -179.99)]))
        #expect(centre.latitudeE7 == 0 && abs(centre.longitudeE7) == 1_800_000_000)
        #expect(try SphericalCentre.of((0..<4).map { try place(80, Double($0) * 90 - 180) })?.latitudeE7 == 900_000_000)
        #expect(try SphericalCentre.of([place(10, 20), place(-10, -160)]) == nil)
        #expect(try SphericalCentre.of([place(90, 20), place(-90, -60)]) == nil)
        #expect(SphericalCentre.of([]) == nil)
        #expect(try SphericalCentre.of([place(10, 20), place(30, 40)], weights: [0, 0]) == nil)
    }

    @Test func `one place is its own centre, however often it counts`() throws {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<200 {
                let place = dice.position(latitude: -90...90, longitude: -179.999...179.999)
                #expect(SphericalCentre.of([place]) == place)
                #expect(SphericalCentre.of([place, place, place], weights: [0.1, 5, 1e-9]) == place)
            }
        }
    }
}
