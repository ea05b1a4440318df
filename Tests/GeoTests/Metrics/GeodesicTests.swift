import Foundation
import Testing
import TurGeo

/// Lines of Tests/Fixtures/geodesic.txt, made by pyproj (make-geodesic.py).
struct GeodesicPair: Sendable {
    var a: Position
    var b: Position
    var metres: Double

    static func all() throws -> [GeodesicPair] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/geodesic.txt")
        return try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n").map { line in
            let numbers = try line.split(separator: " ").map { try #require(Double($0)) }
            let a = try #require(Position(latitude: numbers[0], longitude: numbers[1]))
            let b = try #require(Position(latitude: numbers[2], longitude: numbers[3]))
            return GeodesicPair(a: a, b: b, metres: numbers[4])
        }
    }
}

@Suite struct GeodesicTests {
    @Test func `the geodesic agrees with pyproj to a micrometre, antipodes and poles included`() throws {
        let pairs = try GeodesicPair.all()
        #expect(pairs.count > 1_000)
        for pair in pairs {
            #expect(abs(Geodesic.distance(pair.a, pair.b) - pair.metres) < 1e-6, "\(pair)")
            #expect(abs(Geodesic.distance(pair.b, pair.a) - pair.metres) < 1e-6, "\(pair)")
        }
    }

    @Test func `the local metric is within one in a million up to ten kilometres`() throws {
        let near = try GeodesicPair.all().filter { $0.metres <= 10_000 && $0.metres > 0 }
        #expect(near.count > 50)
        for pair in near {
            let error = abs(LocalMetric.distance(pair.a, pair.b) - pair.metres)
            #expect(error <= pair.metres * 1e-6, "\(pair)")
        }
    }

    @Test func `a step across the antimeridian is as short as elsewhere`() throws {
        let west = Position(latitudeE7: 600_000_000, longitudeE7: 1_799_999_000)
        let east = Position(latitudeE7: 600_000_000, longitudeE7: -1_799_999_000)
        let same = Position(latitudeE7: 600_000_000, longitudeE7: 0)
        let off = Position(latitudeE7: 600_000_000, longitudeE7: 2_000)
        #expect(LocalMetric.distance(west, east) == LocalMetric.distance(same, off))
    }
}
