import Testing
import TurGeo
import TurTestKit

@Suite struct GreatCircleTests {
    private func place(_ latitude: Double, _ longitude: Double) throws -> Position {
        try #require(Position(latitude: latitude, longitude: longitude))
    }

    /// Degrees of start and end, and the course; the last two as on the charts: Oslo to New York, Baghdad to Osaka.
    static let courses: [[Double]] = [
        [0, 0, 1, 0, 0], [0, 0, 0, 1, 90], [0, 0, -1, 0, 180], [0, 0, 0, -1, 270], [60, 179.9, 60, -179.9, 89.913_397],
        [10, 20, 90, 0, 0], [10, 20, -90, 0, 180], [35, 45, 35, 135, 60.162_433],
    ]

    @Test(arguments: courses) func `courses are right, at the antimeridian too`(row: [Double]) throws {
        let course = try #require(GreatCircle.course(from: place(row[0], row[1]), to: place(row[2], row[3])))
        #expect(abs(course - row[4]) < 1e-6)
    }

    @Test func `from a pole the course names the meridian, and to itself there is none`() throws {
        let pole = try place(-90, 10)
        #expect(abs(try #require(GreatCircle.course(from: pole, to: place(0, 40))) - 30) < 1e-9)
        #expect(GreatCircle.course(from: pole, to: pole) == nil)
        #expect(GreatCircle.course(from: pole, to: try place(-90, 70)) != nil)
    }

    @Test func `destination undoes course and distance`() throws {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<1_000 {
                let (a, b) = (dice.position(), dice.position())
                guard let course = GreatCircle.course(from: a, to: b) else { continue }
                let end = GreatCircle.destination(from: a, course: course, distance: Haversine.distance(a, b))
                #expect(Haversine.distance(end, b) < 0.02, "\(a) \(b)")
                let middle = GreatCircle.interpolated(from: a, to: b, share: 0.25)
                #expect(abs(Haversine.distance(a, middle) * 4 - Haversine.distance(a, b)) < 0.1, "\(a) \(b)")
            }
        }
    }
}
