import Foundation
import Testing
import TurGeo

/// Sets of Tests/Fixtures/dbscan.txt, made by scikit-learn (make-dbscan.py).
private struct ClusteredSet {
    var radius = 0.0
    var minimum = 0
    var points = PlanarPoints(x: [], y: [])
    var labels: [Int32] = []
    var isCore: [Bool] = []

    static func all() throws -> [ClusteredSet] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let file = folder.appending(path: "../../Fixtures/dbscan.txt").standardized
        var sets: [ClusteredSet] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let words = line.split(separator: " ")
            if words[0] == "set" {
                sets.append(ClusteredSet(radius: try number(words[1]), minimum: Int(try number(words[2]))))
                continue
            }
            let last = sets.count - 1
            sets[last].points.x.append(try number(words[0]))
            sets[last].points.y.append(try number(words[1]))
            sets[last].labels.append(Int32(try number(words[2])))
            sets[last].isCore.append(words[3] == "1")
        }
        return sets
    }

    private static func number(_ word: Substring) throws -> Double { try #require(Double(word)) }
}

@Suite struct DBSCANFixtureTests {
    /// scikit-learn gives a point between two clusters to the one found first, so only cores must have equal labels.
    @Test func `cores, noise and clusters are scikit-learn's`() throws {
        let sets = try ClusteredSet.all()
        #expect(sets.count == 5)
        for set in sets {
            let found = try DBSCAN.labels(set.points, radius: set.radius, minimum: set.minimum)
            #expect(found.clusterCount == Int(set.labels.max() ?? -1) + 1)
            for point in 0..<set.points.count {
                let (label, expected) = (found.labels[point], set.labels[point])
                #expect(set.isCore[point] ? label == expected : (label < 0) == (expected < 0), "point \(point)")
            }
        }
    }
}
