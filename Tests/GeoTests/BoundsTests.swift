import Testing
import TurGeo

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
}
