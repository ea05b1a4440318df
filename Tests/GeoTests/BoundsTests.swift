import Testing
import TurGeo
import TurTestKit

@Suite struct BoundsTests {
    private func bounds(_ longitudes: [Double]) throws -> Bounds {
        var builder = Bounds.Builder()
        for longitude in longitudes { builder.add(try #require(Position(latitude: 10, longitude: longitude))) }
        return try #require(builder.bounds)
    }

    @Test(arguments: [
        ([10.0, 20, 15], 10.0, 20.0, false), ([179.9, -179.9], 179.9, -179.9, true),
        ([-179.5, 179], 179, -179.5, true),
        ([-10, 10], -10, 10, false), ([5], 5, 5, false), ([180, -170], 180, -170, true),
    ])
    func `the box is the narrower way round`(longitudes: [Double], west: Double, east: Double, crosses: Bool) throws {
        let box = try bounds(longitudes)
        #expect(Double(box.westE7) == (west * 1e7).rounded() && Double(box.eastE7) == (east * 1e7).rounded())
        #expect(box.crossesAntimeridian == crosses)
    }

    @Test func `a box across the antimeridian holds what lies in it and meets its neighbours`() throws {
        let box = try bounds([179, -179])
        #expect(box.contains(Position(latitudeE7: 100_000_000, longitudeE7: 1_795_000_000)))
        #expect(!box.contains(Position(latitudeE7: 100_000_000, longitudeE7: 0)))
        #expect(box.intersects(try bounds([-179.5, -170])))
        #expect(!box.intersects(try bounds([-170, 170 - 1])) || box.widthE7 == 20_000_000)
        #expect(box.parts.count == 2)
    }

    @Test func `nothing has no box`() { #expect(Fixes().bounds == nil) }

    @Test func `a union holds both boxes and is no wider than need be`() throws {
        let box = { (west: Double, east: Double) in
            Bounds(southE7: 0, westE7: Int32(west * 1e7), northE7: 10, eastE7: Int32(east * 1e7))
        }
        #expect(box(10, 20).union(box(30, 40)) == box(10, 40))
        #expect(box(170, 175).union(box(-170, -160)) == box(170, -160))
        #expect(box(-170, -160).union(box(170, 175)) == box(170, -160))
        #expect(box(170, -170).union(box(-175, -160)) == box(170, -160))
        #expect(box(10, 20).union(box(12, 15)) == box(10, 20))
        #expect(box(-100, 100).union(box(90, -90)).widthE7 == 3_600_000_000)
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<500 {
                let (a, b) = (
                    box(dice.number(-180...180), dice.number(-180...180)),
                    box(dice.number(-180...180), dice.number(-180...180))
                )
                let union = a.union(b)
                for edge in [a.westE7, a.eastE7, b.westE7, b.eastE7] {
                    #expect(union.contains(Position(latitudeE7: 5, longitudeE7: edge)), "\(a) \(b)")
                }
                #expect(union.widthE7 >= max(a.widthE7, b.widthE7) && union.widthE7 == b.union(a).widthE7)
            }
        }
    }

    @Test func `padding reaches the metres on every side, over ±180° and the poles`() {
        SeededRandom.eachOfSeeds { dice in
            for _ in 0..<300 {
                let place = dice.position()
                let metres = dice.number(0...200_000)
                let point = Bounds(
                    southE7: place.latitudeE7,
                    westE7: place.longitudeE7,
                    northE7: place.latitudeE7,
                    eastE7: place.longitudeE7
                )
                let box = point.padded(by: metres)
                for azimuth in stride(from: 0.0, to: 360, by: 15) {
                    #expect(box.contains(Geodesic.destination(from: place, azimuth: azimuth, distance: metres)))
                }
            }
        }
    }

    @Test func `a box in degrees is one, unless it is none`() {
        let box = Bounds(south: -1, west: 179, north: 2.5, east: -179)
        #expect(box == Bounds(southE7: -10_000_000, westE7: 1_790_000_000, northE7: 25_000_000, eastE7: -1_790_000_000))
        #expect(box?.crossesAntimeridian == true)
        #expect(
            Bounds(south: 3, west: 0, north: 2, east: 1) == nil
                && Bounds(south: .nan, west: 0, north: 2, east: 1) == nil
        )
    }

    @Test func `the meridian of ±180° lies in a box by both its names`() throws {
        let (plus, minus) = (
            Position(latitudeE7: 0, longitudeE7: 1_800_000_000), Position(latitudeE7: 0, longitudeE7: -1_800_000_000)
        )
        let east = try #require(Bounds(south: -1, west: 179, north: 1, east: 180))
        let west = try #require(Bounds(south: 0, west: -180, north: 2, east: -179))
        let across = try #require(Bounds(south: -1, west: 179, north: 1, east: -179))
        let inner = try #require(Bounds(south: -1, west: 178, north: 1, east: 179.999_999_9))
        for box in [east, west, across] { #expect(box.contains(plus) && box.contains(minus)) }
        #expect(!inner.contains(plus) && !inner.contains(minus))
        #expect(east.intersects(west) && west.intersects(east) && across.intersects(east) && !inner.intersects(west))
        let higher = try #require(Bounds(south: 1.1, west: -180, north: 2, east: -179))
        #expect(!east.intersects(higher) && !higher.intersects(east))
    }
}
