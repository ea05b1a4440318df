import Testing
import TurTestKit

@testable import TurGeo

@Suite struct HitToleranceTests {
    @Test func `tolerances follow the zoom and the pointer`() {
        let metres = HitTolerance.metresPerPixel(zoom: 0, latitude: 0)
        #expect(abs(metres - 156_543.033_928) < 1e-5)
        let touch = HitTolerance.metres(pixels: HitTolerance.touchPixels, zoom: 16, latitude: 60)
        #expect(abs(touch - 22 * metres / 65_536 / 2) < 1e-9)
    }
}
