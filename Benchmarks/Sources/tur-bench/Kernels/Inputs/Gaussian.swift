import Foundation

/// Repeatable random numbers of the normal distribution, by the polar method of Marsaglia.
struct Gaussian {
    private var random: Seeded
    private var spare: Double?

    init(_ seed: UInt64) { random = Seeded(seed) }

    /// A number from 0 up to 1.
    mutating func uniform() -> Double { Double(random.next() >> 11) / 9_007_199_254_740_992 }

    /// A number with mean 0 and standard deviation 1.
    mutating func next() -> Double {
        if let value = spare {
            spare = nil
            return value
        }
        while true {
            let (u, v) = (2 * uniform() - 1, 2 * uniform() - 1)
            let square = u * u + v * v
            guard square < 1, square > 0 else { continue }
            let scale = (-2 * log(square) / square).squareRoot()
            spare = v * scale
            return u * scale
        }
    }
}
