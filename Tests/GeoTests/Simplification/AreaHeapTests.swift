import Testing
import TurTestKit

@testable import TurGeo

@Suite struct AreaHeapTests {
    @Test(arguments: 0..<50 as Range<UInt64>) func `the least comes first, of equal ones the first point`(seed: UInt64)
    {
        var dice = SeededRandom(seed: seed)
        var areas = (0..<dice.number(0..<60)).map { _ in Double(dice.number(0..<20)) }
        var heap = AreaHeap(areas)
        var left = Set(areas.indices)
        while let least = left.min(by: { (areas[$0], $0) < (areas[$1], $1) }) {
            let popped = heap.popLeast()
            #expect(popped?.point == Int32(least + 1) && popped?.area == areas[least], "seed \(seed)")
            left.remove(least)
            guard let other = left.sorted().randomElement(using: &dice) else { continue }
            areas[other] = Double(dice.number(0..<20))
            heap.update(Int32(other + 1), to: areas[other])
        }
        #expect(heap.popLeast() == nil, "seed \(seed)")
    }
}
