import TurGeo
import TurTestKit

extension SeededRandom {
    mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func metres(_ range: Range<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// Anywhere on the globe, in degrees as likely as any other.
    mutating func position() -> Position { position(latitude: -90...90, longitude: -180...180) }

    mutating func position(latitude: ClosedRange<Double>, longitude: ClosedRange<Double>) -> Position {
        Position(
            latitudeE7: Int32(number(latitude) * 1e7),
            longitudeE7: Int32(number(longitude) * 1e7)
        )
    }

    /// Calls `body` with a few fixed seeds and a fresh one, and prints the fresh one.
    static func eachOfSeeds(_ name: String = #function, body: (inout SeededRandom) throws -> Void) rethrows {
        let fresh = UInt64.random(in: 1...(.max))
        print("seed of \(name): \(fresh)")
        for seed in [1, 2, 3, fresh] {
            var dice = SeededRandom(seed: seed)
            try body(&dice)
        }
    }
}
