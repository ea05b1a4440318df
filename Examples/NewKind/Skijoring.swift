import TurOutings

/// A kind of one's own, in one file: it appears in lists, statistics, on the map and in exports.
extension ActivityKind {
    /// Skiing behind one's dog.
    static let skijoring = ActivityKind(
        id: KindID(rawValue: "skijoring"),
        names: ["nb": "Snørekjøring", "de": "Skijöring", "en": "Skijoring"],
        topSpeed: 14,
        color: "#7c2d92",
        rank: 41,
        group: KindID(rawValue: "ski"),
        aliases: ["snørekjøring", "skijøring"]
    )
}
