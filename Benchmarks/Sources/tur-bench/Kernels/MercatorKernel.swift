import Foundation
import TurGeo

extension Kernel {
    /// The world on the Mercator square, against the logarithm of the tangent point by point.
    static let mercator = Kernel(
        name: "mercator",
        item: "point",
        inputs: { try Scatter.uniform($0).writeDegrees(to: $1) },
        ours: Side(load: { try $0.positions() }, run: { Mercator.unitPoints($0) }, answer: { answer($0.x, $0.y) }),
        naive: (
            1_000_000,
            Side(
                load: { try $0.positions() },
                run: { fixes in
                    fixes.indices.map { row in
                        let place = fixes.position(at: row)
                        let y = log(tan(.pi / 4 + place.latitude * .pi / 360)) / (2 * .pi)
                        return ((place.longitude + 180) / 360, 0.5 - y)
                    }
                },
                answer: { answer($0.map(\.0), $0.map(\.1)) }
            )
        ),
        peers: [.numpyMercator],
        goals: [.times(1, fasterThan: "numpy", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        tolerance: 1e-12,
        fasterThanNaive: 1.5
    )

    private static func answer(_ x: some Collection<Double>, _ y: some Collection<Double>) -> Answer {
        Answer(counts: ["points": x.count], sums: ["x": x.reduce(0, +), "y": y.reduce(0, +)])
    }
}
