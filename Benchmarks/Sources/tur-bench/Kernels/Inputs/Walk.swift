import Foundation
import TurGeo

/// A made walk of any length within 20 km of Oslo: a fix every 1–5 s with 1.5 m of noise, standstills, a few gaps.
struct Walk {
    /// Milliseconds since 1970 UTC, ascending; the whole is a multiple of 2 s long.
    private(set) var times = ContiguousArray<Int64>()
    /// Degrees north times 1e7.
    private(set) var latitudes = ContiguousArray<Int32>()
    /// Degrees east times 1e7.
    private(set) var longitudes = ContiguousArray<Int32>()
    /// Metres east.
    private(set) var x = ContiguousArray<Double>()
    /// Metres north.
    private(set) var y = ContiguousArray<Double>()

    /// The middle of all made inputs.
    static let centre = Position(latitudeE7: 599_100_000, longitudeE7: 107_500_000)

    /// A walk of `count` fixes, the same for the same seed.
    init(_ count: Int, seed: UInt64 = 7) {
        let plane = LocalPlane(around: Self.centre)
        var (random, state) = (Gaussian(seed), State())
        for row in 0..<count {
            let (east, north) = (state.x + 1.5 * random.next(), state.y + 1.5 * random.next())
            guard let place = plane.position(x: east, y: north) else { continue }
            // The last moment makes the span a multiple of 2 s.
            times.append(row == count - 1 ? (state.time + 1_999) / 2_000 * 2_000 : state.time)
            latitudes.append(place.latitudeE7)
            longitudes.append(place.longitudeE7)
            x.append(east)
            y.append(north)
            state.advance(&random)
        }
    }

    private struct State {
        var (x, y, heading, time, still) = (0.0, 0.0, 0.0, Int64(1_600_000_000_000), 0)

        mutating func advance(_ random: inout Gaussian) {
            let isGap = random.uniform() < 0.000_2
            let milliseconds = isGap ? 60_000 + 540_000 * random.uniform() : 1_000 + 4_000 * random.uniform()
            time += Int64(milliseconds)
            if still > 0 { still -= 1 } else if random.uniform() < 0.002 { still = 5 + Int(40 * random.uniform()) }
            guard still == 0 else { return }
            heading += random.uniform() < 0.02 ? 1.2 * random.next() : 0.04 * random.next()
            // Back towards the middle when it is far.
            if x * x + y * y > 4e8 { heading = atan2(-y, -x) }
            let metres = 1.4 * min(milliseconds, 5_000) / 1_000
            (x, y) = (x + metres * cos(heading), y + metres * sin(heading))
        }
    }

    /// Writes time.i64, latitude.i32, longitude.i32, and span.i64 with the first and the last moment.
    func writeFixes(to folder: InputFolder) throws {
        try folder.write(times, to: "time")
        try folder.write(latitudes, to: "latitude")
        try folder.write(longitudes, to: "longitude")
        try folder.write([times.first ?? 0, times.last ?? 0], to: "span")
    }

    /// Writes x.f64 and y.f64.
    func writePlane(to folder: InputFolder) throws {
        try folder.write(x, to: "x")
        try folder.write(y, to: "y")
    }
}

extension InputFolder {
    /// The fixes of time.i64, latitude.i32 and longitude.i32.
    func fixes() throws -> Fixes {
        let times = try column("time", of: Int64.self)
        let latitudes = try column("latitude", of: Int32.self)
        let longitudes = try column("longitude", of: Int32.self)
        var fixes = Fixes()
        fixes.reserveCapacity(times.count)
        for row in times.indices {
            let place = Position(latitudeE7: latitudes[row], longitudeE7: longitudes[row])
            fixes.append(sequence: Int64(row), time: Instant(milliseconds: times[row]), position: place)
        }
        return fixes
    }

    /// The points of x.f64 and y.f64.
    func points() throws -> PlanarPoints {
        PlanarPoints(x: try column("x", of: Double.self), y: try column("y", of: Double.self))
    }
}
