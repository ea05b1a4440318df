public import TurOutings

/// The eight figures of an outing (row P57), derived from its legs.
public struct OutingFigures: Hashable, Sendable {
    /// Seconds over all legs, pauses included (row P47).
    public var totalSeconds = 0.0
    /// Seconds of the legs that are no pause, less the gaps between their pieces (row A16).
    public var movingSeconds = 0.0
    /// Metres over all legs.
    public var distance = 0.0
    /// Metres of the legs that were walked or run (row P49).
    public var pedestrianDistance = 0.0
    /// Steps of the dog: pedestrian metres over stride, times the sniff factor, rounded (rows P50, A6).
    public var dogSteps = 0
    /// Mean speed while moving, in metres a second; nil below 10 m (row P71).
    public var speed: Double?
    /// Whether `speed` is shown as pace, minutes a kilometre: when every leg but pauses is of a kind that has one.
    public var showsPace = false
    /// The highest top speed, in metres a second.
    public var topSpeed: Double?
    /// Metres climbed.
    public var ascent: Double?
    /// Metres descended.
    public var descent: Double?
    /// Mean heart rate, weighted by duration (row P48).
    public var heartRate: Double?

    /// The figures of `outing`, whose kinds are looked up in `catalog`.
    ///
    /// - Complexity: O(legs · kinds).
    public init(_ outing: Outing, catalog: Catalog) {
        self.init(outing.legs, settings: outing.settings, catalog: catalog)
    }

    /// The figures of `legs` under `settings`.
    ///
    /// - Complexity: O(legs · kinds).
    public init(_ legs: [Leg], settings: FrozenSettings, catalog: Catalog) {
        let summary = OutingSummary(legs)
        (totalSeconds, distance, topSpeed) = (summary.duration, summary.distance, summary.topSpeed)
        (ascent, descent, heartRate) = (summary.ascent, summary.descent, summary.heartRate)
        var movingDistance = 0.0
        var moving: [ActivityKind] = []
        for leg in legs {
            let kind = catalog.kind(leg.kind)
            if kind.isPedestrian { pedestrianDistance += leg.figures.distance }
            if kind.isPause { continue }
            moving.append(kind)
            movingSeconds += max(0, leg.duration - leg.figures.gapSeconds)
            movingDistance += leg.figures.distance
        }
        dogSteps = Self.dogSteps(pedestrianDistance, settings)
        showsPace = !moving.isEmpty && moving.allSatisfy { $0.measure == .pace }
        speed = movingDistance >= 10 && movingSeconds > 0 ? movingDistance / movingSeconds : nil
    }

    /// Steps of the dog over `metres` that its owner walked.
    public static func dogSteps(_ metres: Double, _ settings: FrozenSettings) -> Int {
        guard settings.stride > 0 else { return 0 }
        return Int((metres / settings.stride * settings.sniffFactor).rounded())
    }
}
