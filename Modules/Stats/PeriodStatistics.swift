public import TurOutings

/// A stretch of local days that statistics take in (row P70).
public enum Period: Hashable, Sendable {
    /// One month of a year.
    case month(year: Int, month: Int)
    /// One calendar year.
    case year(Int)
    /// Everything.
    case all

    /// Whether `date` lies in it.
    public func contains(_ date: CivilDate) -> Bool {
        switch self {
        case .month(let year, let month): date.year == year && date.month == month
        case .year(let year): date.year == year
        case .all: true
        }
    }
}

/// What comes together over a period: whole outings, or the legs of one category (row P70).
public struct PeriodStatistics: Hashable, Sendable {
    /// Number of outings in the period, of a category those with a leg of it.
    public private(set) var outings = 0
    /// Number of legs that were taken in.
    public private(set) var legs = 0
    /// The eight figures over them all.
    public private(set) var figures: OutingFigures

    /// Takes together what of `outings` lies in `period`, by the local day of the start of the outing.
    ///
    /// Without `category` whole outings are taken; else the legs whose kind is `category`, or whose kind names it as its
    /// group, so that an outing with two runs counts once among outings and twice among legs.
    ///
    /// - Complexity: O(legs · kinds).
    public init(_ outings: [Outing], period: Period, category: KindID?, catalog: Catalog) {
        var taken: [Leg] = []
        var steps = 0
        for outing in outings where period.contains(outing.start.date) {
            let own = outing.legs.filter { leg in
                category.map { leg.kind == $0 || catalog.kind(leg.kind).group == $0 } ?? true
            }
            guard !own.isEmpty else { continue }
            self.outings += 1
            taken += own
            steps += OutingFigures(own, settings: outing.settings, catalog: catalog).dogSteps
        }
        legs = taken.count
        figures = OutingFigures(taken, settings: FrozenSettings(), catalog: catalog)
        figures.dogSteps = steps
    }
}
