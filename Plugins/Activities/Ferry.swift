public import TurOutings

extension ActivityKind {
    /// A crossing by boat.
    public static let ferry = ActivityKind(
        id: KindID(rawValue: "ferry"),
        names: [
            "nb": "Fergetur", "de": "Fährfahrt", "en": "Ferry",
            "fr": "Traversée en ferry", "it": "Traghetto", "cs": "Trajekt", "ja": "フェリー",
        ],
        topSpeed: 30,
        color: "#0369a1",
        rank: 62,
        aliases: [
            "boat", "boating", "sailing", "sail", "ferge", "fähre",
        ]
    )
}
