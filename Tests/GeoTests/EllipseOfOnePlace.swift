// Small: DeviationalEllipse, `azimuth`: "0 of a circle". Equal points whose mean is not exact leave moments of 1e-34, and the
// azimuth is then arbitrary. Got 135 or the like, expected 0 (and the axes are 1e-17 instead of 0). The same for a circle
// of four points far from the origin.
import Testing
import TurGeo

@Suite struct EllipseOfOnePlace {
    @Test func `of one place, visited often, there is no direction`() throws {
        for (x, y) in [(0.1, 0.7), (2_600_000.1, 1_200_000.7), (1e-3, 1e-3)] {
            for count in [3, 6, 7, 10] {
                let points = PlanarPoints(x: .init(repeating: x, count: count), y: .init(repeating: y, count: count))
                let ellipse = try #require(DeviationalEllipse(points))
                #expect(ellipse.azimuth == 0 && ellipse.major == 0, "\(count) times \(x), \(y): \(ellipse)")
            }
        }
    }
}
