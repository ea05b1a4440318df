import Foundation
import TurGeo

extension Kernel {
    /// Geodesics between any two meridians less than 90° apart, against Vincenty's iteration and GeographicLib.
    static let geodesic = Kernel(
        name: "geodesic",
        item: "pair",
        shortSizes: [2_000, 20_000],
        inputs: { try writeFarPairs($0, to: $1) },
        ours: Side(load: { try pairs($0) }, run: { $0.map { Geodesic.distance($0, $1) } }, answer: { answer($0) }),
        naive: (100_000, Side(load: { try pairs($0) }, run: { $0.map { vincenty($0, $1) } }, answer: { answer($0) })),
        peers: [.pyprojGeod],
        goals: [
            .nanoseconds(430, at: 1_000_000), .times(1, fasterThan: "pyproj", at: 1_000_000),
            .growth(1.2, at: 1_000_000),
        ],
        tolerance: 1e-12,
        fasterThanNaive: 1.3
    )

    private static func answer(_ metres: [Double]) -> Answer {
        Answer(counts: ["pairs": metres.count], sums: ["metres": metres.reduce(0, +)])
    }

    @Sendable private static func writeFarPairs(_ count: Int, to folder: InputFolder) throws {
        let starts = Scatter.uniform(count)
        var (random, ends) = (Gaussian(11), (ContiguousArray<Int32>(), ContiguousArray<Int32>()))
        for longitude in starts.longitudes {
            let turned = Int64(longitude) + Int64(1.8e9 * random.uniform() - 9e8)
            ends.0.append(Int32(1.6e9 * random.uniform() - 8e8))
            ends.1.append(Int32(turned < -1_800_000_000 ? turned + 3_600_000_000 : min(turned, 1_799_999_999)))
        }
        try folder.write(starts.latitudes, to: "latitude1")
        try folder.write(starts.longitudes, to: "longitude1")
        try folder.write(ends.0, to: "latitude2")
        try folder.write(ends.1, to: "longitude2")
    }

    private static func pairs(_ folder: InputFolder) throws -> [(Position, Position)] {
        let starts = try folder.untimedFixes("latitude1", "longitude1")
        return Array(zip(starts.positions, try folder.untimedFixes("latitude2", "longitude2").positions))
    }

    /// Vincenty's inverse formula of 1975, in his letters.
    private static func vincenty(_ from: Position, _ to: Position) -> Double {
        let (a, f) = (6_378_137.0, 1 / 298.257_223_563)
        let b = (1 - f) * a
        let reduced = { (degrees: Double) in atan((1 - f) * tan(degrees * .pi / 180)) }
        let (u1, u2) = (reduced(from.latitude), reduced(to.latitude))
        let longitude = (to.longitude - from.longitude) * .pi / 180
        var (lambda, before, sigma, squaredCosine, middle) = (longitude, Double.infinity, 0.0, 0.0, 0.0)
        var (sinSigma, cosSigma) = (0.0, 0.0)
        while abs(lambda - before) > 1e-14 {
            let across = cos(u1) * sin(u2) - sin(u1) * cos(u2) * cos(lambda)
            sinSigma = hypot(cos(u2) * sin(lambda), across)
            cosSigma = sin(u1) * sin(u2) + cos(u1) * cos(u2) * cos(lambda)
            guard sinSigma > 0 else { return 0 }
            sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos(u1) * cos(u2) * sin(lambda) / sinSigma
            squaredCosine = 1 - sinAlpha * sinAlpha
            middle = squaredCosine > 0 ? cosSigma - 2 * sin(u1) * sin(u2) / squaredCosine : 0
            let c = f / 16 * squaredCosine * (4 + f * (4 - 3 * squaredCosine))
            let turn = middle + c * cosSigma * (2 * middle * middle - 1)
            (before, lambda) = (lambda, longitude + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * turn))
        }
        let uu = squaredCosine * (a * a - b * b) / (b * b)
        let greatA = 1 + uu / 16_384 * (4_096 + uu * (uu * (320 - 175 * uu) - 768))
        let greatB = uu / 1_024 * (256 + uu * (uu * (74 - 47 * uu) - 128))
        let first = cosSigma * (2 * middle * middle - 1)
        let second = greatB / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)
        return b * greatA * (sigma - greatB * sinSigma * (middle + greatB / 4 * (first - second)))
    }
}
