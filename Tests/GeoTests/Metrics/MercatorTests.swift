import Foundation
import Testing
import TurGeo
import TurTestKit

@Suite struct MercatorTests {
    /// Degrees north and east, and x and y; at 60° N y is ½ − ln(2 + √3)/2π.
    static let known: [SIMD4<Double>] = [
        [0, 0, 0.5, 0.5], [85.051_128_7, -180, 0, 2.6e-9], [-85.051_128_7, 180, 0, 1 - 2.6e-9], [90, 90, 0.75, 2.6e-9],
        [60, 10, 19.0 / 36, 0.5 - log(2 + 3.0.squareRoot()) / (2 * .pi)],
    ]

    @Test(arguments: known) func `known places lie where they should`(row: SIMD4<Double>) throws {
        let point = Mercator.point(try #require(Position(latitude: row.x, longitude: row.y)))
        #expect(abs(point.x - row.z) < 1e-12 && abs(point.y - row.w) < 2e-10, "\(point)")
    }

    @Test func `columns equal the single function, in whole steps and on the unit square`() {
        SeededRandom.eachOfSeeds { dice in
            var positions = (0..<2_003).map { _ in dice.position() }
            positions += [Position(latitudeE7: 900_000_000, longitudeE7: 1_800_000_000)]
            positions += [Position(latitudeE7: -900_000_000, longitudeE7: 1_799_999_999)]
            positions += [Position(latitudeE7: 1, longitudeE7: -1_800_000_000)]
            let fixes = Fixes(positions: positions)
            let (whole, unit) = (Mercator.points(fixes), Mercator.unitPoints(fixes))
            #expect(whole.count == positions.count && unit.count == positions.count)
            for (index, position) in positions.enumerated() {
                let truth = Mercator.point(position)
                #expect(abs(unit.x[index] - truth.x) < 1e-14 && abs(unit.y[index] - truth.y) < 1e-14)
                #expect(unit.x[index] < 1)
                let steps = (truth.x * 4_294_967_296, truth.y * 4_294_967_296)
                #expect(abs(Double(whole.x[index]) - steps.0) < 0.6 && abs(Double(whole.y[index]) - steps.1) < 0.6)
            }
        }
    }

    @Test func `the way back ends where it began`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<1_000 {
                let position = dice.position(latitude: -85...85, longitude: -180...179.9999999)
                let point = Mercator.point(position)
                #expect(Mercator.position(x: point.x, y: point.y) == position)
                #expect(Mercator.position(x: point.x + 3, y: point.y) == position)
            }
        }
    }

    @Test func `a slice is projected alone, and nothing gives nothing`() {
        let fixes = Fixes(
            positions: (0..<20).map { Position(latitudeE7: $0 * 10_000_000, longitudeE7: $0 * 10_000_000) }
        )
        #expect(Mercator.points(fixes[3..<12]).y == ContiguousArray(Mercator.points(fixes).y[3..<12]))
        #expect(Mercator.points(Fixes()).count == 0)
        #expect(Mercator.position(x: .nan, y: .infinity) == Position(latitudeE7: 0, longitudeE7: 0))
    }
}
