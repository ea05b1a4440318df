import TurGeo
import TurOutings

/// Start and end of a leg with the offset of the local clock (DESIGN.md "Local day").
struct LegTimes {
    var start: LocalTime
    var end: LocalTime
    var basis: TimeBasis

    /// The times of a leg whose pieces hold at least one timed fix.
    init(_ pieces: [Fixes], settings: ImportSettings) {
        var first: (time: Instant, offset: Int?, position: Position)?
        var last = first
        for piece in pieces {
            for index in piece.indices {
                guard let time = piece.time(at: index) else { continue }
                let row = (time, piece.stored(.utcOffset, at: index).map(Int.init), piece.position(at: index))
                if first.map({ time < $0.time }) ?? true { first = row }
                if last.map({ time >= $0.time }) ?? true { last = row }
            }
        }
        let origin = (Instant(milliseconds: 0), Int?.none, Position(latitudeE7: 0, longitudeE7: 0))
        let (begin, finish) = (first ?? origin, last ?? origin)
        basis = Self.basis(written: begin.1, settings)
        start = Self.local(begin, written: begin.1 ?? finish.1, basis, settings)
        end = Self.local(finish, written: finish.1 ?? begin.1, basis, settings)
    }

    private static func basis(written: Int?, _ settings: ImportSettings) -> TimeBasis {
        if written != nil { return .written }
        if settings.zone != nil { return .given }
        return settings.storeZone == nil ? .longitude : .store
    }

    private static func local(
        _ row: (time: Instant, offset: Int?, position: Position),
        written: Int?,
        _ basis: TimeBasis,
        _ settings: ImportSettings
    ) -> LocalTime {
        let zone = settings.zone ?? settings.storeZone
        let assumed = Int((row.position.longitude / 15).rounded()) * 60
        let minutes = basis == .written ? written ?? 0 : zone?.offsetMinutes(at: row.time) ?? assumed
        return LocalTime(row.time, offsetMinutes: minutes)
    }
}
