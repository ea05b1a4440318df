import Testing
import TurTestKit

@testable import TurGeo

@Suite struct LV03Tests {
    @Test func `LV03 differs in its false values alone`() {
        let point = SwissPoint(easting: 2_600_000, northing: 1_200_000, height: 5)
        #expect(LV03.withoutGrid(fromLV95: point) == SwissPoint(easting: 600_000, northing: 200_000, height: 5))
        #expect(LV03.lv95WithoutGrid(LV03.withoutGrid(fromLV95: point)) == point)
    }
}
