import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct LocalPlaneTests {
    /// Metres of meridian between two latitudes in units of 1e-7 degree, by quadrature of its radius of curvature.
    private func meridian(from start: Double, to end: Double) -> Double {
        let unit = Double.pi / 180 / 1e7
        return GaussLegendre.integral(from: start * unit, to: end * unit) { latitude in
            let w = 1 - Ellipsoid.eccentricitySquared * sin(latitude) * sin(latitude)
            return Ellipsoid.equatorialRadius * (1 - Ellipsoid.eccentricitySquared) / (w * w.squareRoot())
        }
    }

    @Test func `a unit north is a piece of the meridian, a unit east one of the ellipse's parallel`() {
        SeededRandom.eachOfSeeds { dice in
            let poles = [-900_000_000, 0, 900_000_000].map { Position(latitudeE7: $0, longitudeE7: 5) }
            for origin in poles + (0..<200).map({ _ in dice.position() }) {
                let plane = LocalPlane(around: origin)
                let latitude = Double(origin.latitudeE7)
                let north = meridian(from: latitude - 2e4, to: latitude + 2e4) / 4e4
                #expect(abs(plane.metresNorth - north) < 3e-11 * north, "\(origin)")
                // The parallel's radius by the parametric latitude, tan β = (b / a)·tan φ.
                let beta = atan(Ellipsoid.polarRadius / Ellipsoid.equatorialRadius * tan(origin.latitude * .pi / 180))
                let east = Ellipsoid.equatorialRadius * cos(beta) * .pi / 180 / 1e7
                #expect(abs(plane.metresEast - east) < 1e-14, "\(origin)")
            }
        }
    }

    @Test func `a degree has its published lengths`() {
        // Metres of a degree of latitude and of longitude on WGS84, at 0°, 45° and 60°.
        for (latitude, north, east) in [
            (0, 110_574.28, 111_319.49), (450_000_000, 111_131.75, 78_846.81),
            (600_000_000, 111_412.24, 55_800.0),
        ] as [(Int32, Double, Double)] {
            let plane = LocalPlane(around: Position(latitudeE7: latitude, longitudeE7: 0))
            #expect(abs(plane.metresNorth * 1e7 - north) < 0.1 && abs(plane.metresEast * 1e7 - east) < 0.1)
        }
    }

    @Test func `near distances are geodesics, but for what the plane bends`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<500 {
                let origin = dice.position(latitude: -85...85, longitude: -180...180)
                let course = dice.number(0...360)
                let other = Geodesic.destination(from: origin, azimuth: course, distance: dice.number(1...4_000))
                let (x, y) = LocalPlane(around: origin).point(other)
                let truth = Geodesic.distance(origin, other)
                let bend = abs(other.latitude - origin.latitude) * .pi / 180 * abs(tan(origin.latitude * .pi / 180))
                let flat = (x * x + y * y).squareRoot()
                #expect(abs(flat - truth) <= truth * (bend + 1e-4) + 0.001, "\(origin) \(other)")
                let turn = abs(atan2(x, y) * 180 / .pi - (course > 180 ? course - 360 : course))
                #expect(min(turn, 360 - turn) < 3 || truth < 10, "\(origin) \(other)")
            }
        }
    }

    @Test func `points go there and back, across the antimeridian too`() {
        SeededRandom.eachOfSeeds { dice in
            for round in 0..<500 {
                var origin = dice.position(latitude: -89...89, longitude: -180...180)
                if round % 3 == 0 { origin.longitudeE7 = 1_800_000_000 - Int32(dice.whole(0...50_000)) }
                if round % 3 == 1 { origin.longitudeE7 = -1_800_000_000 + Int32(dice.whole(0...50_000)) }
                let plane = LocalPlane(around: origin)
                let (north, east) = (dice.whole(-90_000...90_000), dice.whole(-90_000...90_000))
                let longitude = LocalMetric.wrapped(Int64(origin.longitudeE7) + Int64(east))
                let place = Position(latitudeE7: origin.latitudeE7 + Int32(north), longitudeE7: Int32(longitude))
                let point = plane.point(place)
                #expect(abs(point.x - Double(east) * plane.metresEast) < 1e-9, "\(origin) \(place)")
                #expect(abs(point.y - Double(north) * plane.metresNorth) < 1e-9, "\(origin) \(place)")
                #expect(plane.position(x: point.x, y: point.y) == place, "\(origin) \(place)")
            }
        }
    }

    @Test func `columns equal single points`() {
        SeededRandom.eachOfSeeds { dice in
            for count in [0, 1, 40] {
                let places = (0..<count).map { _ in dice.position() }
                let plane = LocalPlane(around: dice.position())
                let points = plane.points(Fixes(positions: places))
                #expect(points.x == ContiguousArray(places.map { plane.point($0).x }))
                #expect(points.y == ContiguousArray(places.map { plane.point($0).y }))
            }
        }
    }

    @Test func `beyond a pole there is no position, nor where there is no number`() {
        let plane = LocalPlane(around: Position(latitudeE7: 899_990_000, longitudeE7: 0))
        #expect(plane.position(x: 0, y: 111) != nil && plane.position(x: 0, y: 112) == nil)
        for odd in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(plane.position(x: odd, y: 0) == nil && plane.position(x: 0, y: odd) == nil)
        }
        for latitude in [900_000_000, -900_000_000] as [Int32] {
            let pole = Position(latitudeE7: latitude, longitudeE7: 12)
            #expect(LocalPlane(around: pole).position(x: 0, y: 0) == pole)
        }
    }
}
