import Testing
import TurTestKit

@testable import TurGeo

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

@Suite struct PolarPlaneTests {
    /// The place so many metres from a pole along the meridian of 0° and to the left of it, seen from above.
    ///
    /// With the ellipsoid's radius of curvature at a pole, a²/b, which some kilometres around is exact to a millimetre.
    private func place(_ x: Double, _ y: Double, isNorth: Bool) throws -> Position {
        let curvature = 6_378_137.0 * 6_378_137.0 / 6_356_752.314_245
        let latitude = 90 - (x * x + y * y).squareRoot() / curvature * (180 / .pi)
        let longitude = atan2(y, x) * (180 / .pi)
        return try #require(
            Position(latitude: isNorth ? latitude : -latitude, longitude: isNorth ? longitude : -longitude)
        )
    }

    @Test(arguments: [true, false]) func `within kilometres of a pole feet and hits are those of its plane`(
        isNorth: Bool
    ) throws {
        try SeededRandom.eachOfSeeds { dice in
            let lines = (0..<6).map { _ in
                let count = dice.whole(1...20)
                return PlanarPoints(
                    x: ContiguousArray((0..<count).map { _ in dice.number(-3_000...3_000) }),
                    y: ContiguousArray((0..<count).map { _ in dice.number(-3_000...3_000) })
                )
            }
            let fixes = try lines.map { line in
                Fixes(positions: try (0..<line.count).map { try place(line.x[$0], line.y[$0], isNorth: isNorth) })
            }
            let index = LineIndex(fixes)
            for _ in 0..<20 {
                let (x, y) = (dice.number(-3_000...3_000), dice.number(-3_000...3_000))
                let asked = try place(x, y, isNorth: isNorth)
                let truths = lines.enumerated().compactMap { line, points in
                    points.foot(x: x, y: y).map { (line: line, foot: $0, side: points.side(x: x, y: y, at: $0)) }
                }
                for truth in truths {
                    let foot = try #require(fixes[truth.line].foot(of: asked))
                    #expect(abs(foot.distance - truth.foot.distance) < 0.03)
                    if truth.foot.distance > 1, truth.foot.share > 0, truth.foot.share < 1 {
                        #expect(foot.side == truth.side)
                    }
                }
                let near = truths.filter { $0.foot.distance < 500 }
                let hits = index.hits(at: asked, within: 500.03)
                #expect(Set(hits.map(\.line)).isSuperset(of: near.map(\.line)))
                for hit in hits {
                    let truth = try #require(truths.first { $0.line == hit.line })
                    #expect(abs(hit.distance - truth.foot.distance) < 0.03)
                }
            }
        }
    }

    @Test func `a tap 2.2 m beyond the pole is 2.2 m from a line that ends there`() throws {
        let line = Fixes(
            positions: [
                Position(latitudeE7: 899_000_000, longitudeE7: 0), Position(latitudeE7: 900_000_000, longitudeE7: 0),
            ]
        )
        let beyond = Position(latitudeE7: 899_999_800, longitudeE7: 1_700_000_000)
        let foot = try #require(line.foot(of: beyond))
        #expect(abs(foot.distance - 2.234) < 0.001 && foot.share == 1 && foot.position.latitudeE7 == 900_000_000)
        #expect(LineIndex([line]).nearest(to: beyond, within: 2.3)?.line == 0)
        #expect(LineIndex([line]).nearest(to: beyond, within: 2.2) == nil)
    }

    @Test(arguments: [true, false]) func `at the edge of the cap both planes agree to 0.1 %`(isNorth: Bool) throws {
        let sign: Int32 = isNorth ? 1 : -1
        let line = Fixes(
            positions: [-20_000, 30_000].map { Position(latitudeE7: sign * 870_000_500, longitudeE7: $0) }
        )
        for latitude in [869_999_999, 870_000_000] as [Int32] {
            let asked = Position(latitudeE7: sign * latitude, longitudeE7: 5_000)
            let foot = try #require(line.foot(of: asked))
            #expect(abs(foot.distance / LocalMetric.distance(asked, foot.position) - 1) < 0.001)
            #expect(abs(foot.distance - 5.58) < 0.02)
            let hit = try #require(LineIndex([line]).nearest(to: asked, within: 6))
            #expect(abs(hit.distance - foot.distance) < 1e-6)
        }
    }

    @Test func `a reach beyond the cap still finds lines outside of it`() throws {
        let line = Fixes(positions: [Position(latitudeE7: 780_000_000, longitudeE7: 0)])
        let asked = Position(latitudeE7: 880_000_000, longitudeE7: 0)
        #expect(LineIndex([line]).nearest(to: asked, within: 690_000) == nil)
        let hit = try #require(LineIndex([line]).nearest(to: asked, within: 1_200_000))
        #expect(abs(hit.distance - LocalMetric.distance(asked, line.position(at: 0))) < 2_000)
    }

    @Test(arguments: [500_000.0, 699_999, 700_001, .infinity])
    func `near a pole the tolerance does not change distances`(
        tolerance: Double
    ) throws {
        let place = { (latitude: Int32, longitude: Int32) in Position(latitudeE7: latitude, longitudeE7: longitude) }
        // Over the pole it is 2.2 km to the first line; in degrees the second one, 2.8 km off, seems nearer.
        let here = place(899_900_000, 0)
        let lines = [
            [place(899_900_000, 1_700_000_000), place(899_900_000, 1_700_100_000)],
            [place(899_650_000, 0), place(899_650_000, 1_000)],
        ].map { Fixes(positions: $0) }
        let feet = try lines.map { try #require($0.foot(of: here)).distance }
        #expect(feet[0] < feet[1])
        let hits = LineIndex(lines).hits(at: here, within: tolerance)
        for hit in hits { #expect(abs(hit.distance - feet[hit.line]) < 1e-6, "\(hit) but \(feet[hit.line])") }
        #expect(LineIndex(lines).nearest(to: here, within: tolerance)?.line == 0)
    }

    @Test func `a long step over the pole is found there`() throws {
        let place = { (latitude: Int32, longitude: Int32) in Position(latitudeE7: latitude, longitudeE7: longitude) }
        let line = Fixes(positions: [place(799_000_000, 0), place(799_000_000, 1_800_000_000)])
        let pole = place(900_000_000, 0)
        #expect(try #require(line.foot(of: pole)).distance < 1)
        #expect(LineIndex([line]).nearest(to: pole, within: 600_000) != nil)
    }

    @Test(arguments: [true, false]) func `points come back, far from the pole too, and feet lie where they say`(
        isNorth: Bool
    ) throws {
        try SeededRandom.eachOfSeeds { dice in
            let plane = PolarPlane(isNorth: isNorth)
            for _ in 0..<200 {
                let latitude = dice.number(0...90) * (isNorth ? 1 : -1)
                let place = try #require(Position(latitude: latitude, longitude: dice.number(-180...180)))
                let point = plane.point(place)
                let back = plane.position(x: point.x, y: point.y)
                #expect(LocalMetric.distance(place, back) < 0.02, "\(place)")
                // A circle around the pole, in steps as long as it is wide, and others.
                let edge = dice.number(89...89.999) * (isNorth ? 1 : -1)
                let line = Fixes(
                    positions: try (0..<5).map {
                        try #require(Position(latitude: edge, longitude: Double($0) * 70 - 150))
                    }
                )
                let asked = try #require(
                    Position(latitude: dice.number(88...90) * (isNorth ? 1 : -1), longitude: dice.number(-180...180))
                )
                let foot = try #require(line.foot(of: asked))
                #expect(abs(LocalMetric.distance(asked, foot.position) - foot.distance) < 0.02 + foot.distance * 2e-4)
            }
        }
    }
}
