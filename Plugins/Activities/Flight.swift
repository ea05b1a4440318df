public import TurOutings

extension ActivityKind {
    /// A flight.
    public static let flight = ActivityKind(
        id: KindID(rawValue: "flight"),
        names: [
            "nb": "Flytur", "de": "Flug", "en": "Flight",
            "fr": "Vol", "it": "Volo", "cs": "Let", "ja": "フライト",
        ],
        topSpeed: 320,
        color: "#be185d",
        rank: 70,
        aliases: [
            "flying", "airplane", "plane", "fly",
        ]
    )
}
