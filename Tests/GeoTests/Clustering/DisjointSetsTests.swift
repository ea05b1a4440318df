import Testing
import TurTestKit

@testable import TurGeo

@Suite struct DisjointSetsTests {
    @Test func `members that were joined have the lowest of them as root, and others don't`() {
        SeededRandom.eachOfSeeds { dice in
            for count in [1, 2, 3, 10, 60] {
                let sets = DisjointSets(count: count)
                // The slow way: a label each, that of the lower set painted over the other.
                var labels = Array(0..<count)
                for _ in 0..<dice.whole(0...(2 * count)) {
                    let (a, b) = (dice.whole(0...(count - 1)), dice.whole(0...(count - 1)))
                    sets.join(Int32(a), Int32(b))
                    let (low, high) = (min(labels[a], labels[b]), max(labels[a], labels[b]))
                    for member in labels.indices where labels[member] == high { labels[member] = low }
                    // A look that halves paths must change no answer.
                    let member = dice.whole(0...(count - 1))
                    #expect(Int(sets.root(Int32(member))) == labels[member])
                }
                #expect((0..<count).map { Int(sets.root(Int32($0))) } == labels)
            }
        }
    }

    @Test func `long chains, joined from either end, are one set`() {
        for members in [Array(0..<20_000), Array((0..<20_000).reversed())] {
            let sets = DisjointSets(count: members.count + 1)
            for (one, next) in zip(members, members.dropFirst()) { sets.join(Int32(one), Int32(next)) }
            #expect(members.allSatisfy { sets.root(Int32($0)) == 0 } && sets.root(20_000) == 20_000)
        }
    }

    @Test func `without members there are no sets, and alone each is its own`() {
        _ = DisjointSets(count: 0)
        let sets = DisjointSets(count: 3)
        sets.join(1, 1)
        #expect((0..<3).map { sets.root($0) } == [0, 1, 2])
    }
}
