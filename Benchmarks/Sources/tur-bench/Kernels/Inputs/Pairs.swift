import Foundation
import TurGeo

/// Made pairs of places, 1 m to 10 km apart (even in the logarithm), between 46° and 71° north.
struct Pairs {
    private var columns: [ContiguousArray<Int32>] = [[], [], [], []]
    private static let names = ["latitude1", "longitude1", "latitude2", "longitude2"]

    /// `count` pairs, the same for the same seed.
    init(_ count: Int, seed: UInt64 = 7) {
        var random = Gaussian(seed)
        while columns[0].count < count {
            let first = Position(
                latitudeE7: Int32(460_000_000 + 250_000_000 * random.uniform()),
                longitudeE7: Int32(50_000_000 + 250_000_000 * random.uniform())
            )
            let (metres, angle) = (pow(10, 4 * random.uniform()), 2 * Double.pi * random.uniform())
            let second = LocalPlane(around: first).position(x: metres * cos(angle), y: metres * sin(angle))
            guard let second else { continue }
            let values = [first.latitudeE7, first.longitudeE7, second.latitudeE7, second.longitudeE7]
            for (index, value) in values.enumerated() { columns[index].append(value) }
        }
    }

    /// Writes latitude1.i32, longitude1.i32, latitude2.i32 and longitude2.i32, in 1e-7 degree.
    func write(to folder: InputFolder) throws {
        for (name, column) in zip(Self.names, columns) { try folder.write(column, to: name) }
    }
}
