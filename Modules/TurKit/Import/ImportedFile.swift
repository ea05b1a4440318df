public import TurGeo
public import TurOutings

/// What one file came to: the answer of the import, before any store.
public struct ImportedFile: Sendable {
    /// Where its fixes come from.
    public var source: Source
    /// All its fixes in the order of their sequences.
    public var fixes = Fixes()
    /// Its outings, in the order of the file.
    public var outings: [Outing] = []
    /// Its planned routes.
    public var routes: [PlannedRoute] = []
    /// Its markers that belong to no outing of it.
    public var markers: [Marker] = []
    /// What was repaired, skipped or is worth knowing.
    public var report = Report()

    /// The fixes of each leg of `outing`, piece by piece.
    ///
    /// - Complexity: O(pieces); the slices share the columns of the file.
    public func pieces(of outing: Outing) -> [[Fixes]] {
        outing.legs.map { leg in leg.pieces.map { fixes[Int($0.first)..<Int($0.first + $0.count)] } }
    }

    /// The earliest start of its outings.
    public var start: LocalTime? { outings.map(\.start).min { $0.instant < $1.instant } }

    /// The latest end of its outings.
    public var end: LocalTime? { outings.map(\.end).max { $0.instant < $1.instant } }
}
