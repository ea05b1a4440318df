// BUG in Modules/Geo/Clustering/Pyramid/MortonLevel.swift, `squared`: x² + y² of steps of 2⁻³² runs over 2⁶⁴ (x up to 2³¹,
// y up to 2³²), so that places at opposite edges of the square come out near. It is met where the cells around a place are
// all cells: radius of a quarter of the world and more (128 to 255 of 512 pixels at zoom 0). Documented: "the poles are edges
// and do not meet". Expected two items, got one. (A sum in Double or UInt128, or limiting y before squaring, mends it.)
import Testing
import TurGeo

@Suite struct PyramidPoles {
    @Test(arguments: [(90.0, 1.0), (90, 0.04), (84, 179.0)])
    func `the poles do not meet at any radius`(latitude: Double, longitude: Double) throws {
        var options = PyramidOptions()
        options.radius = 200
        let places = [(latitude, 0.0), (-latitude, longitude)].compactMap {
            Position(latitude: $0.0, longitude: $0.1)
        }
        let pyramid = ClusterPyramid(Fixes(positions: places), options: options)
        #expect(pyramid.items(zoom: 0).count == 2)
    }
}
