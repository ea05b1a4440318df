import TurTestKit

@testable import TurGeo

/// Outings for tests of what counts them.
enum SomeOutings {
    /// Up to a dozen around 60° N and a longitude, of few pieces, with steps that jump over cells.
    static func outings(_ dice: inout SeededRandom, around longitude: Double) -> [[Fixes]] {
        (0..<dice.whole(0...12)).map { _ in
            (0..<dice.whole(0...3)).map { _ in
                var (north, east) = (dice.number(59.9...59.95), dice.number(-0.05...0.05))
                return Fixes(
                    positions: (0..<dice.whole(0...30)).compactMap { _ in
                        // Every tenth step is a long one that jumps over cells.
                        let reach = dice.whole(0...9) == 0 ? 0.05 : 0.001
                        north += dice.number(-reach...reach)
                        east += dice.number(-reach...reach)
                        let whole = Int64((longitude + east) * 1e7)
                        return Position(latitudeE7: Int32(north * 1e7), longitudeE7: Int32(LocalMetric.wrapped(whole)))
                    }
                )
            }
        }
    }
}
