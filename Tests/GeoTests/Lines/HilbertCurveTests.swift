import Testing
import TurTestKit

@testable import TurGeo

@Suite struct HilbertCurveTests {
    /// The cell at a distance along the curve through a square of 2^order cells a side, by what the curve is: four smaller
    /// ones, the first mirrored at one diagonal, the last at the other.
    private func cell(_ distance: Int, order: Int) -> SIMD2<Int> {
        guard order > 0 else { return SIMD2(0, 0) }
        let (side, part) = (1 << (order - 1), 1 << (2 * (order - 1)))
        let inner = cell(distance % part, order: order - 1)
        return switch distance / part {
        case 0: SIMD2(inner.y, inner.x)
        case 1: inner &+ SIMD2(0, side)
        case 2: inner &+ SIMD2(side, side)
        default: SIMD2(2 * side - 1 - inner.y, side - 1 - inner.x)
        }
    }

    @Test func `distances are those along four smaller curves, sixteen times over`() {
        SeededRandom.eachOfSeeds { dice in
            let ends = [
                0, 1, 0x3fff_ffff, 0x4000_0000, 0x7fff_ffff, 0x8000_0000, 0xbfff_ffff, 0xc000_0000, 0xffff_ffff,
            ]
            for distance in ends + (0..<2_000).map({ _ in dice.whole(0...0xffff_ffff) }) {
                let cell = cell(distance, order: 16)
                #expect(HilbertCurve.distance(UInt32(cell.x), UInt32(cell.y)) == UInt32(distance), "\(cell)")
            }
        }
    }

    @Test func `the curve visits every cell once, one step at a time`() {
        var cells = [UInt32: SIMD2<Int>]()
        for x in 0..<64 { for y in 0..<64 { cells[HilbertCurve.distance(UInt32(x), UInt32(y))] = SIMD2(x, y) } }
        #expect(cells.count == 4_096 && cells.keys.max() == 4_095)
        for distance in 1..<UInt32(4_096) {
            let step = (cells[distance] ?? SIMD2()) &- (cells[distance - 1] ?? SIMD2())
            #expect(abs(step.x) + abs(step.y) == 1)
        }
    }

    @Test func `the curve begins and ends in the corners of the lower edge`() {
        #expect(HilbertCurve.distance(0, 0) == 0 && HilbertCurve.distance(65_535, 0) == .max)
    }
}
