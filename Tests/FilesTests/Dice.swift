/// Repeatable random numbers for property tests: the state is stepped by an odd constant and mixed.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = (state ^ state >> 30) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
        return mixed ^ mixed >> 31
    }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) } }

    /// Calls `body` with a few fixed seeds and a fresh one, and prints the fresh one.
    static func eachSeed(_ name: String = #function, body: (inout Dice) throws -> Void) rethrows {
        let fresh = UInt64.random(in: 1...(.max))
        print("seed of \(name): \(fresh)")
        for seed in [1, 2, 3, fresh] {
            var dice = Dice(seed: seed)
            try body(&dice)
        }
    }
}
