import Foundation
import Testing
import TurTestKit

@testable import TurGeo

@Suite struct VectorMathTests {
    /// The greatest error of `vector` against `scalar` over eight thousand numbers.
    private func worst(
        _ dice: inout SeededRandom,
        in range: ClosedRange<Double>,
        relative: Bool,
        vector: (SIMD8<Double>) -> SIMD8<Double>,
        scalar: (Double) -> Double
    ) -> Double {
        var worst = 0.0
        for _ in 0..<1_000 {
            var x = SIMD8<Double>()
            for lane in 0..<8 { x[lane] = dice.number(range) }
            let y = vector(x)
            for lane in 0..<8 {
                let truth = scalar(x[lane])
                worst = max(worst, abs(y[lane] - truth) / (relative ? abs(truth) : 1))
            }
        }
        return worst
    }

    @Test func `sine and cosine equal those of the C library to some 1e-16`() {
        SeededRandom.eachOfSeeds { dice in
            let quarter = -Double.pi / 2...Double.pi / 2
            #expect(worst(&dice, in: quarter, relative: true, vector: VectorMath.sin, scalar: { sin($0) }) < 3e-16)
            #expect(worst(&dice, in: quarter, relative: false, vector: VectorMath.cos, scalar: { cos($0) }) < 3e-16)
            let half = -Double.pi...Double.pi
            let sine = worst(&dice, in: half, relative: false) {
                VectorMath.sincosOfHalfTurn($0).sine
            } scalar: {
                sin($0)
            }
            let cosine = worst(&dice, in: half, relative: false) {
                VectorMath.sincosOfHalfTurn($0).cosine
            } scalar: {
                cos($0)
            }
            #expect(sine < 6e-16 && cosine < 8e-16)
        }
    }

    @Test(arguments: [0.5...2, 0.999...1.001, 1e-300...1e-290, 1e-3...1e300])
    func `the logarithm equals that of the C library to 1e-15`(range: ClosedRange<Double>) {
        SeededRandom.eachOfSeeds { dice in
            #expect(worst(&dice, in: range, relative: true, vector: VectorMath.log, scalar: { log($0) }) < 1e-15)
        }
    }

    @Test func `at the ends nothing is lost`() {
        let ends = SIMD8<Double>(0, -0, .pi / 2, -.pi / 2, 1e-9, -1e-9, 1e-300, 1)
        let (sine, cosine) = VectorMath.sincos(ends)
        for lane in 0..<8 {
            #expect(abs(sine[lane] - sin(ends[lane])) < 3e-16 && abs(cosine[lane] - cos(ends[lane])) < 3e-16)
        }
        #expect(VectorMath.log(SIMD8(repeating: 1)) == SIMD8())
    }

    @Test func `whole numbers are rounded to even and keep their low bits`() {
        let numbers = SIMD8<Double>(0.5, 1.5, 2.5, -1, 4_294_967_296, 4_294_967_295, 7.49, 3e9)
        #expect(VectorMath.lowBits(numbers) == SIMD8(0, 2, 2, .max, 0, .max, 7, 3_000_000_000))
        #expect(VectorMath.rounded(numbers) == SIMD8(0, 2, 2, -1, 4_294_967_296, 4_294_967_295, 7, 3e9))
    }

    @Test(arguments: [0, 1, 7, 8, 9, 16, 23]) func `blocks cover every row once, and no more`(count: Int) {
        let input = (0..<max(count, 1)).map { Double($0) }
        var output = [Double](repeating: -1, count: count + 1)
        input.withUnsafeBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                guard let source = source.baseAddress, let target = target.baseAddress else { return }
                VectorMath.blocks(count) { start, rows in
                    VectorMath.store(
                        VectorMath.load(source + start, rows, as: SIMD8<Double>.self),
                        rows,
                        to: target + start
                    )
                }
            }
        }
        #expect(output == Array(input.prefix(count)) + [-1])
    }

    @Test func `square roots are as near as they say, over every binary order`() {
        SeededRandom.eachOfSeeds { dice in
            for exponent in -300...300 {
                let scale = Double(sign: .plus, exponent: exponent, significand: 1)
                let x = VectorMath.Numbers((0..<8).map { _ in scale * dice.number(1...4) })
                let (near, exact) = (VectorMath.nearSquareRoot(x), VectorMath.squareRoot(x))
                for lane in 0..<8 {
                    let truth = x[lane].squareRoot()
                    #expect(abs(near[lane] - truth) <= 5e-10 * truth && abs(exact[lane] - truth) <= 4e-16 * truth)
                }
            }
        }
        #expect(VectorMath.nearSquareRoot(.zero) == .zero && VectorMath.squareRoot(.zero) == .zero)
    }
}
