import TurGeo
import TurOutings

/// Whether a marker belongs to an outing: it lies within 100 m of one of its fixes and, where it has a time, between its
/// start and end with a minute of slack.
enum MarkerPlacement {
    /// Metres around the line.
    static let reach = 100.0
    /// Milliseconds around the time.
    static let slack: Int64 = 60_000

    /// Whether `outing`, whose fixes are `pieces`, holds `marker`.
    static func holds(_ marker: Marker, _ outing: Outing, _ pieces: [[Fixes]]) -> Bool {
        if let time = marker.time?.milliseconds {
            guard time >= outing.start.instant.milliseconds - slack, time <= outing.end.instant.milliseconds + slack
            else { return false }
        }
        return pieces.joined().contains { piece in
            piece.indices.contains { LocalMetric.distance(piece.position(at: $0), marker.position) <= reach }
        }
    }
}
