/// Repeatable random numbers (SplitMix64: the state is stepped by an odd constant and mixed).
public struct SeededRandom: RandomNumberGenerator, Sendable {
    /// The seed that it began with, to be printed.
    public let seed: UInt64
    private var state: UInt64

    /// The numbers that follow from `seed`.
    public init(seed: UInt64) { (self.seed, state) = (seed, seed) }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    /// A whole number of `range`.
    public mutating func number<Value: FixedWidthInteger>(_ range: Range<Value>) -> Value {
        Value.random(in: range, using: &self)
    }

    /// True once in `times`.
    public mutating func oneIn(_ times: Int) -> Bool { Int.random(in: 0..<times, using: &self) == 0 }

    /// Calls `body` with a few fixed seeds and a fresh one, and prints the fresh one.
    public static func eachSeed(_ name: String = #function, _ body: (inout SeededRandom) async throws -> Void)
        async rethrows
    {
        let fresh = UInt64.random(in: 1...(.max))
        print("seed of \(name): \(fresh)")
        for seed in [1, 2, 3, fresh] {
            var random = SeededRandom(seed: seed)
            try await body(&random)
        }
    }
}
