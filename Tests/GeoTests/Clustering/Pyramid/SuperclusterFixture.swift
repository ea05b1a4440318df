import Foundation
import TurGeo

/// What supercluster 8 answers for given points, zoom by zoom (Tests/Fixtures/supercluster; see SOURCES.md there).
struct SuperclusterFixture: Decodable {
    struct Options: Decodable {
        var radius: Double
        var extent: Double
        var minZoom: Int
        var maxZoom: Int
        var minPoints: Int

        var pyramid: PyramidOptions {
            var options = PyramidOptions()
            (options.radius, options.extent, options.minZoom) = (radius, extent, minZoom)
            (options.maxZoom, options.minPoints, options.order) = (maxZoom, minPoints, .compatible)
            return options
        }
    }

    struct Zoom: Decodable {
        struct Heavy: Decodable {
            var lon: Double
            var lat: Double
            var count: Int
            var expansionZoom: Int
        }

        var zoom: Int
        var items: Int
        var clusters: Int?
        var singles: Int?
        var sizes: [Int]?
        var heaviest: [Heavy]?
    }

    struct Window: Decodable {
        var bbox: [Double]
        var zooms: [Zoom]
    }

    struct Other: Decodable {
        var options: Options
        var zooms: [Zoom]
    }

    var options: Options
    var points: [[Double]]
    var zooms: [Zoom]
    var window: Window
    var other: Other

    static func read(_ name: String) throws -> SuperclusterFixture {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../../Fixtures/supercluster/\(name).json").standardized
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(SuperclusterFixture.self, from: Data(contentsOf: file))
    }

    var fixes: Fixes {
        Fixes(
            points.enumerated().compactMap { row, point in
                Position(latitude: point[1], longitude: point[0]).map {
                    Fix(sequence: Int64(row), time: nil, position: $0)
                }
            }
        )
    }
}
