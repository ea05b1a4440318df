import TurGeo
import TurOutings
import TurStorage

/// Which markers belong to an outing: those that lie within 100 m of one of its fixes and, where they have a time, between
/// its start and end with a minute of slack.
struct MarkerPlacement {
    /// Metres around the line.
    static let reach = 100.0
    /// Milliseconds around the time.
    static let slack: Int64 = 60_000

    private let times: ClosedRange<Int64>
    private let pieces: [(fixes: Fixes, bounds: Bounds)]

    /// The place and time of `outing`, whose fixes are `pieces`.
    ///
    /// - Complexity: O(fixes).
    init(_ outing: Outing, _ pieces: [[Fixes]]) {
        let (start, end) = (outing.start.instant.milliseconds, outing.end.instant.milliseconds)
        times = (start - Self.slack)...(max(start, end) + Self.slack)
        self.pieces = pieces.joined().compactMap { fixes in fixes.bounds.map { (fixes, $0) } }
    }

    /// Whether `marker` belongs to it.
    ///
    /// - Complexity: O(fixes of the pieces whose box is near).
    func holds(_ marker: Marker) -> Bool {
        if let time = marker.time?.milliseconds, !times.contains(time) { return false }
        let near = Bounds.around(marker.position, radius: Self.reach)
        return pieces.contains { piece in
            piece.bounds.intersects(near)
                && piece.fixes.indices.contains {
                    LocalMetric.distance(piece.fixes.position(at: $0), marker.position) <= Self.reach
                }
        }
    }
}
