/// Repeatable random numbers: a linear congruence whose high bits are used.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed &* 2 &+ 1 }

    mutating func next() -> UInt64 {
        (half() << 32) | half()
    }

    private mutating func half() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 32
    }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
}
