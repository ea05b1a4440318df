import Testing
import TurGeo

@Suite struct ThinningTests {
    @Test func `every size and limit gives exactly the count, ascending, with both ends`() {
        for count in 0...300 {
            for limit in 0...60 {
                let kept = Thinning.indices(count: count, limit: limit)
                #expect(kept.count == min(count, limit))
                #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
                if limit >= 2, count >= 2 { #expect(kept.first == 0 && kept.last == count - 1) }
            }
        }
    }

    @Test(arguments: [(480, 240), (241, 240)])
    func `the sizes that broke the original give exactly the cap`(count: Int, limit: Int) {
        #expect(Thinning.indices(count: count, limit: limit).count == limit)
    }

    @Test func `indices are rounded, not cut`() {
        #expect(Thinning.indices(count: 6, limit: 4) == [0, 2, 3, 5])
    }
}
