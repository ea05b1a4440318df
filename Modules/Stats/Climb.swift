import TurGeo

/// Metres climbed and descended, with a hysteresis: the level only moves once the elevation is 5 m away from it.
///
/// Elevations of receivers wander by some metres; adding up every step overstates a flat walk by tens of metres.
struct Climb {
    /// Metres by which the elevation has to differ.
    static let hysteresis = 5.0

    private(set) var ascent: Double?
    private(set) var descent: Double?
    private var level: Double?

    /// Takes in the elevations of `fixes`, in their order.
    mutating func add(_ fixes: Fixes) {
        for index in fixes.indices {
            if let elevation = fixes.value(.elevation, at: index) { add(elevation) }
        }
    }

    private mutating func add(_ elevation: Double) {
        guard let last = level else {
            (level, ascent, descent) = (elevation, ascent ?? 0, descent ?? 0)
            return
        }
        let change = elevation - last
        guard abs(change) >= Self.hysteresis else { return }
        if change > 0 { ascent = (ascent ?? 0) + change } else { descent = (descent ?? 0) - change }
        level = elevation
    }
}
