import Foundation

/// The invented country that the example outings lie in: a lake, a hill and a village that no map knows.
struct Terrain {
    /// The village square.
    static let square = (latitude: 60.1502, longitude: 10.2481)

    /// Height above the sea of a place, in metres: a hill in the north-west, the lake in the south.
    static func height(_ latitude: Double, _ longitude: Double) -> Double {
        let north = (latitude - square.latitude) * 111_400
        let east = (longitude - square.longitude) * 55_500
        let hill = 120 * exp(-(pow(north - 1_600, 2) + pow(east + 1_100, 2)) / 1_800_000)
        let waves = 3 * sin(north / 140) + 2.5 * cos(east / 90)
        return max(63, 72 + hill + north / 90 + waves)
    }
}

/// A random number generator of one seed (SplitMix64): the same data every time.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number around nought with standard deviation one (sum of twelve).
    mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &self) } }
}

/// A way on the ground as a closed or open curve.
struct Way {
    private var points: [(north: Double, east: Double)]

    /// A round of about `length` metres that starts and ends at a place; its shape follows from the seed.
    init(roundFrom start: (Double, Double), length: Double, seed: UInt64) {
        var random = Seeded(seed)
        let radius = length / 2 / .pi / 1.15
        let waves = (2...5).map { wave in
            (Double(wave), Double.random(in: 0.02...0.16, using: &random), Double.random(in: 0..<6.28, using: &random))
        }
        let turn = Double.random(in: 0..<6.28, using: &random)
        points = (0...400).map { step in
            let angle = Double(step) / 400 * 2 * .pi
            let reach = radius * (1 + waves.reduce(0) { $0 + $1.1 * sin($1.0 * angle + $1.2) })
            return (reach * sin(angle + turn), reach * cos(angle + turn))
        }
        let first = points[0]
        points = points.map { (start.0 + $0.north - first.north, start.1 + $0.east - first.east) }
    }

    /// A way from place to place in a gentle bend.
    init(from start: (Double, Double), to end: (Double, Double), bend: Double) {
        points = (0...200).map { step in
            let share = Double(step) / 200
            let side = bend * sin(share * .pi)
            let (north, east) = (end.0 - start.0, end.1 - start.1)
            let length = max(1, (north * north + east * east).squareRoot())
            return (
                start.0 + north * share + side * east / length + bend / 9 * sin(share * 21),
                start.1 + east * share - side * north / length
            )
        }
    }

    /// Metres from start to end.
    var length: Double {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.north - $1.0.north, $1.1.east - $1.0.east) }
    }

    /// The place after `metres`, in degrees.
    func place(after metres: Double) -> (latitude: Double, longitude: Double) {
        var left = max(0, metres)
        for (a, b) in zip(points, points.dropFirst()) {
            let step = hypot(b.north - a.north, b.east - a.east)
            if left <= step, step > 0 {
                let share = left / step
                return degrees(a.north + (b.north - a.north) * share, a.east + (b.east - a.east) * share)
            }
            left -= step
        }
        let last = points[points.count - 1]
        return degrees(last.north, last.east)
    }

    private func degrees(_ north: Double, _ east: Double) -> (latitude: Double, longitude: Double) {
        (Terrain.square.latitude + north / 111_400, Terrain.square.longitude + east / 55_500)
    }
}
