import Testing
import TurGeo

@Suite struct HaversineTests {
    @Test func `it is within 0,6 % of the geodesic, and never not a number`() throws {
        for pair in try GeodesicPair.all() {
            let sphere = Haversine.distance(pair.a, pair.b)
            #expect(abs(sphere - pair.metres) <= 0.006 * pair.metres + 1e-8, "\(pair)")
        }
    }

    @Test func `a quarter and half of the circumference are exact`() {
        let (equator, pole) = (
            Position(latitudeE7: 0, longitudeE7: 0), Position(latitudeE7: 900_000_000, longitudeE7: 7)
        )
        #expect(abs(Haversine.distance(equator, pole) - Haversine.radius * .pi / 2) < 1e-6)
        let antipode = Position(latitudeE7: 0, longitudeE7: 1_800_000_000)
        #expect(abs(Haversine.distance(equator, antipode) - Haversine.radius * .pi) < 1e-6)
    }
}
