import Foundation
import TurGeo

extension Kernel {
    /// WGS84 to LV95 by the closed form, against PROJ; each point within a millimetre of the textbook's formulas.
    static let lv95 = Kernel(
        name: "lv95",
        item: "point",
        inputs: { try SwissPlaces($0).write(to: $1) },
        ours: Side(
            load: { try $0.untimedFixes("latitude", "longitude") },
            run: { ($0, try LV95.points($0)) },
            answer: { fixes, points in
                answer(points, beyond: fixes.indices.count { !isWithinMillimetre(points, fixes, $0) })
            }
        ),
        naive: (
            100_000,
            Side(
                load: { try $0.untimedFixes("latitude", "longitude") },
                run: { fixes in
                    let points = fixes.indices.map { SwissTextbook.point(fixes.position(at: $0)) }
                    return PlanarPoints(x: ContiguousArray(points.map(\.0)), y: ContiguousArray(points.map(\.1)))
                },
                answer: { answer($0, beyond: 0) }
            )
        ),
        peers: [.pyprojLV95],
        goals: [.times(3, fasterThan: "pyproj", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        tolerance: 1e-10,
        fasterThanNaive: 5
    )

    private static func answer(_ points: PlanarPoints, beyond: Int) -> Answer {
        Answer(
            counts: ["points": points.count, "beyond 1 mm": beyond],
            sums: ["east": points.x.reduce(0, +), "north": points.y.reduce(0, +)]
        )
    }

    private static func isWithinMillimetre(_ points: PlanarPoints, _ fixes: Fixes, _ row: Int) -> Bool {
        let truth = SwissTextbook.point(fixes.position(at: row))
        return hypot(points.x[row] - truth.0, points.y[row] - truth.1) <= 0.001
    }
}

/// Places all over Switzerland's area of use.
private struct SwissPlaces {
    private var (latitudes, longitudes) = (ContiguousArray<Int32>(), ContiguousArray<Int32>())

    init(_ count: Int, seed: UInt64 = 7) {
        var random = Gaussian(seed)
        for _ in 0..<count {
            latitudes.append(Int32(458_200_000 + 19_900_000 * random.uniform()))
            longitudes.append(Int32(59_600_000 + 45_300_000 * random.uniform()))
        }
    }

    func write(to folder: InputFolder) throws {
        try folder.write(latitudes, to: "latitude")
        try folder.write(longitudes, to: "longitude")
    }
}

/// The closed form as the textbook writes it, with the C library.
private enum SwissTextbook {
    static func point(_ position: Position) -> (Double, Double) {
        let (a, squared) = (6_378_137.0, 0.006_694_379_990_141_317)
        let (phi, lambda) = (position.latitude * .pi / 180, position.longitude * .pi / 180)
        let across = a / (1 - squared * sin(phi) * sin(phi)).squareRoot()
        let (x, y) = (across * cos(phi) * cos(lambda) - 674.374, across * cos(phi) * sin(lambda) - 15.056)
        return projected(bessel(hypot(x, y), across * (1 - squared) * sin(phi) - 405.346), atan2(y, x))
    }

    private static let bessel = (radius: 6_377_397.155, squared: 0.006_674_372_231_802_145)

    private static func bessel(_ fromAxis: Double, _ z: Double) -> Double {
        var phi = atan2(z, fromAxis * (1 - bessel.squared))
        for _ in 0..<5 {
            let across = bessel.radius / (1 - bessel.squared * sin(phi) * sin(phi)).squareRoot()
            phi = atan2(z + bessel.squared * across * sin(phi), fromAxis)
        }
        return phi
    }

    private static func projected(_ phi: Double, _ lambda: Double) -> (Double, Double) {
        let (alpha, b0, e) = (
            1.000_729_138_430_508_8, 46.907_731_457_897_356 * Double.pi / 180, bessel.squared.squareRoot()
        )
        let phi0 = (46 + 57.0 / 60 + 8.66 / 3_600) * Double.pi / 180
        let isometric = { (phi: Double) in atanh(sin(phi)) - e * atanh(e * sin(phi)) }
        let b = asin(tanh(alpha * (isometric(phi) - isometric(phi0)) + atanh(sin(b0))))
        let turn = alpha * (lambda - (7 + 26.0 / 60 + 22.5 / 3_600) * Double.pi / 180)
        let east = atan2(sin(turn), sin(b0) * tan(b) + cos(b0) * cos(turn))
        let north = asin(cos(b0) * sin(b) - sin(b0) * cos(b) * cos(turn))
        return (2_600_000 + 6_378_815.903_647_821 * east, 1_200_000 + 6_378_815.903_647_821 * atanh(sin(north)))
    }
}
