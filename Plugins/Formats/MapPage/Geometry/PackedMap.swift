import TurGeo
import TurOutings

/// Everything that is drawn, packed as finely as fits in a number of bytes.
struct PackedMap {
    /// The projection of all points.
    var projection: Mercator
    /// The packed lines, labels, profiles and markers; see ``GeometryWriter``.
    var writer = GeometryWriter()

    /// How finely lines are kept: the projection, and the most points that an outing may have.
    struct Detail: Hashable {
        var bits: Int
        var limit: Int
    }

    /// Fine to coarse: first the units grow to 2.4 m, which is less than a receiver errs by, then points go.
    static let details: [Detail] = {
        var details = [28, 26, 24].map { Detail(bits: $0, limit: 5_000) }
        var limit = 5_000
        while limit > 4 {
            limit = limit * 7 / 8
            details.append(Detail(bits: 24, limit: limit))
        }
        return details
    }()

    /// Packs what is drawn at the finest detail that needs at most `budget` bytes, or at the coarsest one.
    ///
    /// - Complexity: O(points that fit · log(details)).
    static func packed(_ tracks: [MapTrack], routes: [MapTrack], markers: [MapMarker], budget: Int) -> PackedMap {
        var (fine, coarse) = (0, details.count - 1)
        while fine < coarse {
            let middle = (fine + coarse) / 2
            if packed(tracks, routes, markers, details[middle], budget: budget) == nil {
                fine = middle + 1
            } else {
                coarse = middle
            }
        }
        return packed(tracks, routes, markers, details[fine], budget: .max) ?? PackedMap(details[fine])
    }

    private init(_ detail: Detail) { projection = Mercator(bits: detail.bits) }

    /// Nil as soon as more than `budget` bytes were needed.
    private static func packed(
        _ tracks: [MapTrack],
        _ routes: [MapTrack],
        _ markers: [MapMarker],
        _ detail: Detail,
        budget: Int
    ) -> PackedMap? {
        var geometry = PackedMap(detail)
        for track in tracks {
            geometry.write(track, detail.limit)
            guard geometry.writer.bytes.count <= budget else { return nil }
        }
        for route in routes { geometry.writer.write(route.runs(limit: detail.limit, geometry.projection)) }
        for marker in markers { geometry.writer.move(to: geometry.projection.point(marker.position)) }
        return geometry.writer.bytes.count <= budget ? geometry : nil
    }

    private mutating func write(_ track: MapTrack, _ limit: Int) {
        writer.write(track.runs(limit: limit, projection))
        guard let label = track.label else { return }
        writer.writeLabel(projection.point(label))
        writer.writeProfile(track.profile)
    }
}
