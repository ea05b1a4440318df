import Testing
import TurTestKit

@testable import TurGeo

@Suite struct PassedKeysTests {
    @Test(arguments: [0, 1, 100, 65_535, 65_536, 65_537, 300_000]) func `each key comes once, in order`(count: Int) {
        var dice = SeededRandom(seed: UInt64(count))
        for different in [1, 7, 1_000_000] {
            var (keys, truth) = (PassedKeys(), Set<UInt64>())
            for _ in 0..<count {
                let key = UInt64(dice.whole(0...different))
                keys.add(key)
                truth.insert(key)
            }
            #expect(keys.different == ContiguousArray(truth.sorted()))
            #expect(keys.different == ContiguousArray(truth.sorted()))
        }
    }
}
