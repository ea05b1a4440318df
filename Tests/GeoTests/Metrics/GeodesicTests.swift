import Testing
import TurGeo

@Suite struct GeodesicTests {
    @Test func `the geodesic agrees with pyproj to a micrometre, antipodes and poles included`() throws {
        let pairs = try GeodesicPair.all()
        #expect(pairs.count == 10_000)
        for pair in pairs {
            #expect(abs(Geodesic.distance(pair.a, pair.b) - pair.metres) < 1e-6, "\(pair)")
            #expect(abs(Geodesic.distance(pair.b, pair.a) - pair.metres) < 1e-6, "\(pair)")
        }
    }

    @Test func `azimuths agree with pyproj as far as the length lets them`() throws {
        var checked = 0
        for pair in try GeodesicPair.all() {
            // At poles and between antipodes azimuths are a matter of convention.
            guard let azimuths = pair.azimuths, pair.metres > 0, pair.metres < 19_900_000,
                max(abs(pair.a.latitude), abs(pair.b.latitude)) < 89.9
            else { continue }
            let way = Geodesic.way(from: pair.a, to: pair.b)
            // A millionth of a millimetre across the line, of an arc that closes again towards the antipode.
            let allowed = 1e-9 + 1e-7 / min(pair.metres, 20_003_931 - pair.metres) * 180 / .pi
            #expect(turn(way.startAzimuth, azimuths.start) < allowed, "\(pair) \(way)")
            #expect(turn(way.endAzimuth, azimuths.end) < allowed, "\(pair) \(way)")
            checked += 1
        }
        #expect(checked > 700)
    }

    @Test func `the destination of a way is its end, and its middle is halfway`() throws {
        for pair in try GeodesicPair.all() where pair.metres > 0 {
            let way = Geodesic.way(from: pair.a, to: pair.b)
            let end = Geodesic.destination(from: pair.a, azimuth: way.startAzimuth, distance: way.metres)
            #expect(Geodesic.distance(end, pair.b) < 0.02, "\(pair) \(way) \(end)")
            let middle = Geodesic.interpolated(from: pair.a, to: pair.b, share: 0.5)
            #expect(abs(Geodesic.distance(pair.a, middle) - pair.metres / 2) < 0.02, "\(pair)")
            #expect(abs(Geodesic.distance(middle, pair.b) - pair.metres / 2) < 0.02, "\(pair)")
        }
    }

    @Test func `backwards and more than once round the Earth`() {
        let start = Position(latitudeE7: 0, longitudeE7: 1_799_000_000)
        let circumference = 2 * Double.pi * Ellipsoid.equatorialRadius
        let metres = Ellipsoid.equatorialRadius * .pi / 180
        for turns in [0.0, 1, -1] {
            let end = Geodesic.destination(from: start, azimuth: 90, distance: metres + turns * circumference)
            #expect(end == Position(latitudeE7: 0, longitudeE7: -1_791_000_000))
        }
        #expect(
            Geodesic.destination(from: start, azimuth: 90, distance: -metres)
                == Position(latitudeE7: 0, longitudeE7: 1_789_000_000)
        )
        let ends = (start, Position(latitudeE7: 10, longitudeE7: 20))
        #expect(Geodesic.interpolated(from: ends.0, to: ends.1, share: 0) == ends.0)
        #expect(Geodesic.interpolated(from: ends.0, to: ends.1, share: 1) == ends.1)
    }

    private func turn(_ a: Double, _ b: Double) -> Double {
        let difference = abs(a - (b < 0 ? b + 360 : b))
        return min(difference, 360 - difference)
    }
}
