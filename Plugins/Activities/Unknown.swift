public import TurOutings

extension ActivityKind {
    /// What an outing is until somebody says.
    public static let unknown = ActivityKind(
        id: .unknown,
        names: [
            "nb": "Tur", "de": "Tour", "en": "Outing",
            "fr": "Sortie", "it": "Uscita", "cs": "Výlet", "ja": "おでかけ",
        ],
        topSpeed: 100,
        color: "#5b6770",
        rank: 990,
        aliases: [
            "other", "workout", "generic", "uncategorized",
        ]
    )
}
