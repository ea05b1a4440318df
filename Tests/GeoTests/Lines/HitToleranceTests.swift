import Testing
import TurGeo
import TurTestKit

@Suite struct HitToleranceTests {
    @Test func `tolerances follow the zoom and the pointer`() {
        let metres = HitTolerance.metresPerPixel(zoom: 0, latitude: 0)
        #expect(abs(metres - 156_543.033_928) < 1e-5)
        let touch = HitTolerance.metres(pixels: HitTolerance.touchPixels, zoom: 16, latitude: 60)
        #expect(abs(touch - 22 * metres / 65_536 / 2) < 1e-9)
    }

    @Test func `the tolerances are those of the rows`() {
        #expect(HitTolerance.pipe == 15 && HitTolerance.mousePixels == 12 && HitTolerance.touchPixels == 22)
    }

    /// Places a hundred pixels apart on the map, by the way back from it, measured on the sphere of the map.
    @Test func `pixels are as long as the map draws them, east and north`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<300 {
                let zoom = dice.number(8...16)
                let place = dice.position(latitude: -84...84, longitude: -179...179)
                let point = Mercator.point(place)
                // What a hundred pixels are of the world: a zoom more halves them.
                var step = 100 / 256.0
                for _ in 0..<Int(zoom) { step /= 2 }
                let whole = zoom.rounded(.down)
                let metres = HitTolerance.metres(pixels: 100, zoom: whole, latitude: place.latitude)
                let sphere = 6_378_137 / Haversine.radius
                let east = Mercator.position(x: point.x + step, y: point.y)
                let (north, south) = (
                    Mercator.position(x: point.x, y: point.y - step / 2),
                    Mercator.position(x: point.x, y: point.y + step / 2)
                )
                for truth in [Haversine.distance(place, east), Haversine.distance(north, south)] {
                    #expect(abs(truth * sphere - metres) < 2e-5 * metres + 0.02, "\(place), zoom \(whole)")
                }
                let finer = HitTolerance.metresPerPixel(zoom: zoom + 1, latitude: place.latitude)
                let coarser = HitTolerance.metresPerPixel(zoom: zoom, latitude: place.latitude)
                #expect(abs(coarser - 2 * finer) < 1e-12 * coarser)
            }
        }
    }
}
