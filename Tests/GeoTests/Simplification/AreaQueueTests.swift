import Testing
import TurTestKit

@testable import TurGeo

@Suite struct AreaQueueTests {
    /// Areas of one of several kinds: few, of all magnitudes, from a narrow range, all equal, what is no number too.
    private func area(_ dice: inout SeededRandom, _ kind: Int) -> Double {
        switch kind {
        case 0: Double(dice.number(0..<20))
        case 1: Double(bitPattern: dice.number(0..<0x7FF0_0000_0000_0001))
        case 2: 1 + Double(dice.number(0..<5_000)) * .ulpOfOne
        case 3: 0
        default: [0, 1, .infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude][dice.number(0..<6)]
        }
    }

    /// Small ones stay in the heap, large ones go through the bins.
    @Test(arguments: 0..<40 as Range<UInt64>) func `the least comes first, of equal ones the first point`(seed: UInt64)
    {
        var dice = SeededRandom(seed: seed)
        let (kind, count) = (Int(seed % 5), seed % 2 == 0 ? dice.number(0..<60) : dice.number(1_025..<4_000))
        var areas = (0..<count).map { _ in area(&dice, kind) }
        var (queue, left) = (AreaQueue(count: count), Set<AreaQueue.Entry>())
        for point in areas.indices {
            queue.insert(AreaQueue.entry(Int32(point), area: areas[point]))
            left.insert(AreaQueue.entry(Int32(point), area: areas[point]))
        }
        var order = left.sorted()
        while let least = order.first {
            #expect(queue.popLeast { left.contains($0) } == least, "seed \(seed)")
            left.remove(least)
            order.removeFirst()
            guard let other = order.randomElement(using: &dice), dice.oneIn(2) else { continue }
            let point = AreaQueue.point(other)
            areas[Int(point)] = area(&dice, kind)
            let changed = AreaQueue.entry(point, area: areas[Int(point)])
            queue.insert(changed)
            order.removeAll { $0 == other }
            left.remove(other)
            left.insert(changed)
            order.insert(changed, at: order.firstIndex { $0 > changed } ?? order.count)
        }
        #expect(queue.popLeast { left.contains($0) } == nil, "seed \(seed)")
    }

    @Test func `what is no number stands behind the infinite`() {
        let areas = [.nan, .infinity, 0, -.nan, 1] as [Double]
        let entries = areas.indices.map { AreaQueue.entry(Int32($0), area: areas[$0]) }
        #expect(entries.sorted().map { AreaQueue.point($0) } == [2, 4, 1, 0, 3])
    }
}
