import Foundation
import TurGeo

extension Kernel {
    /// The convex hull of a city, against the same chain over sorted points.
    static let hull = Kernel(
        name: "hull",
        item: "point",
        inputs: { try Scatter.clustered($0).writePlane(to: $1) },
        ours: Side(
            load: { try $0.points() },
            run: { ($0, ConvexHull($0)) },
            answer: { points, hull in answer(hull.corners.map { SIMD2(points.x[$0], points.y[$0]) }, area: hull.area) }
        ),
        naive: (
            1_000_000,
            Side(load: { try $0.points() }, run: { chained($0) }, answer: { answer($0, area: shoelace($0)) })
        ),
        peers: [.scipyHull],
        goals: [.times(5, fasterThan: "scipy", at: 1_000_000), .growth(1.2, at: 1_000_000)],
        fasterThanNaive: 4
    )

    /// The deviational ellipse of a city, against the formulas of the textbook.
    static let ellipse = Kernel(
        name: "ellipse",
        item: "point",
        inputs: { try Scatter.clustered($0).writePlane(to: $1) },
        ours: Side(
            load: { try $0.points() },
            run: { DeviationalEllipse($0) },
            answer: { ellipse in answer([ellipse?.major ?? 0, ellipse?.minor ?? 0, ellipse?.azimuth ?? 0]) }
        ),
        naive: (1_000_000, Side(load: { try $0.points() }, run: { ellipse(of: $0) }, answer: { answer($0) })),
        goals: [.growth(1.2, at: 1_000_000)],
        fasterThanNaive: 0.9
    )

    private static func answer(_ corners: [SIMD2<Double>], area: Double) -> Answer {
        let sum = corners.reduce(SIMD2(0, 0), +)
        return Answer(counts: ["corners": corners.count], sums: ["x": sum.x, "y": sum.y, "area": area])
    }

    private static func answer(_ ellipse: [Double]) -> Answer {
        Answer(sums: ["major": ellipse[0], "minor": ellipse[1], "azimuth": ellipse[2]])
    }

    private static func chained(_ points: PlanarPoints) -> [SIMD2<Double>] {
        let sorted = zip(points.x, points.y).map { SIMD2($0, $1) }.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        let chain = { (points: [SIMD2<Double>]) in
            points.reduce(into: [SIMD2<Double>]()) { chain, next in
                while chain.count > 1 {
                    let (a, b) = (chain[chain.count - 1] - chain[chain.count - 2], next - chain[chain.count - 2])
                    guard a.x * b.y - a.y * b.x <= 0 else { break }
                    chain.removeLast()
                }
                chain.append(next)
            }
        }
        return chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    }

    private static func shoelace(_ corners: [SIMD2<Double>]) -> Double {
        corners.indices.reduce(0) { sum, place in
            let (a, b) = (corners[place], corners[(place + 1) % corners.count])
            return sum + (a.x * b.y - a.y * b.x) / 2
        }
    }

    private static func ellipse(of points: PlanarPoints) -> [Double] {
        let count = Double(points.count)
        let (east, north) = (points.x.reduce(0, +) / count, points.y.reduce(0, +) / count)
        let xx = points.x.reduce(0) { $0 + ($1 - east) * ($1 - east) } / count
        let yy = points.y.reduce(0) { $0 + ($1 - north) * ($1 - north) } / count
        let xy = zip(points.x, points.y).reduce(0) { $0 + ($1.0 - east) * ($1.1 - north) } / count
        // Roots of λ² − (xx + yy)·λ + xx·yy − xy², and the direction of the greater one.
        let root = ((xx - yy) * (xx - yy) + 4 * xy * xy).squareRoot()
        let greater = (xx + yy + root) / 2
        let azimuth = atan2(xy, greater - xx) * 180 / .pi
        return [greater.squareRoot(), ((xx + yy - root) / 2).squareRoot(), azimuth < 0 ? azimuth + 180 : azimuth]
    }
}
