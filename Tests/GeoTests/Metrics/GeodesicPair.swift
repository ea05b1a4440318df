import Foundation
import Testing
import TurGeo

/// Lines of Tests/Fixtures/geodesic.txt, made by pyproj (make-geodesic.py).
struct GeodesicPair: Sendable {
    var a: Position
    var b: Position
    var metres: Double
    var azimuths: (start: Double, end: Double)?

    static func all() throws -> [GeodesicPair] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures/geodesic.txt")
        return try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n").map { line in
            let numbers = try line.split(separator: " ").map { try #require(Double($0)) }
            return GeodesicPair(
                a: Position(latitudeE7: Int32(numbers[0]), longitudeE7: Int32(numbers[1])),
                b: Position(latitudeE7: Int32(numbers[2]), longitudeE7: Int32(numbers[3])),
                metres: numbers[4] / 1e9,
                azimuths: numbers.count > 5 ? (numbers[5], numbers[6]) : nil
            )
        }
    }
}
