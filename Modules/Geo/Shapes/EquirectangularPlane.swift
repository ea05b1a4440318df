#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The plane in which shapes of places are measured: the sphere's metres around the mean of the different places.
///
/// x = R·cos φ₀·Δλ and y = R·Δφ with R = 6 371 008.8 m (detection.md part 3, fixture A). On the ellipsoid areas differ by up
/// to 0.6 %; `LocalPlane` is its plane.
public struct EquirectangularPlane: Sendable, Hashable {
    /// Degrees north of the middle.
    public let latitude: Double
    /// Degrees east of the middle, maybe beyond ±180.
    public let longitude: Double
    private let scale: (x: Double, y: Double)

    /// The plane around the mean of the different ones of `positions`; nil when there are none.
    ///
    /// - Complexity: O(n log n).
    public init?(around positions: [Position]) {
        let different = Set(positions.map(\.westNamed)).sorted {
            ($0.latitudeE7, $0.longitudeE7) < ($1.latitudeE7, $1.longitudeE7)
        }
        guard let first = different.first else { return nil }
        var (north, east) = (0.0, 0.0)
        for position in different {
            north += position.latitude
            east += Double(LocalMetric.wrapped(Int64(position.longitudeE7) - Int64(first.longitudeE7))) / 1e7
        }
        latitude = north / Double(different.count)
        longitude = first.longitude + east / Double(different.count)
        let metres = Haversine.radius * .pi / 180
        scale = (metres * cos(latitude * .pi / 180), metres)
    }

    /// The points of `positions`, the short way round, in metres.
    ///
    /// - Complexity: O(n).
    public func points(_ positions: [Position]) -> PlanarPoints {
        PlanarPoints(
            x: ContiguousArray(positions.map { turned($0.longitude - longitude) * scale.x }),
            y: ContiguousArray(positions.map { ($0.latitude - latitude) * scale.y })
        )
    }

    private func turned(_ degrees: Double) -> Double { degrees - 360 * (degrees / 360).rounded() }

    /// Same middle, same plane.
    public static func == (left: Self, right: Self) -> Bool {
        left.latitude == right.latitude && left.longitude == right.longitude
    }

    /// Feeds the middle.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(latitude)
        hasher.combine(longitude)
    }
}

extension Position {
    /// The same place, by −180° where it is named 180°.
    fileprivate var westNamed: Position {
        longitudeE7 == 1_800_000_000 ? Position(latitudeE7: latitudeE7, longitudeE7: -1_800_000_000) : self
    }
}
