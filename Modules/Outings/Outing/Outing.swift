import TurGeo

/// A deliberately recorded whole of one or more legs in chronological order (row P45).
public struct Outing: Hashable, Sendable {
    /// The permanent id.
    public var id: Identifier
    /// The legs, earliest first; at least one.
    ///
    /// Setting them derives the summary anew.
    public var legs: [Leg] { didSet { summary = OutingSummary(legs) } }
    /// The name that a person or a file gave it; else its title follows from its kinds.
    public var name: String?
    /// What a person wrote about it.
    public var note: String
    /// Words to find it by.
    public var tags: [String]
    /// What was noted on the way.
    public var markers: [Marker]
    /// Photographs, by reference.
    public var photos: [PhotoReference]
    /// Weather at the start.
    public var weather: Weather?
    /// Settings as they were when it was recorded (row P52).
    public var settings: FrozenSettings
    /// Where the offsets of its local times come from.
    public var timeBasis: TimeBasis
    /// Name of the program or device that wrote it.
    public var creator: String?
    /// What the file said that the model has no place for, for the way back.
    public var fragments: [Fragment]
    /// What follows from the legs.
    public private(set) var summary: OutingSummary

    /// An outing of `legs`, at least one, in chronological order.
    public init(
        id: Identifier,
        legs: [Leg],
        name: String? = nil,
        note: String = "",
        tags: [String] = [],
        markers: [Marker] = [],
        photos: [PhotoReference] = [],
        weather: Weather? = nil,
        settings: FrozenSettings = FrozenSettings(),
        timeBasis: TimeBasis = .written,
        creator: String? = nil,
        fragments: [Fragment] = []
    ) {
        (self.id, self.legs, self.name, self.note) = (id, legs, name, note)
        (self.tags, self.markers, self.photos, self.weather) = (tags, markers, photos, weather)
        (self.settings, self.timeBasis, self.creator, self.fragments) = (settings, timeBasis, creator, fragments)
        summary = OutingSummary(legs)
    }

    /// When the first leg began.
    public var start: LocalTime { legs.first?.start ?? LocalTime(Instant(milliseconds: 0), offsetMinutes: 0) }

    /// When the last leg ended.
    public var end: LocalTime { legs.last?.end ?? start }
}

/// What follows from the legs of an outing; never an authority (row P46).
public struct OutingSummary: Hashable, Sendable {
    /// Metres over all legs.
    public private(set) var distance = 0.0
    /// Seconds: the sum of the legs' durations, pauses included, never end less start (row P47).
    public private(set) var duration = 0.0
    /// Mean heart rate of the legs that have one, weighted by duration of at least 1 s (row P48).
    public private(set) var heartRate: Double?
    /// Metres climbed, where any leg knows.
    public private(set) var ascent: Double?
    /// Metres descended, where any leg knows.
    public private(set) var descent: Double?
    /// The highest top speed of a leg, in metres a second.
    public private(set) var topSpeed: Double?
    /// Kinds in the order of first appearance, each once.
    public private(set) var kinds: [KindID] = []
    /// Number of fixes as recorded.
    public private(set) var fixes = 0

    /// What follows from `legs`.
    public init(_ legs: [Leg]) {
        var beats = (sum: 0.0, weight: 0.0)
        for leg in legs {
            distance += leg.figures.distance
            duration += leg.duration
            fixes += leg.figures.fixes
            ascent = Self.added(ascent, leg.figures.ascent)
            descent = Self.added(descent, leg.figures.descent)
            if let speed = leg.figures.topSpeed { topSpeed = max(topSpeed ?? 0, speed) }
            if !kinds.contains(leg.kind) { kinds.append(leg.kind) }
            guard let rate = leg.figures.heartRate else { continue }
            let weight = max(1, leg.duration)
            beats = (beats.sum + rate * weight, beats.weight + weight)
        }
        heartRate = beats.weight > 0 ? beats.sum / beats.weight : nil
    }

    private static func added(_ sum: Double?, _ next: Double?) -> Double? {
        guard let next else { return sum }
        return (sum ?? 0) + next
    }
}
