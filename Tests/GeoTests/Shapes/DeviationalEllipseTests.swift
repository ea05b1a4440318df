import Foundation
import Testing
import TurGeo
import TurTestKit

@Suite struct DeviationalEllipseTests {
    /// The weighted mean of the products of the parts of two columns that lie off their means.
    private static func moment(_ a: [Double], _ b: [Double], _ weights: [Double]) -> Double {
        let total = weights.reduce(0, +)
        let mean = { (column: [Double]) in zip(column, weights).reduce(0) { $0 + $1.0 * $1.1 } / total }
        let (middleA, middleB) = (mean(a), mean(b))
        return a.indices.reduce(0) { $0 + weights[$1] * (a[$1] - middleA) * (b[$1] - middleB) } / total
    }

    @Test func `seen along its axes the points spread by them and are not correlated`() throws {
        try SeededRandom.eachOfSeeds { dice in
            for round in 0..<100 {
                let count = dice.whole(2...30)
                let (wide, tilt) = (dice.number(1...50), dice.number(-2...2))
                let east = dice.number(-1e6...1e6)
                let x = (0..<count).map { _ in east + dice.number(-wide...wide) }
                let y = x.map { ($0 - east) * tilt + dice.number(-20...20) }
                let weights = (0..<count).map { _ in dice.number(0.1...4) }
                let points = PlanarPoints(x: ContiguousArray(x), y: ContiguousArray(y))
                let isWeighted = round % 2 == 0
                let ellipse = try #require(DeviationalEllipse(points, weights: isWeighted ? weights : nil))
                let used = isWeighted ? weights : Array(repeating: 1, count: count)
                let turn = ellipse.azimuth * .pi / 180
                let along = zip(x, y).map { ($0 - east) * sin(turn) + $1 * cos(turn) }
                let across = zip(x, y).map { ($0 - east) * cos(turn) - $1 * sin(turn) }
                let scale = Self.moment(along, along, used)
                #expect(abs(ellipse.major * ellipse.major - scale) < 1e-9 * scale, "\(points)")
                #expect(abs(ellipse.minor * ellipse.minor - Self.moment(across, across, used)) < 1e-9 * scale)
                #expect(abs(Self.moment(along, across, used)) < 1e-9 * scale, "\(points)")
                #expect(ellipse.major >= ellipse.minor && ellipse.azimuth >= 0 && ellipse.azimuth < 180)
                #expect(ellipse.area == .pi * ellipse.major * ellipse.minor)
            }
        }
    }

    @Test(arguments: [VisitFixture.visits, VisitFixture.visitsFarEast])
    func `fixture A has its ellipse, across the antimeridian too`(visits: [Position]) throws {
        let ellipse = try #require(DeviationalEllipse(of: visits))
        #expect(abs(ellipse.major - 1_699.015) < 6e-4 && abs(ellipse.minor - 1_475.969) < 6e-4)
        #expect(abs(ellipse.azimuth - 93.114_2) < 6e-5 && abs(ellipse.area / 1e6 - 7.878_156) < 6e-7)
        let places = [0, 1, 6, 4].map { visits[$0] }
        let weighted = try #require(DeviationalEllipse(of: places, weights: [5, 3, 1, 1]))
        #expect(abs(weighted.major - 1_699.015) < 6e-4 && abs(weighted.azimuth - 93.114_2) < 6e-5)
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

    @Test func `of no points and of no weight there is none, of one place or a circle it has no direction`() {
        #expect(DeviationalEllipse(PlanarPoints(x: [], y: [])) == nil && DeviationalEllipse(of: []) == nil)
        let points = PlanarPoints(x: [1, 1, 1], y: [2, 2, 2])
        #expect(DeviationalEllipse(points, weights: [0, 0, 0]) == nil)
        let place = DeviationalEllipse(points)
        #expect(place?.major == 0 && place?.minor == 0 && place?.azimuth == 0)
        let circle = DeviationalEllipse(PlanarPoints(x: [3, -3, 0, 0], y: [0, 0, 3, -3]))
        #expect(
            circle?.azimuth == 0 && circle?.major == circle?.minor
                && abs((circle?.major ?? 0) - 4.5.squareRoot()) < 1e-15
        )
    }

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
