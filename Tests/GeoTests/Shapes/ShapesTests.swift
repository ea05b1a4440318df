import Testing
import TurGeo
import TurTestKit

/// Fixture A of detection.md part 3: places H, W, S and G, visited H W H W G H S H W H.
enum VisitFixture {
    static let visits: [Position] = {
        let places: [Character: (Int32, Int32)] = [
            "H": (599_100_000, 107_500_000), "W": (599_300_000, 107_000_000), "S": (599_500_000, 108_000_000),
            "G": (599_120_000, 107_600_000),
        ]
        return "HWHWGHSHWH".compactMap { places[$0] }.map { Position(latitudeE7: $0.0, longitudeE7: $0.1) }
    }()

    /// The same across ±180°.
    static let visitsFarEast = visits.map {
        Position(
            latitudeE7: $0.latitudeE7,
            longitudeE7: Int32((Int64($0.longitudeE7) + 1_692_500_000 + 1_800_000_000) % 3_600_000_000 - 1_800_000_000)
        )
    }
}

@Suite struct ShapesTests {
    @Test(arguments: [VisitFixture.visits, VisitFixture.visitsFarEast])
    func `fixture A has its hull, its area and its ellipse, across the antimeridian too`(visits: [Position]) throws {
        let hull = ConvexHull(of: visits)
        #expect(hull.corners.count == 4 && abs(hull.area / 1e6 - 10.223_550) < 5e-7)
        let ellipse = try #require(DeviationalEllipse(of: visits))
        #expect(abs(ellipse.major - 1_699.015) < 6e-4 && abs(ellipse.minor - 1_475.969) < 6e-4)
        #expect(abs(ellipse.azimuth - 93.114_2) < 6e-5 && abs(ellipse.area / 1e6 - 7.878_156) < 6e-7)
    }

    @Test func `fixture A has its centre, and weights stand for visits`() throws {
        let centre = try #require(SphericalCentre.of(VisitFixture.visits))
        #expect(abs(centre.latitude - 59.920_204) < 6e-7 && abs(centre.longitude - 10.741) < 6e-7)
        let places = [0, 1, 6, 4].map { VisitFixture.visits[$0] }
        #expect(SphericalCentre.of(places, weights: [5, 3, 1, 1]) == centre)
        let squares = VisitFixture.visits.map { Haversine.distance($0, centre) }.reduce(0) { $0 + $1 * $1 }
        #expect(abs((squares / 10).squareRoot() - 2_250.487) < 0.02)
        let ellipse = try #require(DeviationalEllipse(of: places, weights: [5, 3, 1, 1]))
        #expect(abs(ellipse.major - 1_699.015) < 6e-4)
    }

    @Test func `the centre across the antimeridian lies there, at the pole there, and of antipodes there is none`()
        throws
    {
        let place = { (latitude: Double, longitude: Double) in
            try #require(Position(latitude: latitude, longitude: longitude))
        }
        let centre = try #require(SphericalCentre.of([place(0, 179.99), place(0, -179.99)]))
        #expect(centre.latitudeE7 == 0 && abs(centre.longitudeE7) == 1_800_000_000)
        #expect(try SphericalCentre.of((0..<4).map { try place(80, Double($0) * 90 - 180) })?.latitudeE7 == 900_000_000)
        #expect(try SphericalCentre.of([place(10, 20), place(-10, -160)]) == nil)
        #expect(SphericalCentre.of([]) == nil)
    }

    @Test func `hulls of few, equal and collinear points have no area`() {
        #expect(ConvexHull(of: []).corners.isEmpty)
        let points = PlanarPoints(x: [1, 1, 1], y: [2, 2, 2])
        #expect(ConvexHull(points).corners == [0] && ConvexHull(points).area == 0)
        let line = ConvexHull(PlanarPoints(x: [0, 1, 2, 3], y: [0, 1, 2, 3]))
        #expect(line.corners == [0, 3] && line.area == 0)
        #expect(DeviationalEllipse(PlanarPoints(x: [], y: [])) == nil)
        let circle = DeviationalEllipse(points)
        #expect(circle?.major == 0 && circle?.azimuth == 0)
    }

    @Test func `a hull holds all its points and turns left at every corner`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<50 {
                let count = dice.whole(3...60)
                let points = PlanarPoints(
                    x: ContiguousArray((0..<count).map { _ in Double(dice.whole(-9...9)) }),
                    y: ContiguousArray((0..<count).map { _ in Double(dice.whole(-9...9)) })
                )
                let hull = ConvexHull(points)
                guard hull.corners.count > 2 else { continue }
                for (place, a) in hull.corners.enumerated() {
                    let b = hull.corners[(place + 1) % hull.corners.count]
                    for point in 0..<count {
                        let cross =
                            (points.x[b] - points.x[a]) * (points.y[point] - points.y[a])
                            - (points.y[b] - points.y[a]) * (points.x[point] - points.x[a])
                        #expect(cross >= 0)
                        let isCorner = hull.corners.contains {
                            points.x[$0] == points.x[point] && points.y[$0] == points.y[point]
                        }
                        #expect(cross > 0 || isCorner || point != a)
                    }
                }
            }
        }
    }

    @Test(arguments: [0.0, 30, 90, 135]) func `the ellipse points where the points do`(azimuth: Double) throws {
        let start = Position(latitudeE7: 0, longitudeE7: 0)
        let places = [-2.0, -1, 0, 1, 2].map {
            GreatCircle.destination(from: start, course: azimuth, distance: $0 * 1_000)
        }
        let ellipse = try #require(DeviationalEllipse(of: places))
        #expect(abs(ellipse.azimuth - azimuth) < 0.01 && abs(ellipse.major - 2_000_000.0.squareRoot()) < 0.1)
        #expect(ellipse.minor < 1)
    }
}
