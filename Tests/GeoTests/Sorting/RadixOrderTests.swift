import Testing
import TurTestKit

@testable import TurGeo

@Suite struct RadixOrderTests {
    private func expectSorted(_ keys: [UInt64], bits: Int, _ note: Comment) {
        // The sort may use the memory of what it was given.
        let sorted = RadixOrder(Block(copying: ContiguousArray(keys)), bits: bits)
        let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
        #expect(sorted.order.count == keys.count && sorted.keys.count == keys.count, note)
        #expect(keys.indices.allSatisfy { Int(sorted.order[$0]) == order[$0] }, note)
        #expect(keys.indices.allSatisfy { sorted.keys[$0] == keys[order[$0]] }, note)
    }

    @Test(arguments: [0, 1, 2, 10, 11, 12, 21, 22, 23, 33, 44, 48, 55, 62, 63, 64])
    func `the order is that of the keys, of equal ones that of the input`(bits: Int) {
        SeededRandom.eachOfSeeds { dice in
            for count in [0, 1, 2, 3, 100, 700] {
                let mask = bits == 64 ? UInt64.max : 1 << UInt64(bits) - 1
                let anywhere = (0..<count).map { _ in dice.next() & mask }
                expectSorted(anywhere, bits: bits, "\(bits) bits, \(count) keys")
                // Few different keys, so that many are equal; then such as agree in all digits but one.
                expectSorted(anywhere.map { $0 & 0x0400_0000_0000_0401 }, bits: bits, "\(bits) bits, few keys")
                let place = UInt64(dice.whole(0...max(0, bits - 1)))
                let common = dice.next() & mask & ~(1 << place)
                let near = (0..<count).map { _ in common | UInt64(dice.whole(0...min(1, bits))) << place }
                expectSorted(near, bits: bits, "\(bits) bits, bit \(place)")
            }
        }
    }

    @Test func `keys that rise, fall or are all the same`() {
        let rising = (0..<5_000).map { UInt64($0) * 0x1_0000_0001 }
        expectSorted(rising, bits: 64, "rising")
        expectSorted(rising.reversed(), bits: 64, "falling")
        expectSorted(Array(repeating: .max, count: 3_000), bits: 64, "the same")
        expectSorted([.max, 0, .max, 1 << 63, 1], bits: 64, "extremes")
    }
}
