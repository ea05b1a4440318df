import Testing
import TurTestKit

@testable import TurGeo

@Suite struct HilbertCurveTests {
    @Test func `the Hilbert curve visits every cell once, one step at a time`() {
        var cells = [UInt32: SIMD2<Int>]()
        for x in 0..<64 { for y in 0..<64 { cells[HilbertCurve.distance(UInt32(x), UInt32(y))] = SIMD2(x, y) } }
        #expect(cells.count == 4_096)
        let keys = cells.keys.sorted()
        for (one, next) in zip(keys, keys.dropFirst()) where next == one + 1 {
            let step = (cells[one] ?? SIMD2()) &- (cells[next] ?? SIMD2())
            #expect(abs(step.x) + abs(step.y) == 1)
        }
    }
}
