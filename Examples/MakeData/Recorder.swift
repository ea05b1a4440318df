import Foundation

/// One recorded point.
struct Point {
    var time: Int
    var latitude: Double
    var longitude: Double
    var height: Double
    var heartRate: Int?
}

/// Walks along ways and writes down points as a receiver would: with noise, pauses and a pulse.
struct Recorder {
    private var random: Seeded
    private(set) var segments: [[Point]] = [[]]
    private var time: Int
    private var drift = (north: 0.0, east: 0.0)
    private var pulse = 84.0

    /// A recording that begins `start` seconds after 1970.
    init(start: Int, seed: UInt64) { (time, random) = (start, Seeded(seed)) }

    /// Goes along `way` at `speed` metres a second, a point every `interval` seconds; a heart beats towards `heartRate`.
    mutating func go(_ way: Way, speed: Double, interval: Int = 4, heartRate: Double? = nil) {
        var metres = 0.0
        while metres < way.length {
            record(way.place(after: metres), heartRate: heartRate)
            metres += max(0.2, speed * (1 + 0.18 * random.normal())) * Double(interval)
            time += interval
        }
        record(way.place(after: way.length), heartRate: heartRate)
        time += interval
    }

    /// Stands still at the last place for some seconds, still recording: a nose is busy.
    mutating func sniff(seconds: Int) {
        guard let last = segments.last?.last else { return }
        for _ in stride(from: 0, to: seconds, by: 8) {
            record((last.latitude, last.longitude), heartRate: nil)
            time += 8
        }
    }

    /// Stops recording for some seconds: a new segment.
    mutating func pause(seconds: Int) {
        time += seconds
        segments.append([])
    }

    private mutating func record(_ place: (latitude: Double, longitude: Double), heartRate: Double?) {
        drift = (drift.north * 0.9 + random.normal() * 0.5, drift.east * 0.9 + random.normal() * 0.5)
        if let heartRate { pulse += (heartRate - pulse) * 0.06 + random.normal() * 1.2 }
        let point = Point(
            time: time,
            latitude: place.latitude + drift.north / 111_400,
            longitude: place.longitude + drift.east / 55_500,
            height: Terrain.height(place.latitude, place.longitude) + random.normal() * 0.6,
            heartRate: heartRate == nil ? nil : Int(pulse.rounded())
        )
        segments[segments.count - 1].append(point)
    }
}
