import Foundation
import Testing

@testable import TurGeo

@Suite struct GeodesicSeriesTests {
    @Test(arguments: [0, 0.1, 0.5, 0.9, 1]) func `the series equal the integrals they stand for`(cosineSquared: Double)
    {
        let series = GeodesicSeries(cosineSquared: cosineSquared)
        let k = Ellipsoid.secondEccentricitySquared * cosineSquared
        let f = Ellipsoid.flattening
        for arc in [-2, -1, 0.001, 0.4, 1, 1.5707, 2, 3] {
            let (sine, cosine) = (sin(arc), cos(arc))
            let distance = GaussLegendre.integral(from: 0, to: arc) { (1 + k * sin($0) * sin($0)).squareRoot() }
            let scaled = arc + GeodesicSeries.sum(series.distanceSines, sine: sine, cosine: cosine)
            #expect(abs(series.distanceFactor * scaled - distance) < 2e-15)
            let back = scaled + GeodesicSeries.sum(series.arcSines, sine: sin(scaled), cosine: cos(scaled))
            #expect(abs(back - arc) < 2e-15)
            let longitude = GaussLegendre.integral(from: 0, to: arc) {
                (2 - f) / (1 + (1 - f) * (1 + k * sin($0) * sin($0)).squareRoot())
            }
            let lag = arc + GeodesicSeries.sum(series.longitudeSines, sine: sine, cosine: cosine)
            #expect(abs(series.longitudeFactor * lag - longitude) < 2e-15)
        }
    }
}
