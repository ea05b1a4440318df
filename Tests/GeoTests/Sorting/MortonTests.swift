import Testing
import TurTestKit

@testable import TurGeo

@Suite struct MortonTests {
    private static let odd: [UInt32] = [0, 1, 2, 3, 0x5555_5555, 0xaaaa_aaaa, 0x7fff_ffff, 0x8000_0000, .max - 1, .max]

    private func numbers(_ dice: inout SeededRandom) -> [UInt32] {
        Self.odd + (0..<200).map { _ in UInt32(truncatingIfNeeded: dice.next()) }
    }

    @Test func `bits stand by turns, those of y above those of x`() {
        SeededRandom.eachOfSeeds { dice in
            let numbers = numbers(&dice)
            for (x, y) in zip(numbers, numbers.shuffled(using: &dice)) {
                var code: UInt64 = 0
                for bit in 0..<32 as Range<UInt64> {
                    code |= UInt64(x >> UInt32(bit) & 1) << (2 * bit) | UInt64(y >> UInt32(bit) & 1) << (2 * bit + 1)
                }
                #expect(Morton.code(SIMD2(x, y)) == code && Morton.spread(x) << 1 == Morton.code(SIMD2(0, x)))
            }
        }
    }

    @Test func `what was spread is gathered, whatever stands between`() {
        SeededRandom.eachOfSeeds { dice in
            for x in numbers(&dice) {
                #expect(Morton.gathered(Morton.spread(x)) == x)
                #expect(Morton.gathered(Morton.spread(x) | dice.next() & 0xaaaa_aaaa_aaaa_aaaa) == x)
            }
        }
    }

    @Test func `points of one cell share the bits of its level, and no others do`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<500 {
                let level = UInt64(dice.whole(1...32))
                let place = SIMD2(UInt32(truncatingIfNeeded: dice.next()), UInt32(truncatingIfNeeded: dice.next()))
                let reach = UInt32(truncatingIfNeeded: UInt64(1) << (32 - level))
                let other = SIMD2(place.x ^ (dice.whole(0...1) == 0 ? reach : reach / 2), place.y)
                let (shift, mask) = (UInt32(32 - level), 2 * (32 - level))
                let isSame = place.x >> shift == other.x >> shift && place.y >> shift == other.y >> shift
                #expect((Morton.code(place) >> mask == Morton.code(other) >> mask) == isSame)
            }
        }
    }
}
