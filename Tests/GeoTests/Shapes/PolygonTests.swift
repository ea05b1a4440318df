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

    @Test func `an area without corners holds nothing`() {
        #expect(!Polygon(outer: []).contains(Position(latitudeE7: 0, longitudeE7: 0)))
        let point = Position(latitudeE7: 5, longitudeE7: 5)
        #expect(Polygon(outer: [point]).contains(point))
    }
}
