import TurGeo
import TurOutings
import TurStorage

extension Track {
    private static func digest(_ name: String) -> Digest { SHA256.digest(Array(name.utf8)) }

    /// A source of that name.
    static func source(_ name: String) -> Source {
        let digest = digest(name)
        return Source(id: .named("source", in: digest), digest: digest, format: "gpx", name: name)
    }

    /// An outing of one leg over the whole track.
    func outing(name: String) -> Outing {
        let source = Self.source(name)
        let times = [fixes.indices.lowerBound, fixes.count - 1].map { row in
            LocalTime(fixes.time(at: row) ?? Instant(milliseconds: 0), offsetMinutes: 60)
        }
        let leg = Leg(
            id: .named("leg", in: Self.digest(name)),
            kind: KindID(rawValue: "walk"),
            start: times[0],
            end: times[1],
            pieces: [Piece(source: source.id, sequences: 0..<Int64(fixes.count))],
            figures: LegFigures(distance: 1_234, heartRate: 120, ascent: 50, descent: 50, fixes: fixes.count)
        )
        return Outing(id: .named("outing", in: Self.digest(name)), legs: [leg], name: name)
    }

    /// The changes that put the outing of that name into a store.
    func changes(name: String) -> [StoreChange] {
        let source = Self.source(name)
        return [
            .addSource(source, original: nil), .appendFixes(fixes, source: source.id), .putOuting(outing(name: name)),
        ]
    }
}
