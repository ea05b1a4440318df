import Foundation
import TurGeo

/// Made points without an order in time.
struct Scatter {
    /// Degrees north times 1e7.
    private(set) var latitudes = ContiguousArray<Int32>()
    /// Degrees east times 1e7.
    private(set) var longitudes = ContiguousArray<Int32>()
    private var random: Gaussian

    private init(seed: UInt64) { random = Gaussian(seed) }

    /// A city, in random order.
    ///
    /// In a box of 0.5° around Oslo one hot spot of 10–200 m for each 200 points, of unequal weight; a fifth of the points
    /// lie anywhere in the box.
    static func clustered(_ count: Int, seed: UInt64 = 7) -> Scatter {
        var scatter = Scatter(seed: seed)
        let plane = LocalPlane(around: Walk.centre)
        let spots = (0..<max(count / 200, 1)).map { _ in
            (x: scatter.inBox.x, y: scatter.inBox.y, size: 10 * pow(20, scatter.random.uniform()))
        }
        for _ in 0..<count {
            // The power makes the first spots some five times as popular as the mean.
            let spot = spots[Int(pow(scatter.random.uniform(), 1.25) * Double(spots.count))]
            let isBackground = scatter.random.uniform() < 0.2
            let offset = (scatter.random.next() * spot.size, scatter.random.next() * spot.size)
            let box = scatter.inBox
            scatter.add(plane, isBackground ? box : (spot.x + offset.0, spot.y + offset.1))
        }
        return scatter
    }

    /// The whole world between 80° south and 80° north, even in latitude and longitude.
    static func uniform(_ count: Int, seed: UInt64 = 7) -> Scatter {
        var scatter = Scatter(seed: seed)
        for _ in 0..<count {
            scatter.latitudes.append(Int32((1.6 * scatter.random.uniform() - 0.8) * 1e9))
            scatter.longitudes.append(Int32((3.6 * scatter.random.uniform() - 1.8) * 1e9))
        }
        return scatter
    }

    /// A town in the world: four points of ten within 10 km of Oslo, the others anywhere as in `uniform`.
    static func mixed(_ count: Int, seed: UInt64 = 7) -> Scatter {
        var scatter = uniform(count, seed: seed)
        let plane = LocalPlane(around: Walk.centre)
        for index in 0..<count where index % 5 < 2 {
            let (x, y) = (10_000 * scatter.random.uniform() - 5_000, 10_000 * scatter.random.uniform() - 5_000)
            guard let place = plane.position(x: x, y: y) else { continue }
            (scatter.latitudes[index], scatter.longitudes[index]) = (place.latitudeE7, place.longitudeE7)
        }
        return scatter
    }

    /// One stay: all within some 10 m, with a standard deviation of 4 m.
    static func oneStay(_ count: Int, seed: UInt64 = 7) -> Scatter {
        var scatter = Scatter(seed: seed)
        let plane = LocalPlane(around: Walk.centre)
        for _ in 0..<count { scatter.add(plane, (4 * scatter.random.next(), 4 * scatter.random.next())) }
        return scatter
    }

    /// The same points elsewhere, by as many units of 1e-7 degree.
    func moved(north: Int32, east: Int32) -> Scatter {
        var scatter = self
        for index in latitudes.indices {
            scatter.latitudes[index] += north
            scatter.longitudes[index] += east
        }
        return scatter
    }

    /// A square of metres in which 1,000 points stand on a square kilometre.
    static func evenPlane(_ count: Int, seed: UInt64 = 7) -> PlanarPoints {
        var random = Gaussian(seed)
        let side = Double(count).squareRoot() * 1_000 / 1_000.0.squareRoot()
        let x = ContiguousArray((0..<count).map { _ in side * random.uniform() })
        return PlanarPoints(x: x, y: ContiguousArray((0..<count).map { _ in side * random.uniform() }))
    }

    /// Metres east and north of Oslo.
    var plane: PlanarPoints {
        let plane = LocalPlane(around: Walk.centre)
        let points = latitudes.indices.map {
            plane.point(Position(latitudeE7: latitudes[$0], longitudeE7: longitudes[$0]))
        }
        return PlanarPoints(x: ContiguousArray(points.map(\.x)), y: ContiguousArray(points.map(\.y)))
    }

    /// Writes latitude.i32 and longitude.i32.
    func writeDegrees(to folder: InputFolder) throws {
        try folder.write(latitudes, to: "latitude")
        try folder.write(longitudes, to: "longitude")
    }

    /// Writes x.f64 and y.f64.
    func writePlane(to folder: InputFolder) throws {
        try folder.write(plane.x, to: "x")
        try folder.write(plane.y, to: "y")
    }

    private var inBox: (x: Double, y: Double) {
        mutating get { (27_900 * (random.uniform() - 0.5), 55_700 * (random.uniform() - 0.5)) }
    }

    private mutating func add(_ plane: LocalPlane, _ point: (x: Double, y: Double)) {
        guard let place = plane.position(x: point.x, y: point.y) else { return }
        latitudes.append(place.latitudeE7)
        longitudes.append(place.longitudeE7)
    }
}
