import Testing
import TurGeo
import TurTestKit

@Suite struct GeohashTests {
    static let known: [(Double, Double, String)] = [
        (57.649_11, 10.407_44, "u4pruydqqvj"), (42.605, -5.603, "ezs42"), (0, 0, "s0000"),
        (-25.382_708, -49.265_506, "6gkzwgjzn820"),
        (90, 180, "zzzzz"), (-90, -180, "00000"),
    ]

    @Test(arguments: known.indices) func `known places have their codes`(row: Int) throws {
        let (latitude, longitude, code) = Self.known[row]
        let hash = Geohash(try #require(Position(latitude: latitude, longitude: longitude)), length: code.count)
        #expect(hash.description == code)
        #expect(Geohash(code) == hash && Geohash(code.uppercased()) == hash)
        #expect(try hash.bounds.contains(#require(Position(latitude: latitude, longitude: longitude))))
    }

    @Test func `what is no code is none`() {
        for text in ["", "a", "ezs4i", "ezs4l", "ezs4o", "ezs-2", "0123456789bcd", "ä"] {
            #expect(Geohash(text) == nil)
        }
    }

    @Test func `a cell holds its place, and its centre has its code`() {
        SeededRandom.eachOfSeeds { dice in
            for length in 1...12 {
                for _ in 0..<50 {
                    let place = dice.position()
                    let hash = Geohash(place, length: length)
                    #expect(hash.description.count == length && Geohash(hash.description) == hash)
                    #expect(hash.bounds.contains(place))
                    if length < 11 { #expect(Geohash(hash.centre, length: length) == hash) }
                    if length > 1 {
                        #expect(hash.description.hasPrefix(Geohash(place, length: length - 1).description))
                    }
                }
            }
        }
    }

    @Test func `neighbours lie around it, round the globe and not beyond the poles`() throws {
        let hash = try #require(Geohash("ezs42"))
        #expect(
            hash.neighbours.map(\.description) == [
                "ezs48", "ezs49", "ezs43", "ezs41", "ezs40", "ezefp", "ezefr", "ezefx",
            ]
        )
        let edge = Geohash(Position(latitudeE7: 0, longitudeE7: 1_799_999_999), length: 6)
        #expect(
            edge.neighbour(east: 1, north: 0)
                == Geohash(Position(latitudeE7: 0, longitudeE7: -1_800_000_000), length: 6)
        )
        #expect(Geohash(Position(latitudeE7: 900_000_000, longitudeE7: 0), length: 6).neighbours.count == 5)
    }

    @Test func `the middle of a cell lies in it, at every length`() {
        for offset in 0..<50 as Range<Int32> {
            let place = Position(latitudeE7: 600_001_593 + offset, longitudeE7: 100_009_939 - 3 * offset)
            for length in 1...12 {
                let cell = Geohash(place, length: length)
                #expect(Geohash(cell.centre, length: length) == cell, "\(cell)")
            }
        }
    }
}
