/// Gates for the step from the last kept fix to the next; those in the set must all let it through.
public struct StepGates: OptionSet, BitwiseCopyable, Hashable, Sendable {
    /// The bits as stored.
    public var rawValue: UInt8

    /// The gates whose bits are set in `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The original's gate (row P7): a step may be 60 m, or the way at top speed plus the new fix's accuracy, if that is more.
    ///
    /// At 1 s its floor lets 60 m/s through (row A2).
    public static let originalDistance = StepGates(rawValue: 1)
    /// The accuracy-aware gate (row A2), of our own making.
    ///
    /// A step may be the way at top speed plus what the two accuracies explain: √(a² + b²), since errors of two fixes add
    /// like that, but no more than 15 m or 7.5 m a second, whichever is more, since errors of fixes a second apart are
    /// nearly the same error. At 7 m/s and 10 m that lets 21 m through after 1 s and 28 m after 2 s, at the worst accuracies
    /// 22 m and 29 m, so never 30 m/s; an honest 5 m/s between fixes of 20 m may jump by a further 17 m.
    public static let accuracyAware = StepGates(rawValue: 2)

    /// Why the gates stop a step of `metres` in `seconds`; nil when they let it through.
    ///
    /// `accuracies` are those of the last kept and of the new fix in metres, 0 where there is none. Steps without time,
    /// whose `seconds` are not a number, pass.
    public func reason(
        metres: Double,
        seconds: Double,
        accuracies: (Double, Double),
        topSpeed: Double
    ) -> CleaningReason? {
        guard !seconds.isNaN else { return nil }
        let way = seconds * topSpeed
        if contains(.originalDistance), metres > max(60, way + accuracies.1) { return .distanceGate }
        guard contains(.accuracyAware) else { return nil }
        let spread = (accuracies.0 * accuracies.0 + accuracies.1 * accuracies.1).squareRoot()
        return metres > way + min(spread, max(15, 7.5 * seconds)) ? .speedGate : nil
    }
}
