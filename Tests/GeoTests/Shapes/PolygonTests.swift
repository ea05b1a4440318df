import Testing
import TurGeo
import TurTestKit

@Suite struct PolygonTests {
    private func ring(_ corners: [(Int64, Int64)], shift: Int64) -> [Position] {
        corners.map { Position(latitudeE7: Int32($0.0), longitudeE7: folded($0.1 + shift)) }
    }

    private func folded(_ longitude: Int64) -> Int32 {
        Int32((longitude + 5_400_000_000) % 3_600_000_000 - 1_800_000_000)
    }

    private let square: [(Int64, Int64)] = [(0, 0), (0, 100), (100, 100), (100, 0), (0, 0)]
    private let hole: [(Int64, Int64)] = [(40, 40), (60, 40), (60, 60), (40, 60)]

    @Test(arguments: [0, 1_799_999_950, -1_799_999_990] as [Int64])
    func `inside, outside, in the hole and on the edges`(shift: Int64) {
        let area = Polygon(outer: ring(square, shift: shift), holes: [ring(hole, shift: shift)])
        let contains = { (north: Int32, east: Int64) in
            area.contains(Position(latitudeE7: north, longitudeE7: folded(east + shift)))
        }
        #expect(contains(10, 10) && contains(40, 10) && contains(99, 99))
        #expect(!contains(50, 50) && !contains(41, 59))
        #expect(contains(40, 50) && contains(60, 60) && contains(50, 40))
        #expect(contains(0, 0) && contains(100, 100) && contains(100, 50) && contains(0, 50))
        #expect(!contains(-1, 50) && !contains(101, 50) && !contains(50, -1) && !contains(50, 101))
        #expect(!contains(0, 101) && !contains(100, -1) && !contains(0, 1_800_000_000))
    }

    @Test func `a star is inside where rays to the east cross it an odd number of times`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<50 {
                let corners = (0..<dice.whole(3...12)).map { _ in (Int64(dice.whole(0...20)), Int64(dice.whole(0...20)))
                }
                let area = Polygon(outer: ring(corners, shift: 0))
                for north in 0...20 {
                    for east in 0...20 {
                        let place = Position(latitudeE7: Int32(north), longitudeE7: Int32(east))
                        #expect(area.contains(place) == naive(corners, Double(north), Double(east)))
                    }
                }
            }
        }
    }

    /// Small whole numbers, where doubles are exact but for the crossing, which is compared with slack.
    private func naive(_ corners: [(Int64, Int64)], _ north: Double, _ east: Double) -> Bool {
        var crossings = 0
        for index in corners.indices {
            let (a, b) = (corners[index], corners[(index + 1) % corners.count])
            let (ay, ax, by, bx) = (Double(a.0), Double(a.1), Double(b.0), Double(b.1))
            let within = min(ax, bx) <= east && east <= max(ax, bx) && min(ay, by) <= north && north <= max(ay, by)
            if within, (bx - ax) * (north - ay) == (by - ay) * (east - ax) { return true }
            if (ay <= north) != (by <= north), ax + (north - ay) / (by - ay) * (bx - ax) > east { crossings += 1 }
        }
        return crossings % 2 == 1
    }

    /// The rule edge by edge, in each turn of the globe that a ring reaches: 1 inside, 0 on an edge, -1 outside.
    private func side(_ place: Position, _ corners: [Position]) -> Int {
        var (x, y) = ([Int64](), corners.map { Int64($0.latitudeE7) })
        for corner in corners {
            let step = Int64(corner.longitudeE7) - (x.last.map { _ in Int64(corners[x.count - 1].longitudeE7) } ?? 0)
            let short = step > 1_800_000_000 ? step - 3_600_000_000 : step
            x.append((x.last ?? 0) + (x.isEmpty || short >= -1_800_000_000 ? short : short + 3_600_000_000))
        }
        for turn in -25...25 as ClosedRange<Int64> {
            let (east, north) = (Int64(place.longitudeE7) + turn * 3_600_000_000, Int64(place.latitudeE7))
            guard let least = x.min(), let most = x.max(), least <= east, east <= most else { continue }
            var isInside = false
            for (b, a) in zip(corners.indices, [corners.count - 1] + corners.indices) {
                let (ax, ay, bx, by) = (x[a] - east, y[a] - north, x[b] - east, y[b] - north)
                let cross = Int128(ax) * Int128(by) - Int128(ay) * Int128(bx)
                if cross == 0, min(ax, bx) <= 0, max(ax, bx) >= 0, min(ay, by) <= 0, max(ay, by) >= 0 { return 0 }
                if (ay > 0) != (by > 0), (cross > 0) == (by > ay) { isInside.toggle() }
            }
            if isInside { return 1 }
        }
        return -1
    }

    @Test(arguments: [3, 12, 60, 1e4, 1e9, 3.6e9]) func `as edge by edge, of rings from tiny to round the globe`(
        reach: Double
    ) {
        SeededRandom.eachOfSeeds { dice in
            let half = Int(reach / 2)
            let place = { (dice: inout SeededRandom) in
                Position(
                    latitudeE7: Int32(dice.whole(max(-half, -900_000_000)...min(half, 900_000_000))),
                    longitudeE7: Int32(dice.whole(max(-half, -1_800_000_000)...min(half, 1_799_999_999)))
                )
            }
            for _ in 0..<20 {
                let outer = (0..<dice.whole(0...40)).map { _ in place(&dice) }
                let hole = (0..<dice.whole(0...6)).map { _ in place(&dice) }
                let area = Polygon(outer: outer, holes: [hole])
                for place in (0..<30).map({ _ in place(&dice) }) + outer + hole {
                    let (around, within) = (side(place, outer), side(place, hole))
                    #expect(area.contains(place) == (around == 0 || (around == 1 && within != 1)), "\(outer) \(hole)")
                }
            }
        }
    }

    @Test func `areas are equal when their corners are`() {
        let (a, b) = (ring(square, shift: 0), ring(square, shift: 1))
        #expect(Polygon(outer: a) == Polygon(outer: a) && Polygon(outer: a) != Polygon(outer: b))
        #expect(Set([Polygon(outer: a), Polygon(outer: a, holes: [b]), Polygon(outer: a)]).count == 2)
    }

    @Test func `an area without corners holds nothing`() {
        #expect(!Polygon(outer: []).contains(Position(latitudeE7: 0, longitudeE7: 0)))
        let point = Position(latitudeE7: 5, longitudeE7: 5)
        #expect(Polygon(outer: [point]).contains(point))
    }
}
