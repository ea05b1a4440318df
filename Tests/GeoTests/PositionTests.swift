import Testing
import TurGeo

@Suite struct PositionTests {
    @Test func `a position is rounded to a ten-millionth of a degree and reads back exactly`() throws {
        let position = try #require(Position(latitude: 59.912_345_649, longitude: -179.999_999_96))
        #expect(position.latitudeE7 == 599_123_456)
        #expect(position.longitudeE7 == -1_800_000_000)
        #expect(position.latitude == 59.912_345_6)
    }

    @Test(arguments: [(90.000_000_1, 0.0), (0, 180.1), (.nan, 0), (0, .infinity)])
    func `a position out of range is none`(latitude: Double, longitude: Double) {
        #expect(Position(latitude: latitude, longitude: longitude) == nil)
    }
}
