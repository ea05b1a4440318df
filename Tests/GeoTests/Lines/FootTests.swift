import Testing

@testable import TurGeo

@Suite struct FootTests {
    /// An L: 100 m east, then 100 m north.
    private let bend = PlanarPoints(x: [0, 100, 100], y: [0, 0, 100])

    static let cases:
        [(name: String, point: SIMD2<Double>, segment: Int, share: Double, distance: Double, side: LineSide)] =
            [
                ("left of the first", [50, 10], 0, 0.5, 10, .left),
                ("right of the first", [50, -10], 0, 0.5, 10, .right),
                ("right of the second", [130, 40], 1, 0.4, 30, .right),
                ("left of the second", [90, 60], 1, 0.6, 10, .left),
                ("outside of the bend", [103, -4], 0, 1, 5, .right), ("before the start", [-3, 4], 0, 0, 5, .left),
                ("beyond the end", [104, 103], 1, 1, 5, .right), ("on it", [30, 0], 0, 0.3, 0, .on),
                ("on its vertex", [100, 0], 0, 1, 0, .on),
            ]

    @Test(arguments: cases.indices) func `the foot, the chainage and the side`(row: Int) throws {
        let test = Self.cases[row]
        let foot = try #require(bend.foot(x: test.point.x, y: test.point.y))
        #expect(foot.segment == test.segment && abs(foot.share - test.share) < 1e-12, "\(test.name)")
        #expect(abs(foot.distance - test.distance) < 1e-12, "\(test.name)")
        #expect(bend.side(x: test.point.x, y: test.point.y, at: foot) == test.side, "\(test.name)")
        #expect(abs(bend.chainage(of: foot) - (test.segment == 0 ? 100 * test.share : 100 + 100 * test.share)) < 1e-9)
    }

    @Test func `at a sharp bend the side is that of the angle, where either segment alone may be wrong`() throws {
        // A hairpin to the right: a point off its tip is on the left, of both segments' continuation.
        let hairpin = PlanarPoints(x: [0, 100, 100, 0], y: [0, 0, 0, -10])
        let foot = try #require(hairpin.foot(x: 105, y: 3))
        #expect(hairpin.side(x: 105, y: 3, at: foot) == .left)
        let low = try #require(hairpin.foot(x: 105, y: -4))
        #expect(hairpin.side(x: 105, y: -4, at: low) == .left)
        #expect(PlanarPoints(x: [], y: []).foot(x: 0, y: 0) == nil)
        #expect(PlanarPoints(x: [3], y: [4]).foot(x: 0, y: 0)?.distance == 5)
    }

    @Test func `on the globe the foot has its metres, across the antimeridian as elsewhere`() throws {
        for shift in [0, 900_000_000, 1_799_995_000, -1_800_000_000] as [Int64] {
            let place = { (north: Int32, east: Int64) in
                Position(latitudeE7: 600_000_000 + north, longitudeE7: Int32(LocalMetric.wrapped(east + shift)))
            }
            let line = Fixes(positions: [place(0, 0), place(0, 10_000), place(10_000, 10_000)])
            let foot = try #require(line.foot(of: place(1_000, 4_000)))
            #expect(foot.segment == 0 && abs(foot.share - 0.4) < 1e-6 && foot.side == .left)
            #expect(foot.position == place(0, 4_000))
            #expect(abs(foot.distance - LocalMetric.distance(place(1_000, 4_000), place(0, 4_000))) < 1e-5)
            #expect(abs(foot.chainage - LocalMetric.distance(place(0, 0), place(0, 4_000))) < 1e-5)
            let second = try #require(line.foot(of: place(5_000, 12_000)))
            #expect(
                second.segment == 1 && second.side == .right
                    && abs(second.chainage - line[0..<2].length - line[1..<3].length / 2) < 1e-5
            )
        }
        #expect(Fixes().foot(of: Position(latitudeE7: 0, longitudeE7: 0)) == nil)
    }

    @Test func `a line round the globe is near on every lap`() throws {
        let line = Fixes(
            positions: (0...18).map {
                Position(
                    latitudeE7: 0,
                    longitudeE7: Int32(LocalMetric.wrapped(Int64($0) * 400_000_000 % 3_600_000_000))
                )
            }
        )
        let foot = try #require(line.foot(of: Position(latitudeE7: 10, longitudeE7: -1_700_000_000)))
        #expect(foot.segment == 4 && foot.distance < 0.2)
    }

    @Test func `a line that goes round the globe often is looked through once`() throws {
        let count = 60_000
        let line = Fixes(
            positions: (0..<count).map {
                Position(
                    latitudeE7: 899_000_000 - Int32($0) * 10,
                    longitudeE7: [0, 1_200_000_000, -1_200_000_000][$0 % 3]
                )
            }
        )
        let asked = Position(latitudeE7: 400_000_000, longitudeE7: 0)
        let (foot, end) = (try #require(line.foot(of: asked)), try #require(line[(count - 6)..<count].foot(of: asked)))
        #expect(foot.segment == end.segment + count - 6 && foot.distance == end.distance)
    }
}
