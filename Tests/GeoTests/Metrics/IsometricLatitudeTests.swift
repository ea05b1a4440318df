import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct IsometricLatitudeTests {
    /// Twice the inverse Gudermannian function, by the tangent, which loses nothing near the edge.
    private func truth(_ latitudeE7: Int32) -> Double {
        let held = min(max(latitudeE7, -850_511_287), 850_511_287)
        return 2 * asinh(tan(Double(held) * (.pi / 1.8e9)))
    }

    private func expectRight(_ latitudes: SIMD8<Int32>, _ note: Comment) {
        let (fine, coarse) = (IsometricLatitude.fine(latitudes), IsometricLatitude.coarse(latitudes))
        for lane in 0..<8 {
            let truth = truth(latitudes[lane])
            let isLow = abs(latitudes[lane]) < 600_000_000
            #expect(abs(fine[lane] - truth) < (isLow ? 2e-15 : 1e-13), note)
            // A step of 2^-32 of the world is 4π·2^-32, 2.9e-9.
            #expect(abs(coarse[lane] - truth) < 4e-11, note)
            #expect(fine[lane].sign == coarse[lane].sign || truth == 0, note)
        }
    }

    @Test func `both are as near to the logarithm as they promise`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<2_000 {
                let latitudes = SIMD8<Int32>((0..<8).map { _ in Int32(dice.whole(-900_000_000...900_000_000)) })
                expectRight(latitudes, "\(latitudes)")
                expectRight(latitudes / 90_000, "\(latitudes / 90_000)")
            }
        }
    }

    @Test func `at the equator it is 0, at the edge of the square twice π, and beyond it no more`() {
        let edges: SIMD8<Int32> = [
            0, 1, -1, 850_511_287, -850_511_287, 850_511_288, 900_000_000, -900_000_000,
        ]
        expectRight(edges, "edges")
        let fine = IsometricLatitude.fine(edges)
        #expect(fine[0] == 0 && fine[3] == fine[5] && fine[5] == fine[6] && fine[4] == fine[7])
        // The square ends where the latitude is atan(sinh π); the last whole unit lies 8e-8 degrees before it.
        #expect(abs(fine[3] - 2 * .pi) < 5e-8 && fine[3] < 2 * .pi && fine[4] == -fine[3])
        let extremes = SIMD8<Int32>(.max, .min, .max, .min, .max, .min, .max, .min)
        let held = IsometricLatitude.fine(extremes)
        #expect(held[0] == fine[6] && held[1] == fine[7])
    }

    @Test func `north of a latitude it is greater, whatever power of two is taken out`() {
        SeededRandom.eachOfSeeds { dice in
            let step = dice.whole(90_000...110_000)
            var last = -Double.infinity
            for start in stride(from: -850_500_000, to: 850_000_000, by: 8 * step) {
                let latitudes = SIMD8<Int32>((0..<8).map { Int32(min(start + $0 * step, 850_511_287)) })
                let (fine, coarse) = (IsometricLatitude.fine(latitudes), IsometricLatitude.coarse(latitudes))
                for lane in 0..<8 where last < 6.28 {
                    #expect(fine[lane] > last && abs(fine[lane] - coarse[lane]) < 4e-11, "\(latitudes)")
                    last = fine[lane]
                }
            }
        }
    }
}
